/** @jest-environment ./tools/jest/environment.cjs */
import { type Read, readNow } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { connectedPluginsSchema, connectionStatusSchema } from '../../contracts/wire/wire-shapes';
import { fakeServer } from '../../testing/fake-server';
import { onCall, providerAnswer } from '../../testing/wire';
import { rewindRead } from './products/backup';
import { attachLicense, licensesRead } from './products/licensing';
import { purchasesRead } from './products/purchases';
import { scanRead } from './products/scan';
import { featuresRead } from './site/features';
import { moduleListRead } from './site/modules';
import { benefitsRead, siteRead } from './site/site';

fakeServer();

const purchase = { ID: '7', product_slug: 'jetpack_scan', product_name: 'Scan', active: '1', is_refundable: '0' };
const license = { license_key: 'key', product: 'Scan', attached_at: null, revoked_at: null };
const plan = { product_slug: 'jetpack_free' };
const statsModule = { module: 'stats', name: 'Stats', description: '', activated: true, requires_connection: true };

test.each<[string, Read<unknown>, Parameters<ReturnType<typeof onCall>['reply']>[1], unknown]>([
  [
    'features',
    featuresRead,
    providerAnswer({ active: { 0: 'scan', 2: 'backups' }, available: { search: { 1: 'jetpack_search' } } }),
    { active: ['scan', 'backups'], available: { search: ['jetpack_search'] } },
  ],
  [
    'purchases',
    purchasesRead,
    providerAnswer({ 1: purchase }),
    [expect.objectContaining({ product_slug: 'jetpack_scan' })],
  ],
  [
    'products of a site',
    siteRead,
    providerAnswer({ plan, products: { 3: plan } }),
    expect.objectContaining({ products: [plan] }),
  ],
  [
    'benefits',
    benefitsRead,
    providerAnswer({ 2: { name: 'a', title: 'b', description: 'c' } }),
    [expect.objectContaining({ name: 'a' })],
  ],
  ['licenses', licensesRead, { items: { 4: license } }, { items: [license] }],
  [
    'credentials of backups',
    rewindRead,
    providerAnswer({ state: 'active', credentials: { 1: { type: 'managed', still_valid: true } } }),
    expect.objectContaining({ credentials: [{ type: 'managed', still_valid: true }] }),
  ],
  [
    'threats',
    scanRead,
    providerAnswer({ state: 'idle', threats: { 1: { id: 1, title: 'a', description: '', signature: '' } } }),
    expect.objectContaining({ threats: [expect.objectContaining({ id: 1 })] }),
  ],
  [
    'features of a module',
    moduleListRead,
    { stats: { ...statsModule, feature: { 0: 'Traffic', 2: 'Writing' } } },
    { stats: expect.objectContaining({ feature: ['Traffic', 'Writing'] }) },
  ],
])('reads %s that PHP wrote as a list with gaps', async (_what, read, answer, expected) => {
  onCall('GET', read.path).reply(200, answer);
  await expect(readNow(read)).resolves.toEqual(expected);
});

test('reads messages about a license that PHP wrote as a list with gaps', async () => {
  onCall('POST', 'licensing/attach-licenses').reply(200, [{ errors: { invalid: { 1: 'Used.' } } }]);
  await expect(attachLicense('key')).resolves.toEqual({ errors: { invalid: ['Used.'] } });
});

test('reads dates of purchases in seconds as text', async () => {
  const answer = providerAnswer([{ ...purchase, expiry_date: 1795629600, subscribed_date: null }]);
  onCall('GET', purchasesRead.path).reply(200, answer);
  await expect(readNow(purchasesRead)).resolves.toMatchObject([{ expiry_date: '1795629600', subscribed_date: null }]);
});

test('reads connected plugins that PHP wrote as a map or as a list with gaps', () => {
  expect(v.parse(connectedPluginsSchema, { 1: { name: 'Boost', slug: 'boost' } })).toEqual({
    boost: { name: 'Boost' },
  });
  expect(v.parse(connectedPluginsSchema, { boost: { name: 'Boost' } })).toEqual({ boost: { name: 'Boost' } });
});

test('reads connection errors that PHP wrote as a list with gaps', () => {
  expect(v.parse(connectionStatusSchema.entries.errors, { 2: { code: 'a' } })).toEqual([
    { code: 'a', message: '', action: null },
  ]);
});
