/** @jest-environment ./tools/jest/environment.cjs */
import { CURRENCIES } from '@automattic/format-currency';
import fc from 'fast-check';
import { type CurrencyOptions, currencyParts, pricePieces } from './currency';

/** Returns an amount as one text. */
function textOf(amount: unknown, code: unknown, options?: CurrencyOptions): string {
  const { sign, symbol, integer, fraction } = currencyParts(amount, code, options) ?? {};
  return [sign, symbol, integer, fraction].join('');
}

// The library has the table of currencies; these rows cover each kind of symbol, separator and precision.
test.each([
  ['USD', '$', '1,234,567', '.13'],
  ['EUR', '€', '1.234.567', ',13'],
  ['GBP', '£', '1,234,567', '.13'],
  ['JPY', '¥', '1,234,567', ''],
  ['CHF', 'CHF', "1'234'567", '.13'],
  ['SEK', 'kr', '1,234,567', '.13'],
  ['DKK', 'kr.', '1234567', ',13'],
  ['VND', '₫', '1.234.567', ',1'],
  ['OMR', '﷼', '1,234,567', '.125'],
])('SHR-123 SHR-124 %s has its symbol, separators and precision', (code, symbol, integer, fraction) => {
  // 0.125, rounded half up at each precision
  const amount = 1234567 + (fraction === '' ? 0 : 0.125);
  expect(currencyParts(amount, code)).toEqual({ sign: '', symbol, integer, fraction });
});

test.each([
  ['SHR-127.1', 'JPY', 'no decimals', '¥1,235'],
  ['SHR-127.1', 'KRW', 'no decimals', '₩1,235'],
  ['SHR-127', 'VND', 'one decimal', '₫1.234,6'],
  ['SHR-127.2', 'BHD', 'three decimals', 'د.ب.\u200f1,234.560'],
  ['SHR-127.2', 'JOD', 'three decimals', 'د.ا.\u200f1,234.560'],
  ['SHR-127.2', 'KWD', 'three decimals', 'د.ك.\u200f1,234.560'],
  ['SHR-127.2', 'LYD', 'three decimals', 'د.ل.\u200f1,234.560'],
  ['SHR-127.2', 'OMR', 'three decimals', '﷼1,234.560'],
  ['SHR-127.2', 'TND', 'three decimals', 'د.ت.\u200f1,234.560'],
  ['SHR-127.3', 'EUR', 'two decimals', '€1.234,56'],
])('%s an amount in %s has %s', (_id, code, _decimals, text) => {
  expect(textOf(1234.56, code)).toBe(text);
});

test.each([
  [12.5, 'USD', { sign: '', symbol: '$', integer: '12', fraction: '.50' }],
  [-1234.5, 'EUR', { sign: '-', symbol: '€', integer: '1.234', fraction: ',50' }],
  [1.999, 'USD', { sign: '', symbol: '$', integer: '2', fraction: '.00' }],
  [0.5, 'JPY', { sign: '', symbol: '¥', integer: '1', fraction: '' }],
  [1234567, 'DKK', { sign: '', symbol: 'kr.', integer: '1234567', fraction: ',00' }],
  ['9.95', 'GBP', { sign: '', symbol: '£', integer: '9', fraction: '.95' }],
])('SHR-125 %p in %s has sign, symbol, integer and fraction', (amount, code, parts) => {
  expect(currencyParts(amount, code)).toEqual(parts);
});

test.each([['XYZ'], [''], ['usd'], ['constructor'], ['__proto__'], [undefined], [null], [978]])(
  'SHR-126 the unknown code %p is formatted like dollars',
  (code) => {
    expect(textOf(1234567.5, code)).toBe('$1,234,567.50');
  },
);

test.each([[Number.NaN], ['abc'], [''], [' '], ['12 USD'], [null], [undefined], [true], [[]], [[5]], [{}]])(
  'SHR-128 %p is not an amount and has no parts',
  (amount) => {
    expect(currencyParts(amount, 'USD')).toBeNull();
  },
);

test.each([[Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY], ['Infinity'], [1e21], [-1e300]])(
  'SHR-128 %p is too large to format and is shown as 0',
  (amount) => {
    expect(textOf(amount, 'USD')).toBe('$0.00');
  },
);

test('zero fractions can be left out', () => {
  expect(textOf(12, 'USD', { stripZeros: true })).toBe('$12');
  expect(textOf(12.5, 'USD', { stripZeros: true })).toBe('$12.50');
  expect(textOf(12, 'KZT', { stripZeros: true })).toBe('₸12');
});

test('SHR-129 formatting sends no request', () => {
  const fetchDouble = jest.fn(() => Promise.reject(new Error('No request is expected.')));
  const originalFetch = Reflect.get(globalThis, 'fetch');
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  Reflect.set(globalThis, 'fetch', fetchDouble);
  currencyParts(12, 'USD');
  currencyParts(12, 'XYZ');
  Reflect.set(globalThis, 'fetch', originalFetch);
  expect(fetchDouble).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test('any input returns null or an amount of digits and separators', () => {
  const amount = fc.oneof(fc.anything(), fc.double(), fc.double().map(String), fc.bigInt().map(String));
  const code = fc.oneof(fc.anything(), fc.constantFrom(...Object.keys(CURRENCIES)));
  fc.assert(
    fc.property(amount, code, (input, currency) => {
      const parts = currencyParts(input, currency);
      if (parts === null) return;
      expect(`${parts.integer}${parts.fraction}`).toMatch(/^\d[\d,. ';/-]*$/);
      expect(parts.symbol.length).toBeGreaterThan(0);
    }),
  );
});

/** Returns a price as text, with its fraction in parentheses. */
const priceText = (amount: unknown, code: unknown, lang: string) =>
  pricePieces(amount, code, lang)
    .map(({ text, isFraction }) => (isFraction ? `(${text})` : text))
    .join('')
    .replace(/\s/g, ' ')
    .replaceAll('\u200e', '');

test.each([
  [9.95, 'EUR', 'de', '9(,95 €)'],
  ['1234.5', 'USD', 'de_DE', '1.234(,50 $)'],
  [12, 'USD', 'pt-BR', 'US$ 12'],
  [12.001, 'USD', 'de', '12 $'],
  [9.95, 'EUR', 'en', '€9(,95)'],
  [-9.95, 'EUR', 'en', '-€9(,95)'],
  [12, 'USD', 'en', '$12'],
  [9.95, 'EUR', 'no language!', '€9(,95)'],
  [9.95, 'XYZ', 'de', '$9(.95)'],
  [9.95, 'constructor', 'de', '$9(.95)'],
  ['soon', 'EUR', 'de', ''],
])('the price %p %s in the language "%s" is "%s"', (amount, code, lang, text) => {
  expect(priceText(amount, code, lang)).toBe(text);
});
