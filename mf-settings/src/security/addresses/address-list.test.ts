import { rounds } from '@flightdeck/shared/testing/rounds';
import fc from 'fast-check';
import {
  addressFinder,
  type EntryFault,
  entriesOf,
  listProblems,
  maxProblems,
  sameList,
  savedEntries,
  withEntry,
} from './address-list';

test.each<[string, string, readonly [number, string, EntryFault][]]>([
  ['nothing', '', []],
  ['blank lines', '\n \n', []],
  ['SET-064 addresses of both kinds', '203.0.113.7\n2001:db8::17', []],
  ['SET-065 a range without blanks', '12.12.12.1-12.12.12.100', []],
  ['SET-065 a range with blanks, as it comes back', '12.12.12.1 - 12.12.12.100', []],
  ['a range of IPv6', '2001:db8::1 - 2001:db8::ff', []],
  ['commas', '203.0.113.7, 203.0.113.8,', []],
  ['the line is named', '203.0.113.7\n300.12.8.1\n2001:db8::17', [[2, '300.12.8.1', 'no-address']]],
  [
    'each of them',
    'a\n1.1.1.1,b',
    [
      [1, 'a', 'no-address'],
      [2, 'b', 'no-address'],
    ],
  ],
  ['a network', '10.0.0.0/8', [[1, '10.0.0.0/8', 'network']]],
  ['a network of IPv6', '2001:db8::/32', [[1, '2001:db8::/32', 'network']]],
  ['a dash at the start', '-10.0.0.1', [[1, ' - 10.0.0.1', 'no-address']]],
  ['three ends', '10.0.0.1-10.0.0.2-10.0.0.3', [[1, '10.0.0.1 - 10.0.0.2 - 10.0.0.3', 'no-address']]],
  ['a range from IPv4 to IPv6', '10.0.0.1-::1', [[1, '10.0.0.1 - ::1', 'mixed']]],
  ['a range from high to low', '10.0.0.9-10.0.0.1', [[1, '10.0.0.9 - 10.0.0.1', 'backwards']]],
  ['ends are compared as numbers', '10.0.0.9-10.0.0.10', []],
])('%s', (_what, text, problems) => {
  expect(listProblems(text).map(({ line, entry, fault }) => [line, entry, fault])).toEqual(problems);
});

const entry = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.nat(0xfffffe).map((n) => `10.0.0.0-10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
);
const parting = fc.constantFrom('\n', ',', ', ', '\n\n', ' \n');

test('addresses and ranges have no problem, whatever parts them', () => {
  fc.assert(
    fc.property(fc.array(entry), parting, (entries, between) => {
      const text = entries.join(between);
      expect(listProblems(text)).toEqual([]);
      expect(entriesOf(text)).toEqual(entries.map((each) => each.replace('-', ' - ')));
      expect(sameList(text, savedEntries({ local: entries })?.join('\n') ?? '')).toBe(true);
    }),
  );
});

const text = fc.string({ unit: fc.constantFrom('1', '.', '-', ',', ' ', '\n', 'a'), maxLength: 14 });

test('two lists say the same exactly when their entries do, wherever they differ', () => {
  fc.assert(
    fc.property(text, text, text, text, (start, one, other, end) => {
      const [a, b] = [start + one + end, start + other + end];
      expect(sameList(a, b)).toBe(entriesOf(a).join('\n') === entriesOf(b).join('\n'));
    }),
    rounds,
  );
});

test('of very many bad lines the first ones are named; asked for certain lines, all others are left alone', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `nobody ${index}`);
  expect(listProblems(lines.join('\n')).map(({ line }) => line)).toEqual(
    lines.slice(0, maxProblems).map((_, i) => i + 1),
  );
  expect(listProblems(lines.join('\n'), new Set(['nobody 9000'])).map(({ line }) => line)).toEqual([9001]);
});

test('one bad line among good ones is found where it stands', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (before, after) => {
      expect(listProblems([...before, 'nobody', ...after].join('\n'))).toEqual([
        { line: before.length + 1, content: 'nobody', entry: 'nobody', fault: 'no-address' },
      ]);
    }),
  );
});

test.each<[string, unknown, readonly string[] | undefined]>([
  ['the list', { local: ['192.0.2.4', '192.0.2.10 - 192.0.2.20'] }, ['192.0.2.4', '192.0.2.10 - 192.0.2.20']],
  ['an empty one', { local: [] }, []],
  ['an empty map of PHP', [], []],
  ['the text that was sent', '192.0.2.4\n', ['192.0.2.4']],
  ['nothing known', undefined, undefined],
])('entries of %s', (_what, value, entries) => {
  expect(savedEntries(value)).toEqual(entries);
});

test.each<[string, string, boolean]>([
  ['SET-069 by itself', '198.51.100.1\n192.0.2.1', true],
  ['SET-069 inside a range', '192.0.2.0 - 192.0.2.255', true],
  ['not as a part of another address', '192.0.2.10', false],
  ['not in another range', '192.0.2.2-192.0.2.9', false],
  ['not among words', 'nobody', false],
])('listed: %s', (_what, text, listed) => {
  expect(addressFinder('192.0.2.1')(text)).toBe(listed);
});

test('SET-069 a list that changes is watched as if it were looked at anew', () => {
  const line = fc.constantFrom('192.0.2.1', '192.0.2.0-192.0.2.9', '10.0.0.1', 'nobody', '');
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 4 })), (states) => {
      const watch = addressFinder('192.0.2.1');
      for (const lines of states) {
        const text = lines.join('\n');
        expect({ text, listed: watch(text) }).toEqual({ text, listed: addressFinder('192.0.2.1')(text) });
      }
    }),
  );
});

test('SET-069 one of two lines that let it in is taken out: the other one still does', () => {
  const watch = addressFinder('192.0.2.1');
  expect(['192.0.2.1\n10.0.0.1\n192.0.2.0-192.0.2.9', '10.0.0.1\n192.0.2.0-192.0.2.9', '10.0.0.1'].map(watch)).toEqual([
    true,
    true,
    false,
  ]);
});

test.each<[string, string, string]>([
  ['an empty list', '', '192.0.2.1'],
  ['a list', '10.0.0.1', '10.0.0.1\n192.0.2.1'],
  ['a list that ends with an empty line', '10.0.0.1\n', '10.0.0.1\n192.0.2.1'],
])('one more in %s', (_what, text, longer) => {
  expect(withEntry(text, '192.0.2.1')).toBe(longer);
});
