import fc from 'fast-check';
import { priceOf } from './amount';
import { formatCount, formatMilliseconds, formatStorage } from './number';

test.each([
  [0, ',', '0'],
  ['17', ',', '17'],
  [999, ',', '999'],
  [1000, ',', '1,000'],
  [1234567, ',', '1,234,567'],
  [-123456, ',', '-123,456'],
  [-0.5, '.', '0'],
  [12.9, '.', '12'],
  [1234567, '.', '1.234.567'],
  [1234567, '\u00a0', '1\u00a0234\u00a0567'],
  [1234567, "$'", "1$'234$'567"],
  [1234567, '', '1234567'],
  [1e21, ',', '1,000,000,000,000,000,000,000'],
  [1.5e20, '.', '150.000.000.000.000.000.000'],
])('the count %p with the separator %j is %s', (count, thousandsSeparator, text) => {
  expect(formatCount(count, { lang: 'de', thousandsSeparator })).toBe(text);
});

test.each([
  [0, 'en', '0'],
  [1234567, 'en', '1,234,567'],
  [1234567, 'de_DE_formal', '1.234.567'],
  [1234567, 'hi', '12,34,567'],
  [1234567, 'ar-EG', '١٬٢٣٤٬٥٦٧'],
  [1234, 'no language!', '1,234'],
  [-0.5, 'de', '0'],
  [1e21, 'de', '1.000.000.000.000.000.000.000'],
])('without a separator, the count %p in the language "%s" is %s', (count, lang, text) => {
  expect(formatCount(count, { lang })).toBe(text);
});

test.each([
  [0, 0],
  ['9.95', 9.95],
  [1e20, 1e20],
  [1e21, null],
  [-1, null],
  ['', null],
  [null, null],
])('the price %p is %p', (value, price) => {
  expect(priceOf(value)).toBe(price);
});

test.each([['N/A'], [''], [null], [undefined], [false], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], [[3]]])(
  '%p is not a count and returns an empty string',
  (count) => {
    expect(formatCount(count, { lang: 'en' })).toBe('');
  },
);

test('any value returns digits or an empty string', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.maxSafeInteger()), (count) => {
      expect(formatCount(count, { lang: 'en' })).toMatch(/^$|^-?\d/);
    }),
  );
});

test.each([
  ['en', '1,234 ms'],
  ['de', '1.234 ms'],
  ['es', '1234 ms'],
  ['fr', '1 234 ms'],
  ['pt_BR', '1.234 ms'],
  ['ja', '1,234 ms'],
  ['ar', '1,234 ملي ث'],
])('in %s, a time is written %s', (lang, time) => {
  expect(formatMilliseconds(1234, lang).replace(/\s/g, ' ')).toBe(time);
});

test.each([
  ['10GB', 'en', '10GB'],
  ['1TB', 'en_US', '1TB'],
  ['10GB', 'fr', '10\u202fGo'],
  ['1TB', 'fr_FR', '1\u202fTo'],
  ['1GB', 'de', '1\u00a0GB'],
  ['10GB', 'ar', '10 غ.ب'],
  ['10GB', 'no language!', '10GB'],
  ['10GB', 'enUS', '10GB'],
  ['10GB', 'pt_PT_ao90', '10 GB'],
  ['', 'de', ''],
  ['plenty', 'de', 'plenty'],
  ['10GBit', 'de', '10GBit'],
  ['1.5TB', 'de', '1.5TB'],
])('the storage %p in the language "%s" is %p', (amount, lang, text) => {
  expect(formatStorage(amount, lang)).toBe(text);
});
