import fc from 'fast-check';
import {
  type IntroOffer,
  introOfferOf,
  isDiscountActive,
  isFirstMonthOnly,
  largestPercent,
  offerPercent,
  offerPrices,
  suggestionPrices,
} from './intro-offer';
import { monthlyOf, percentOff, yearlyOf } from './prices';

test.each([
  [119.4, 9.95],
  ['120', 10],
  [0, 0],
])('SHR-120 converts the yearly price %p to %p per month', (yearly, monthly) => {
  expect(monthlyOf(yearly)).toBeCloseTo(monthly, 10);
});

test.each([[-12], [''], [null], [1e21]])('SHR-120 returns null for the yearly price %p', (yearly) => {
  expect(monthlyOf(yearly)).toBeNull();
});

test.each([
  [19.95, 239.4],
  ['5', 60],
])('SHR-121 converts the monthly cost %p to %p per year', (cost, yearly) => {
  expect(yearlyOf(cost)).toBeCloseTo(yearly, 10);
});

test.each([[-1], [undefined]])('SHR-121 returns null for the monthly cost %p', (cost) => {
  expect(yearlyOf(cost)).toBeNull();
});

test.each([
  [100, 50, 50],
  [9.95, 4.99, 49],
  [3, 1, 66],
  // 0.29 * 100 is 28.999… in binary
  [1, 0.71, 29],
  [100, 100, 0],
  [100, 120, 0],
  [0, 0, 0],
  [100, 0, 100],
  [100, undefined, 0],
  ['x', 1, 0],
])('SHR-122 a reduction from %p to %p is %p percent, rounded down', (price, offPrice, percent) => {
  expect(percentOff(price, offPrice)).toBe(percent);
});

const offer: IntroOffer = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.7 };
const monthOffer: IntroOffer = { ...offer, interval_count: 1, interval_unit: 'month' };

test.each<[string, unknown, IntroOffer | undefined, unknown, unknown]>([
  ['an offer', 9.95, offer, 0, { price: 9.95, offPrice: 4.975, percent: 50 }],
  ['an offer and a discount', 9.95, offer, 20, { price: 9.95, offPrice: 3.98, percent: 60 }],
  [
    'an offer for the first month, which excludes the discount',
    9.95,
    monthOffer,
    20,
    { price: 9.95, offPrice: 4.975, percent: 50 },
  ],
  [
    'an offer for the first year and a discount',
    9.95,
    { ...monthOffer, interval_unit: 'year' },
    20,
    { price: 9.95, offPrice: 3.98, percent: 60 },
  ],
  [
    'an offer for three months and a discount',
    9.95,
    { ...monthOffer, interval_count: 3 },
    20,
    { price: 9.95, offPrice: 3.98, percent: 60 },
  ],
  ['only a discount', 10, undefined, '15', { price: 10, offPrice: 8.5, percent: 15 }],
  ['neither offer nor discount', 19.95, undefined, 0, { price: 19.95, offPrice: null, percent: 0 }],
  ['an offer without a raw price', 10, { original_price: 240 }, 0, { price: 20, offPrice: null, percent: 0 }],
])('returns monthly prices and the percent of a suggestion with %s', (_what, cost, input, discount, prices) => {
  const close = (value: unknown) => (typeof value === 'number' ? expect.closeTo(value, 8) : value);
  const expected = Object.fromEntries(Object.entries(Object(prices)).map(([name, value]) => [name, close(value)]));
  expect(suggestionPrices(cost, input, discount)).toEqual(expected);
});

test('SHR-120 returns the monthly prices of a product with its offer or a discount', () => {
  expect(offerPrices(240, undefined)).toEqual({ price: 20, offPrice: null, percent: 0 });
  expect(offerPrices(240, { original_price: 120, raw_price: 60 })).toEqual({
    price: 10,
    offPrice: 5,
    percent: 50,
  });
  expect(offerPrices(240, undefined, 50)).toEqual({ price: 20, offPrice: 10, percent: 50 });
  expect(offerPrices('', undefined, 50)).toBeNull();
});

