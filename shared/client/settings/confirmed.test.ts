import type { Settings } from '../../contracts/wire/settings';
import { compareRead, confirm } from './confirmed';

const minute = 60_000;

interface Row {
  readonly before: Settings;
  /** Writes, one after another. */
  readonly writes: readonly Settings[];
  readonly read: Settings;
  /** Milliseconds between the writes and the read. Default: 0. */
  readonly after?: number;
  readonly shown: Settings;
  /** Options for which the read has a value from before the writes. */
  readonly older: readonly string[];
}

const rows: Readonly<Record<string, Row>> = {
  'a read with the new value shows that value': {
    before: { a: false },
    writes: [{ a: true }],
    read: { a: true },
    shown: { a: true },
    older: [],
  },
  'a read with the old value shows the confirmed value': {
    before: { a: false, b: 1 },
    writes: [{ a: true }],
    read: { a: false, b: 2 },
    shown: { a: true, b: 2 },
    older: ['a'],
  },
  'a read with the old value in another form shows the confirmed value': {
    before: { a: 'x' },
    writes: [{ a: 'y' }],
    read: { a: ' x' },
    shown: { a: 'y' },
    older: ['a'],
  },
  'a read with a third value shows that value': {
    before: { a: 'x' },
    writes: [{ a: '<b>y</b>' }],
    read: { a: 'y' },
    shown: { a: 'y' },
    older: [],
  },
  'a read with the new value as the server stores it shows that value': {
    before: { a: 'x' },
    writes: [{ a: 'y ' }],
    read: { a: 'y' },
    shown: { a: 'y' },
    older: [],
  },
  'a read with only one of two new values shows both values that were read': {
    before: { a: false, b: false },
    writes: [{ a: true, b: true }],
    read: { a: true, b: false },
    shown: { a: true, b: false },
    older: [],
  },
  'a read with the old value of the only changed option shows the confirmed value': {
    before: { a: true, b: false },
    writes: [{ a: true, b: true }],
    read: { a: true, b: false },
    shown: { a: true, b: true },
    older: ['b'],
  },
  'a read with the value from before two writes shows the last confirmed value': {
    before: { a: 1 },
    writes: [{ a: 2 }, { a: 3 }],
    read: { a: 1 },
    shown: { a: 3 },
    older: ['a'],
  },
  'a read with the value between two writes shows the last confirmed value': {
    before: { a: 1 },
    writes: [{ a: 2 }, { a: 3 }],
    read: { a: 2 },
    shown: { a: 3 },
    older: ['a'],
  },
  'a read with the original value, which the second write restored, shows that value': {
    before: { a: 1 },
    writes: [{ a: 2 }, { a: 1 }],
    read: { a: 1 },
    shown: { a: 1 },
    older: [],
  },
  'a read without the option shows no value for it': {
    before: { a: 'x' },
    writes: [{ a: 'y' }],
    read: { b: 1 },
    shown: { b: 1 },
    older: [],
  },
  'a read without an option that was never read shows no value for it': {
    before: { b: 1 },
    writes: [{ a: true }],
    read: { b: 1 },
    shown: { b: 1 },
    older: [],
  },
  'a read with the old value after one minute shows the confirmed value': {
    before: { a: false },
    writes: [{ a: true }],
    read: { a: false },
    after: minute,
    shown: { a: true },
    older: ['a'],
  },
  'a read with the old value after two minutes shows that value': {
    before: { a: false },
    writes: [{ a: true }],
    read: { a: false },
    after: 2 * minute,
    shown: { a: false },
    older: [],
  },
};

test.each(Object.entries(rows))('%s', (_what, row) => {
  const { before, writes, read, after = 0, shown, older } = row;
  let confirmations = new Map();
  let current = before;
  for (const write of writes) {
    confirmations = new Map(confirm(confirmations, write, current, 0));
    current = { ...current, ...write };
  }
  expect(compareRead(confirmations, read, after)).toMatchObject({ settings: shown, older });
});

test('after a read with the new value, a later read with the old value shows the old value', () => {
  const confirmations = confirm(new Map(), { a: true }, { a: false }, 0);
  const compared = compareRead(confirmations, { a: true }, 0);
  expect(compareRead(compared.confirmations, { a: false }, 1).settings).toEqual({ a: false });
});
