/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { introOffersRead, siteDiscountRead } from './offers.call';

fakeServer();

const offer = {
  product_id: 2106,
  product_slug: 'jetpack_scan',
  currency_code: 'USD',
  formatted_price: '$59.70',
  original_price: 119.4,
  raw_price: 59.7,
  discount_percentage: 50,
  ineligible_reason: null,
  interval_count: 1,
  interval_unit: 'month',
};

test('SHR-068 reads the introductory offers', async () => {
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [offer] });
  await expect(readNow(introOffersRead)).resolves.toEqual([
    {
      product_slug: 'jetpack_scan',
      currency_code: 'USD',
      original_price: 119.4,
      raw_price: 59.7,
      discount_percentage: 50,
      ineligible_reason: null,
      interval_count: 1,
      interval_unit: 'month',
    },
  ]);
});

test('REC-035 reads an offer without prices, and the prices of the other offers', async () => {
  const { original_price: _full, raw_price: _raw, ...withoutPrices } = offer;
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [withoutPrices, offer] });
  await expect(readNow(introOffersRead)).resolves.toMatchObject([
    { product_slug: 'jetpack_scan', original_price: null, raw_price: null },
    { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.7 },
  ]);
});

test.each([
  [
    'all fields',
    { code: 'X', discount: 20, expiry_date: '2026-11-26T00:00:00Z', is_used: true },
    { code: 'X', discount: 20, expiry_date: '2026-11-26T00:00:00Z', is_used: true },
  ],
  [
    'a percentage in a string',
    { code: 'X', discount: '20%' },
    { code: 'X', discount: '20%', expiry_date: '', is_used: false },
  ],
  ['a missing percentage', { code: 'X' }, { code: 'X', discount: null, expiry_date: '', is_used: false }],
  ['no code as null', { code: '', discount: 20 }, null],
])('REC-031 reads a discount with %s', async (_what, data, expected) => {
  onCall('GET', 'site/discount').reply(200, { code: 'success', data });
  await expect(readNow(siteDiscountRead)).resolves.toEqual(expected);
});

test('SHR-068 treats the error for unlinked users inside a 200 response as a failure', async () => {
  const refused = { code: 'intro_offers_fetch_failed', message: 'Could not retrieve.', data: { status: '' } };
  onCall('GET', 'intro-offers').reply(200, refused);
  await expect(readNow(introOffersRead)).rejects.toMatchObject({ message: 'Could not retrieve.' });
});

test('SHR-060 SHR-094.3 reads the discount of the site', async () => {
  const discount = { code: 'SAVE20', discount: 20, expiry_date: '2026-11-26T00:00:00Z', is_used: false };
  onCall('GET', 'site/discount').reply(200, { code: 'success', data: discount });
  await expect(readNow(siteDiscountRead)).resolves.toEqual(discount);
});

test.each([[null], [[]], [{}], [{ code: '' }]])('SHR-060 reads %j as no discount', async (data) => {
  onCall('GET', 'site/discount').reply(200, { code: 'success', data });
  await expect(readNow(siteDiscountRead)).resolves.toBeNull();
});
