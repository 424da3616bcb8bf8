/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { errorBody, onCall, providerAnswer } from '../../../testing/wire';
import { rewindRead } from '../products/backup';
import { purchasesRead } from '../products/purchases';
import { scanRead } from '../products/scan';
import { benefitsRead, siteRead } from './site';

fakeServer();

test('SHR-055 SHR-094 SHR-094.1 reads the plan from the site record', async () => {
  const plan = { product_id: 2002, product_slug: 'jetpack_free', product_name_short: 'Free' };
  onCall('GET', 'site').reply(
    200,
    providerAnswer({ ID: 7, plan, products: [{ product_slug: 'jetpack_scan', expired: false }] }),
  );
  await expect(readNow(siteRead)).resolves.toMatchObject({
    plan: { product_slug: 'jetpack_free' },
    products: [{ product_slug: 'jetpack_scan' }],
    options: { videopress_storage_used: 0, woocommerce_is_active: false },
  });
});

test('SHR-095 reads the space used by videos from the options of the site', async () => {
  const options = { videopress_storage_used: '312', woocommerce_is_active: false };
  onCall('GET', 'site').reply(200, providerAnswer({ plan: { product_slug: 'jetpack_free' }, options }));
  await expect(readNow(siteRead)).resolves.toMatchObject({ options: { videopress_storage_used: 312 } });
});

test('SHR-055 a site unknown to the provider is a failure', async () => {
  onCall('GET', 'site').reply(400, {
    code: 'site_id_missing',
    message: 'Failed fetching site data.',
    data: { status: 400, api_error_code: 'site_id_missing', api_http_code: null },
  });
  await expect(readNow(siteRead)).rejects.toMatchObject({ code: 'rest-refused', serverCode: 'site_id_missing' });
});

test('SHR-059 SHR-094 SHR-094.2 reads the benefits, some without a value', async () => {
  const benefits = [
    { name: 'protect', title: 'Protection', description: 'Attempts blocked', value: 17 },
    { name: 'search', title: 'Search', description: 'Finds more' },
  ];
  onCall('GET', 'site/benefits').reply(200, providerAnswer(benefits));
  await expect(readNow(benefitsRead)).resolves.toEqual(benefits);
});

const purchase = {
  ID: '10000001',
  product_slug: 'jetpack_scan',
  product_name: 'Jetpack Scan',
  active: '1',
  is_refundable: false,
  expiry_date: '2027-10-12T00:00:00+00:00',
  subscribed_date: '2026-10-12T00:00:00+00:00',
  expiry_status: 'auto-renewing',
  amount: 119.4,
};

test('SHR-106 reads all fields of a purchase', async () => {
  onCall('GET', 'site/purchases').reply(200, providerAnswer([purchase]));
  await expect(readNow(purchasesRead)).resolves.toEqual([
    {
      id: '10000001',
      product_slug: 'jetpack_scan',
      product_name: 'Jetpack Scan',
      isActive: true,
      is_refundable: false,
      expiry_date: '2027-10-12T00:00:00+00:00',
      subscribed_date: '2026-10-12T00:00:00+00:00',
      expiry_status: 'auto-renewing',
    },
  ]);
});

test.each<[string, string, string | boolean, object?]>([
  ['SHR-106.1', 'product_slug', 'jetpack_scan'],
  ['SHR-106.2', 'product_name', 'Jetpack Scan'],
  ['SHR-106.3', 'expiry_date', '2027-10-12T00:00:00+00:00'],
  ['SHR-106.4', 'subscribed_date', '2026-10-12T00:00:00+00:00'],
  ['SHR-106.6', 'is_refundable', false],
  ['SHR-106.6', 'is_refundable', true, { is_refundable: true }],
  ['SHR-106.7', 'isActive', true],
  ['SHR-106.7', 'isActive', false, { active: '0' }],
  ['SHR-106.8', 'id', '10000001'],
])('%s a purchase has its %s: %s', async (_id, name, value, change = {}) => {
  onCall('GET', 'site/purchases').reply(200, providerAnswer([{ ...purchase, ...change }]));
  const [read] = await readNow(purchasesRead);
  expect(read).toHaveProperty(name, value);
});

