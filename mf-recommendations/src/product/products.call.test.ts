/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { plansRead, productsRead, siteProductsRead } from './products.call';

fakeServer();

const scan = {
  product_id: 2106,
  product_slug: 'jetpack_scan',
  product_name: 'Jetpack Scan',
  description: 'Finds threats.',
  cost: 119.4,
  cost_display: '$119.40',
  currency_code: 'USD',
  product_term: 'year',
  available: true,
  introductory_offer: { interval_unit: 'year', interval_count: 1, usage_limit: null, cost_per_interval: 59.7 },
  price_tier_list: [],
};
const parsedScan = {
  product_id: 2106,
  product_slug: 'jetpack_scan',
  product_name: 'Jetpack Scan',
  cost: 119.4,
  currency_code: 'USD',
  introductory_offer: { interval_unit: 'year', interval_count: 1, cost_per_interval: 59.7 },
};

test('SHR-065 reads the products by slug', async () => {
  onCall('GET', 'products').reply(200, { jetpack_scan: scan });
  await expect(readNow(productsRead)).resolves.toMatchObject({ jetpack_scan: parsedScan });
});

test('SHR-065 treats the error for unlinked users inside a 200 response as a failure', async () => {
  const refused = { code: 'failed_to_fetch_data', message: 'Unable to fetch.', data: { status: '' } };
  onCall('GET', 'products').reply(200, refused);
  await expect(readNow(productsRead)).rejects.toMatchObject({
    code: 'rest-refused',
    serverCode: 'failed_to_fetch_data',
  });
});

test('SHR-057 reads the products for the site', async () => {
  onCall('GET', 'site/products').reply(200, { code: 'success', message: 'Received.', data: { jetpack_scan: scan } });
  await expect(readNow(siteProductsRead)).resolves.toMatchObject({ jetpack_scan: parsedScan });
});

test("SHR-057 treats the provider's error in place of the products as a failure", async () => {
  const down = { error: 'service_unavailable', message: 'The provider is down.' };
  onCall('GET', 'site/products').reply(200, { code: 'success', message: 'Received.', data: down });
  await expect(readNow(siteProductsRead)).rejects.toMatchObject({ message: 'The provider is down.' });
});

test('SHR-061 SHR-094.6 reads the plans', async () => {
  const plan = {
    product_id: 2005,
    product_slug: 'jetpack_personal',
    product_name: 'Personal',
    raw_price: 39,
    bill_period: 365,
  };
  onCall('GET', 'plans').reply(200, [plan]);
  await expect(readNow(plansRead)).resolves.toMatchObject([
    { product_slug: 'jetpack_personal', raw_price: 39, currency_code: 'USD', features: [] },
  ]);
});

test.each([
  ['the empty body for unlinked users', '', 'rest-empty'],
  ["the provider's error", { error: 'service_unavailable', message: 'Down.' }, 'rest-refused'],
])('SHR-061 treats %s with status 200 as a failure', async (_what, answer, code) => {
  onCall('GET', 'plans').reply(200, answer);
  await expect(readNow(plansRead)).rejects.toMatchObject({ code });
});
