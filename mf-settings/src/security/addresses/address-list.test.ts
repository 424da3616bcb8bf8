import { rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import {
  type EntryFault,
  entriesOf,
  haveSameEntries,
  isReadCorrectly,
  listProblems,
  maxProblems,
  savedEntries,
  withEntry,
} from './address-list';
import { shortForm } from './ip-address';

type Problem = readonly [line: number, entry: string, EntryFault];
const noAddress = (line: number, entry: string): Problem => [line, entry, 'no-address'];
const threeAddresses = '10.0.0.1-10.0.0.2-10.0.0.3';

test.each<[string, string, readonly Problem[]]>([
  ['accepts an empty list', '', []],
  ['accepts blank lines', '\n \n', []],
  ['SET-064 accepts IPv4 and IPv6 addresses', '203.0.113.7\n2001:db8::17', []],
  ['SET-065 accepts a range without spaces', '12.12.12.1-12.12.12.100', []],
  ['SET-065 accepts a range with spaces', '12.12.12.1 - 12.12.12.100', []],
  ['accepts a range of IPv6 addresses', '2001:db8::1 - 2001:db8::ff', []],
  ['accepts full-width digits and dots', '１０．０．０．１－１０．０．０．９', []],
  ['accepts commas', '203.0.113.7, 203.0.113.8,', []],
  ['returns the line of an invalid entry', '203.0.113.7\n300.12.8.1\n2001:db8::17', [[2, '300.12.8.1', 'no-address']]],
  ['returns several problems', 'a\n1.1.1.1,b', [noAddress(1, 'a'), noAddress(2, 'b')]],
  ['rejects a network', '10.0.0.0/8', [[1, '10.0.0.0/8', 'network']]],
  ['rejects an IPv6 network', '2001:db8::/32', [[1, '2001:db8::/32', 'network']]],
  ['rejects a dash at the start', '-10.0.0.1', [noAddress(1, '-10.0.0.1')]],
  ['rejects a range with three addresses', threeAddresses, [noAddress(1, threeAddresses)]],
  ['rejects a range from IPv4 to IPv6', '10.0.0.1-::1', [[1, '10.0.0.1-::1', 'mixed']]],
  ['rejects a range from high to low', '10.0.0.9-10.0.0.1', [[1, '10.0.0.9-10.0.0.1', 'backwards']]],
  ['accepts a range whose ends are ordered as numbers but not as text', '10.0.0.9-10.0.0.10', []],
])('%s', (_what, text, problems) => {
  expect(listProblems(text).map(({ line, entry, fault }) => [line, entry, fault])).toEqual(problems);
});

const anyEntry = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.nat(0xfffffe).map((n) => `10.0.0.0-10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
);
const anySeparator = fc.constantFrom('\n', ',', ', ', '\n\n', ' \n', '\r\n', ' ', '\t', ';', '; ', '、');

test('accepts addresses and ranges with any separator', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), anySeparator, (entries, separator) => {
      const text = entries.join(separator);
      expect(listProblems(text)).toEqual([]);
      expect(entriesOf(text)).toEqual(entries.map((each) => shortForm(each)));
      expect(haveSameEntries(text, savedEntries({ local: entries })?.join('\n') ?? '')).toBe(true);
    }),
  );
});

test.each([
  ['spaces around the dash', '198.51.100.1 - 198.51.100.40'],
  ['a space before the dash', '198.51.100.1 -198.51.100.40'],
  ['a space after the dash', '198.51.100.1- 198.51.100.40'],
  ['tabs around the dash', '198.51.100.1\t-\t198.51.100.40'],
  ['an en dash', '198.51.100.1–198.51.100.40'],
  ['an em dash with spaces', '198.51.100.1 — 198.51.100.40'],
  ['a minus sign', '198.51.100.1−198.51.100.40'],
  ['a full-width dash', '198.51.100.1－198.51.100.40'],
  ['the dots and the dash of a keyboard for Japanese', '１９８。５１。１００。１ー１９８。５１。１００。４０'],
  ['a full-width tilde', '198.51.100.1～198.51.100.40'],
])('SET-065 reads a range with %s and returns it without spaces', (_what, range) => {
  const text = `203.0.113.9 ${range} 2001:db8::1\n${range}`;
  const savedText = '198.51.100.1-198.51.100.40';
  expect(listProblems(text)).toEqual([]);
  expect(entriesOf(text)).toEqual(['203.0.113.9', savedText, '2001:db8::1', savedText]);
});

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.0/0', true],
  ['10.0.0.0/32', true],
  ['10.0.0.0/33', false],
  ['2001:db8::/32', true],
  ['2001:db8::/128', true],
  ['2001:db8::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['localhost/8', false],
  ['10.0.0.0/8-10.0.0.9', false],
])('if Jetpack accepts networks, %s is valid: %s', (entry, isValid) => {
  expect(listProblems(`10.0.0.1 ${entry}`, undefined, true)).toHaveLength(isValid ? 0 : 1);
});

test.each([
  ['198.51.100.1-198.51.100.40\n2001:db8::17', true],
  ['198.51.100.1-198.51.100.40 203.0.113.9;203.0.113.10,203.0.113.11', true],
  ['# office\r\n10.0.0.0/8', true],
  ['', true],
  ['198.51.100.1 - 198.51.100.40', false],
  ['198.51.100.1–198.51.100.40', false],
  ['203.0.113.9、203.0.113.10', false],
  ['2001:DB8::17', false],
  ['2001:db8:0:0:0:0:0:17', false],
])('the firewall reads the entries of %j correctly: %s', (stored, isCorrect) => {
  expect(isReadCorrectly(stored)).toBe(isCorrect);
  expect(isReadCorrectly(entriesOf(stored).join('\n'))).toBe(true);
});

const anyText = fc.string({ unit: fc.constantFrom('1', '.', '-', ',', ' ', '\n', 'a'), maxLength: 14 });

test('two lists count as the same if and only if their entries are equal', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (start, middleA, middleB, end) => {
      const [a, b] = [start + middleA + end, start + middleB + end];
      expect(haveSameEntries(a, b)).toBe(entriesOf(a).join('\n') === entriesOf(b).join('\n'));
    }),
    rounds,
  );
});

test('returns only the first problems of a long list, and can restrict the check to some lines', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `localhost${index}`);
  expect(listProblems(lines.join('\n')).map(({ line }) => line)).toEqual(
    lines.slice(0, maxProblems).map((_, i) => i + 1),
  );
  expect(listProblems(lines.join('\n'), new Set(['localhost9000'])).map(({ line }) => line)).toEqual([9001]);
});

test('limits the problems of a long line', () => {
  expect(listProblems('word '.repeat(10_000))).toHaveLength(maxProblems);
});

test('finds an invalid line at any position', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(anyEntry), (before, after) => {
      expect(listProblems([...before, 'localhost', ...after].join('\n'))).toEqual([
        { line: before.length + 1, content: 'localhost', entry: 'localhost', fault: 'no-address' },
      ]);
    }),
  );
});

test.each<[string, unknown, readonly string[]]>([
  ['a list', { local: ['192.0.2.4', '192.0.2.10 - 192.0.2.20'] }, ['192.0.2.4', '192.0.2.10-192.0.2.20']],
  ['a list with gaps', { local: { 0: '192.0.2.4', 2: '192.0.2.6' } }, ['192.0.2.4', '192.0.2.6']],
  ['a string in place of a list', { local: '192.0.2.4' }, ['192.0.2.4']],
  ['an empty list', { local: [] }, []],
  ['an empty PHP map', [], []],
  ['the text that the last save sent', '192.0.2.4\n', ['192.0.2.4']],
])('returns the entries of %s', (_what, value, entries) => {
  expect(savedEntries(value)).toEqual(entries);
});

test.each<[string, unknown]>([
  ['a number in place of a list', { local: 4 }],
  ['null in place of a list', { local: null }],
  ['null', null],
  ['a missing value', undefined],
  ['a value with other lists', { allowed: ['192.0.2.4'] }],
  ['a list of objects', { local: [{ ip: '192.0.2.4' }] }],
])('returns undefined for %s', (_what, value) => {
  expect(savedEntries(value)).toBeUndefined();
});

test.each<[string, string, string]>([
  ['an empty list', '', '192.0.2.1'],
  ['a list', '10.0.0.1', '10.0.0.1\n192.0.2.1'],
  ['a list that ends with an empty line', '10.0.0.1\n', '10.0.0.1\n192.0.2.1'],
])('adds an entry to %s', (_what, text, expected) => {
  expect(withEntry(text, '192.0.2.1')).toBe(expected);
});
