import type { Settings } from '../../../contracts/wire/settings';
import { compareRead, confirm } from './confirmed';

const minute = 60_000;

interface Row {
  readonly before: Settings;
  /** Writes, one after another. */
  readonly writes: readonly Settings[];
  readonly read: Settings;
  readonly after?: number;
  readonly shown: Settings;
  readonly older: readonly string[];
}

const rows: Readonly<Record<string, Row>> = {
  'the read has the new value': {
    before: { a: false },
    writes: [{ a: true }],
    read: { a: true },
    shown: { a: true },
    older: [],
  },
  'the read has the old value': {
    before: { a: false, b: 1 },
    writes: [{ a: true }],
    read: { a: false, b: 2 },
    shown: { a: true, b: 2 },
    older: ['a'],
  },
  'the read has the old value in another form': {
    before: { a: 'x' },
    writes: [{ a: 'y' }],
    read: { a: ' x' },
    shown: { a: 'y' },
    older: ['a'],
  },
  'the read has a third value': {
    before: { a: 'x' },
    writes: [{ a: '<b>y</b>' }],
    read: { a: 'y' },
    shown: { a: 'y' },
    older: [],
  },
  'the read has the new value as the server stores it': {
    before: { a: 'x' },
    writes: [{ a: 'y ' }],
    read: { a: 'y' },
    shown: { a: 'y' },
    older: [],
  },
  'the read has only one of two new values': {
    before: { a: false, b: false },
    writes: [{ a: true, b: true }],
    read: { a: true, b: false },
    shown: { a: true, b: false },
    older: [],
  },
  'the write did not change one of two values': {
    before: { a: true, b: false },
    writes: [{ a: true, b: true }],
    read: { a: true, b: false },
    shown: { a: true, b: true },
    older: ['b'],
  },
  'the read has the value from before two writes': {
    before: { a: 1 },
    writes: [{ a: 2 }, { a: 3 }],
    read: { a: 1 },
    shown: { a: 3 },
    older: ['a'],
  },
  'the read has the value between two writes': {
    before: { a: 1 },
    writes: [{ a: 2 }, { a: 3 }],
    read: { a: 2 },
    shown: { a: 3 },
    older: ['a'],
  },
  'the second write reverted the first one': {
    before: { a: 1 },
    writes: [{ a: 2 }, { a: 1 }],
    read: { a: 1 },
    shown: { a: 1 },
    older: [],
  },
  'the read lacks the option': {
    before: { a: 'x' },
    writes: [{ a: 'y' }],
    read: { b: 1 },
    shown: { b: 1 },
    older: [],
  },
  'no read has the option': {
    before: { b: 1 },
    writes: [{ a: true }],
    read: { b: 1 },
    shown: { b: 1 },
    older: [],
  },
  'the old read comes after a minute': {
    before: { a: false },
    writes: [{ a: true }],
    read: { a: false },
    after: minute,
    shown: { a: true },
    older: ['a'],
  },
  'the old read comes after two minutes': {
    before: { a: false },
    writes: [{ a: true }],
    read: { a: false },
    after: 2 * minute,
    shown: { a: false },
    older: [],
  },
};

test.each(Object.entries(rows))('when %s, the expected value shows', (_what, row) => {
  const { before, writes, read, after = 0, shown, older } = row;
  let known = new Map();
  let current = before;
  for (const write of writes) {
    known = new Map(confirm(known, write, current, 0));
    current = { ...current, ...write };
  }
  expect(compareRead(known, read, after)).toMatchObject({ settings: shown, older });
});

test('a read with the new value ends the comparison', () => {
  const known = confirm(new Map(), { a: true }, { a: false }, 0);
  const { confirmations } = compareRead(known, { a: true }, 0);
  expect(compareRead(confirmations, { a: false }, 1).settings).toEqual({ a: false });
});