test('SHR-058 SHR-094 SHR-094.6 reads an empty list of purchases, and a purchase with few fields', async () => {
  onCall('GET', 'site/purchases').reply(200, providerAnswer([]));
  await expect(readNow(purchasesRead)).resolves.toEqual([]);
  onCall('GET', 'site/purchases').reply(200, providerAnswer([{ ID: 7, product_slug: 'jetpack_scan', active: '0' }]));
  await expect(readNow(purchasesRead)).resolves.toEqual([
    {
      id: '7',
      product_slug: 'jetpack_scan',
      product_name: '',
      isActive: false,
      is_refundable: false,
      expiry_date: null,
      subscribed_date: null,
      expiry_status: '',
    },
  ]);
});

test('SHR-106.3 SHR-106.5 reads both spellings of the dates and uses the one that is present', async () => {
  const { expiry_date: expiryDate, subscribed_date: purchaseDate, ...rest } = purchase;
  onCall('GET', 'site/purchases').reply(
    200,
    providerAnswer([{ ...rest, expiryDate, purchaseDate, expiry_date: null }]),
  );
  await expect(readNow(purchasesRead)).resolves.toMatchObject([
    { expiry_date: expiryDate, subscribed_date: purchaseDate },
  ]);
});

const credential = { role: 'main', type: 'managed', still_valid: true };

test.each([['provisioning'], ['awaiting_credentials'], ['active'], ['unavailable']])(
  'SHR-066 SHR-100 the backup state can be %s',
  async (state) => {
    onCall('GET', 'rewind').reply(200, providerAnswer({ state, last_updated: 1795219200, has_cloud: true }));
    await expect(readNow(rewindRead)).resolves.toMatchObject({ state, reason: '', credentials: [] });
  },
);

test('SHR-101 the reason for the backup state can be site_new', async () => {
  onCall('GET', 'rewind').reply(200, providerAnswer({ state: 'unavailable', reason: 'site_new' }));
  await expect(readNow(rewindRead)).resolves.toMatchObject({ state: 'unavailable', reason: 'site_new' });
});

test('SHR-066 a state of a later version is read as unavailable', async () => {
  onCall('GET', 'rewind').reply(
    200,
    providerAnswer({ state: 'later_state', credentials: [credential], last_backup: null }),
  );
  await expect(readNow(rewindRead)).resolves.toMatchObject({ state: 'unavailable', credentials: [credential] });
});

test('SHR-066 an error of a provider that is down is a failure', async () => {
  onCall('GET', 'rewind').reply(400, errorBody('rewind_data_fetch_failed', 'Failed. Try again later.', 400));
  await expect(readNow(rewindRead)).rejects.toMatchObject({ serverCode: 'rewind_data_fetch_failed' });
});

test.each([['unavailable'], ['provisioning'], ['idle'], ['scanning']])(
  'SHR-067 SHR-103 the scan state can be %s',
  async (state) => {
    onCall('GET', 'scan').reply(200, providerAnswer({ state, threats: null, credentials: [] }));
    await expect(readNow(scanRead)).resolves.toEqual({ state, reason: '', threats: [], credentials: [] });
  },
);

test('SHR-102 the reason for the scan state can be vp_active_on_site', async () => {
  onCall('GET', 'scan').reply(
    200,
    providerAnswer({ state: 'unavailable', reason: 'vp_active_on_site', threats: null }),
  );
  await expect(readNow(scanRead)).resolves.toMatchObject({ reason: 'vp_active_on_site' });
});

test('SHR-104 reads the reason, threats and credentials of the scan; a missing signature or file name is empty', async () => {
  const threats = [
    { id: 1, title: 'One', description: 'A finding.', signature: 'S.1', filename: '/a.php', severity: 3 },
    { id: 2, title: 'Two', description: 'A finding.' },
  ];
  onCall('GET', 'scan').reply(
    200,
    providerAnswer({ state: 'idle', reason: 'site_new', threats, credentials: [credential] }),
  );
  await expect(readNow(scanRead)).resolves.toEqual({
    state: 'idle',
    reason: 'site_new',
    credentials: [credential],
    threats: [
      { id: 1, title: 'One', description: 'A finding.', signature: 'S.1', filename: '/a.php' },
      { id: 2, title: 'Two', description: 'A finding.', signature: '', filename: '' },
    ],
  });
});
