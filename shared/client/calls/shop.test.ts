/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../testing/fake-server';
import { errorBody, onCall } from '../../testing/wire';
import { introOffersRead, siteDiscountRead } from './offers';
import { installPlugin, pluginsRead, pluginUpdatesRead } from './plugins';
import { plansRead, productsRead, siteProductsRead } from './products';

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
const read = {
  product_id: 2106,
  product_slug: 'jetpack_scan',
  product_name: 'Jetpack Scan',
  cost: 119.4,
  currency_code: 'USD',
  introductory_offer: { interval_unit: 'year', interval_count: 1, cost_per_interval: 59.7 },
};

test('SHR-065 the products by slug', async () => {
  onCall('GET', 'products').reply(200, { jetpack_scan: scan });
  await expect(readNow(productsRead)).resolves.toMatchObject({ jetpack_scan: read });
});

test('SHR-065 who is not linked gets an error inside a 200', async () => {
  const refused = { code: 'failed_to_fetch_data', message: 'Unable to fetch.', data: { status: '' } };
  onCall('GET', 'products').reply(200, refused);
  await expect(readNow(productsRead)).rejects.toMatchObject({
    code: 'rest-refused',
    serverCode: 'failed_to_fetch_data',
  });
});

test('SHR-057 the products for the site stand in data, which is read', async () => {
  onCall('GET', 'site/products').reply(200, { code: 'success', message: 'Received.', data: { jetpack_scan: scan } });
  await expect(readNow(siteProductsRead)).resolves.toMatchObject({ jetpack_scan: read });
});

test("SHR-057 the provider's error in their place is a failure", async () => {
  const down = { error: 'service_unavailable', message: 'The provider is down.' };
  onCall('GET', 'site/products').reply(200, { code: 'success', message: 'Received.', data: down });
  await expect(readNow(siteProductsRead)).rejects.toMatchObject({ message: 'The provider is down.' });
});

test('SHR-061 SHR-094 SHR-094.6 the plans', async () => {
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
  ['nothing at all, for who is not linked', '', 'rest-empty'],
  ["the provider's error", { error: 'service_unavailable', message: 'Down.' }, 'rest-refused'],
])('SHR-061 the plans can be %s, with status 200', async (_what, answer, code) => {
  onCall('GET', 'plans').reply(200, answer);
  await expect(readNow(plansRead)).rejects.toMatchObject({ code });
});

test('SHR-063 the plugins by file, with the capital names of their headers', async () => {
  onCall('GET', 'plugins').reply(200, {
    'akismet/akismet.php': { Name: 'Akismet', Version: '5.0.2', Author: 'Automattic', active: true },
    'odd/odd.php': { Name: 'Odd', active: false },
  });
  await expect(readNow(pluginsRead)).resolves.toEqual({
    'akismet/akismet.php': { name: 'Akismet', version: '5.0.2', isActive: true },
    'odd/odd.php': { name: 'Odd', version: '', isActive: false },
  });
});

test.each([
  ['without its source', undefined, { slug: 'jetpack-boost', status: 'active' }],
  ['with its source', 'recommendations', { slug: 'jetpack-boost', status: 'active', source: 'recommendations' }],
])('SHR-062 a plugin is asked for %s', async (_what, source, sent) => {
  onCall('POST', 'plugins', sent).reply(200, { code: 'success', message: 'Activated jetpack-boost/jetpack-boost.php' });
  await installPlugin('jetpack-boost', source);
});

test('SHR-062 a plugin that cannot be had', async () => {
  onCall('POST', 'plugins').reply(500, errorBody('install_plugin_failed', 'Download failed. ', 500));
  await expect(installPlugin('none')).rejects.toMatchObject({ message: 'Download failed.' });
});

test('SHR-064 how many plugins could be updated', async () => {
  onCall('GET', 'updates/plugins').reply(200, { code: 'success', message: 'Two.', count: 2 });
  await expect(readNow(pluginUpdatesRead)).resolves.toBe(2);
});

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

test('SHR-068 the offers for the first year', async () => {
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

test('REC-035 an offer without prices costs only itself', async () => {
  const { original_price: _full, raw_price: _raw, ...bare } = offer;
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [bare, offer] });
  await expect(readNow(introOffersRead)).resolves.toMatchObject([
    { product_slug: 'jetpack_scan', original_price: null, raw_price: null },
    { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.7 },
  ]);
});

test.each([
  ['a text', { code: 'X', discount: '20%' }, { code: 'X', discount: '20%', expiry_date: '', is_used: false }],
  ['missing', { code: 'X' }, { code: 'X', discount: 0, expiry_date: '', is_used: false }],
  ['without a code there is none', { code: '', discount: 20 }, null],
])('REC-031 the discount: %s', async (_what, data, read) => {
  onCall('GET', 'site/discount').reply(200, { code: 'success', data });
  await expect(readNow(siteDiscountRead)).resolves.toEqual(read);
});

test('SHR-068 who is not linked gets an error inside a 200', async () => {
  const refused = { code: 'intro_offers_fetch_failed', message: 'Could not retrieve.', data: { status: '' } };
  onCall('GET', 'intro-offers').reply(200, refused);
  await expect(readNow(introOffersRead)).rejects.toMatchObject({ message: 'Could not retrieve.' });
});

test('SHR-060 SHR-094 SHR-094.3 the discount of the site', async () => {
  const discount = { code: 'SAVE20', discount: 20, expiry_date: '2026-11-26T00:00:00Z', is_used: false };
  onCall('GET', 'site/discount').reply(200, { code: 'success', data: discount });
  await expect(readNow(siteDiscountRead)).resolves.toEqual(discount);
});

test.each([[null], [[]], [{}], [{ code: '' }]])('SHR-060 no discount comes as %j', async (data) => {
  onCall('GET', 'site/discount').reply(200, { code: 'success', data });
  await expect(readNow(siteDiscountRead)).resolves.toBeNull();
});