test.each([
  ['REC-032 returns the percent of an offer', 100, 50, 0, 50],
  ['REC-032 returns the percent of an offer and a discount', 100, 50, 20, 60],
  ['REC-032 returns the percent of an offer, rounded up', 3, 1, 0, 67],
  ['REC-032 returns the percent of an offer and a discount that are strings', '100', '80', '10', 28],
  ['REC-032 returns the percent of an offer and a discount whose string begins with digits', 100, 80, '10.9%', 28],
  ['REC-032 returns the percent of an offer and a discount of 100 percent', 100, 80, 100, 100],
  ['returns the percent of an offer alone for a discount above 100 percent', 100, 80, 101, 20],
  ['returns the percent of an offer alone for a negative discount', 100, 80, -10, 20],
  ['REC-034 returns 0 for a discount that is not a number', 100, 80, 'ten', 0],
  ['REC-034 returns 0 for a missing discount', 100, 80, null, 0],
  ['REC-034 returns 0 without an original price', undefined, 80, 10, 0],
  ['REC-034 returns 0 for an original price of 0', 0, 80, 10, 0],
  ['REC-034 returns 0 without a raw price', 100, null, 10, 0],
])('%s', (_what, original_price, raw_price, discount, percent) => {
  expect(offerPercent({ original_price, raw_price }, discount)).toBe(percent);
});

const offers = [
  offer,
  { product_slug: 'jetpack_search', original_price: 100, raw_price: 25 },
  { product_slug: 'jetpack_boost', original_price: 100, raw_price: 1 },
];

test('REC-033 returns the largest percent among the offers of the products', () => {
  expect(largestPercent(offers, ['jetpack_scan', 'jetpack_search'], 0)).toBe(75);
  expect(largestPercent(offers, ['none'], 0)).toBe(0);
  expect(largestPercent(null, ['jetpack_scan'], 20)).toBe(0);
});

test('finds the introductory offer of a product', () => {
  expect(introOfferOf(offers, 'jetpack_scan')).toBe(offer);
  expect(introOfferOf(offers, 'jetpack_boost')).toBe(offers[2]);
  expect(introOfferOf([{}], undefined)).toBeUndefined();
});

const now = new Date('2026-11-21T12:00:00Z');
test.each([
  ['is active when it is unused and has not expired', { discount: 20, expiry_date: '2026-11-22T00:00:00Z' }, true],
  ['is active without a code', { code: '', discount: 20, expiry_date: '2026-11-22' }, true],
  ['is not active when it is used', { discount: 20, is_used: true, expiry_date: '2026-11-22' }, false],
  ['is not active when it has expired', { discount: 20, expiry_date: '2026-11-21T12:00:00Z' }, false],
  ['is not active without an expiry date', { discount: 20 }, false],
  ['is not active when the site has none', null, false],
])('REC-027 a discount %s', (_what, discount, isActive) => {
  expect(isDiscountActive(discount, now)).toBe(isActive);
});

test('returns null or a finite number for any input', () => {
  const value = fc.oneof(fc.anything(), fc.double(), fc.double().map(String), fc.constant(1e308));
  const someOffer = fc.option(
    fc.record({
      product_slug: value,
      original_price: value,
      raw_price: value,
      interval_count: value,
      interval_unit: value,
    }),
    { nil: undefined },
  );
  const isNumberOrNull = (answer: unknown) => answer === null || Number.isFinite(answer);
  fc.assert(
    fc.property(value, value, someOffer, (amount, otherAmount, input) => {
      const priceSets = [suggestionPrices(amount, input, otherAmount), offerPrices(amount, input, otherAmount)];
      const results = [
        monthlyOf(amount),
        yearlyOf(amount),
        percentOff(amount, otherAmount),
        offerPercent(input, amount),
        largestPercent(input && [input], [amount, input?.product_slug], otherAmount),
        ...priceSets.flatMap((prices) => (prices ? [prices.price, prices.offPrice, prices.percent] : [])),
      ];
      expect(results.filter((answer) => !isNumberOrNull(answer))).toEqual([]);
      expect(typeof isFirstMonthOnly(input)).toBe('boolean');
    }),
  );
});
