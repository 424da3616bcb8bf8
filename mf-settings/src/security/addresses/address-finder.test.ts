import fc from 'fast-check';
import { addressFinder } from './address-list';

test.each<[string, string, boolean]>([
  ['SET-069 finds an address as an entry', '198.51.100.1\n192.0.2.1', true],
  ['SET-069 finds an address inside a range', '192.0.2.0 - 192.0.2.255', true],
  ['does not find an address as part of another one', '192.0.2.10', false],
  ['does not find an address outside a range', '192.0.2.2-192.0.2.9', false],
  ['does not find an address in other text', 'localhost', false],
])('%s', (_what, text, isListed) => {
  expect(addressFinder('192.0.2.1')(text)).toBe(isListed);
});

test('finds nothing if the address is invalid', () => {
  expect(addressFinder('')('192.0.2.1')).toBe(false);
});

test('SET-069 a finder that searched earlier versions of a list returns the same result as a new finder', () => {
  const anyLine = fc.constantFrom('192.0.2.1', '192.0.2.0-192.0.2.9', '10.0.0.1', 'localhost', '');
  fc.assert(
    fc.property(fc.array(fc.array(anyLine, { maxLength: 4 })), (states) => {
      const find = addressFinder('192.0.2.1');
      for (const lines of states) {
        const text = lines.join('\n');
        expect({ text, isListed: find(text) }).toEqual({ text, isListed: addressFinder('192.0.2.1')(text) });
      }
    }),
  );
});

test('SET-069 finds a second line that covers the address after the first one is removed', () => {
  const find = addressFinder('192.0.2.1');
  expect(['192.0.2.1\n10.0.0.1\n192.0.2.0-192.0.2.9', '10.0.0.1\n192.0.2.0-192.0.2.9', '10.0.0.1'].map(find)).toEqual([
    true,
    true,
    false,
  ]);
});
