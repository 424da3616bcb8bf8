/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { errorBody, onCall } from '../../../testing/wire';
import { akismetDataRead, checkTypedKey, storedKeyCheckRead } from '../products/akismet';
import { firewallRead, protectCountRead } from '../products/protection';
import { vaultpressRead } from '../products/vaultpress';
import { moduleListRead, moduleRead, switchModule, writeModuleOptions } from './modules';

fakeServer();

const photon = {
  name: 'Image CDN',
  description: 'Faster pictures.',
  long_description: 'Pictures come from near by.',
  module: 'photon',
  learn_more_button: 'https://jetpack.com/redirect/?source=a&#038;site=b',
  activated: true,
  available: true,
  requires_connection: true,
  requires_user_connection: false,
  override: false,
  sort: 25,
};

test('SHR-107 a module in the list has all fields', async () => {
  onCall('GET', 'module/all').reply(200, { photon: { ...photon, options: { size: { current_value: 7 } } } });
  const { available, sort, ...fields } = photon;
  await expect(readNow(moduleListRead)).resolves.toMatchObject({
    photon: {
      ...fields,
      learn_more_button: 'https://jetpack.com/redirect/?source=a&site=b',
      options: { size: { current_value: 7, enum_labels: {} } },
    },
  });
});

test.each<[string, string, unknown, object?]>([
  ['SHR-107.1', 'name', 'Image CDN'],
  ['SHR-107.2', 'description', 'Faster pictures.'],
  ['SHR-107.3', 'module', 'photon'],
  ['SHR-107.4', 'learn_more_button', 'https://jetpack.com/redirect/?source=a&site=b'],
  ['SHR-107.5', 'long_description', 'Pictures come from near by.'],
  ['SHR-107.6', 'activated', true],
  ['SHR-107.7', 'requires_connection', true],
  ['SHR-107.8', 'requires_user_connection', false],
  ['SHR-107.8', 'requires_user_connection', true, { requires_user_connection: true }],
  ['SHR-107.9', 'override', false],
  ['SHR-107.9', 'override', 'active', { override: 'active' }],
  ['SHR-107.9', 'override', 'inactive', { override: 'inactive' }],
  ['SHR-107.9', 'override', 'later_value', { override: 'later_value' }],
])('%s a module has its %s: %j', async (_row, name, value, change = {}) => {
  onCall('GET', 'module/all').reply(200, { photon: { ...photon, ...change } });
  const { photon: read } = await readNow(moduleListRead);
  expect(read).toHaveProperty(name, value);
});

test('SHR-034 SHR-107.10 a single module has options with their value and labels', async () => {
  const options = {
    color: { type: 'string', enum: ['light', 'dark'], enum_labels: { light: 'Light' }, current_value: 'dark' },
    own: { type: 'boolean', current_value: false },
  };
  onCall('GET', 'module/comments').reply(200, { name: 'Comments', description: 'A form.', options });
  await expect(readNow(moduleRead('comments'))).resolves.toMatchObject({
    options: {
      color: { current_value: 'dark', enum_labels: { light: 'Light' } },
      own: { current_value: false, enum_labels: {} },
    },
  });
});

test('SHR-033 reads all modules by slug; one malformed module does not affect the others', async () => {
  onCall('GET', 'module/all').reply(200, {
    photon,
    malformed: { module: 'malformed', name: null, activated: '1', override: 'inactive', options: [] },
  });
  await expect(readNow(moduleListRead)).resolves.toMatchObject({
    photon: { activated: true },
    malformed: { name: '', activated: true, override: 'inactive', options: {}, available: true },
  });
});

test('SHR-034 reading a module that does not exist fails', async () => {
  onCall('GET', 'module/none').reply(404, errorBody('not_found', 'There is no such module.', 404));
  await expect(readNow(moduleRead('none'))).rejects.toMatchObject({ name: 'Api404Error', serverCode: 'not_found' });
});

test('SHR-035 turns a module on; turning off a module that is off fails', async () => {
  onCall('POST', 'module/photon/active', { active: true }).reply(200, { code: 'success', message: 'On.' });
  await switchModule('photon', true);
  onCall('POST', 'module/photon/active', { active: false }).reply(
    409,
    errorBody('already_inactive', 'It is off.', 409),
  );
  await expect(switchModule('photon', false)).rejects.toMatchObject({ status: 409, serverCode: 'already_inactive' });
});

test('SHR-036 writes the options of a module', async () => {
  onCall('POST', 'module/stats', { roles: ['administrator'] }).reply(200, { code: 'success' });
  await writeModuleOptions('stats', { roles: ['administrator'] });
});

test.each([['17'], [17], [false]])('SHR-039 the number of blocked attacks can be %j', async (count) => {
  onCall('GET', 'module/protect/data').reply(200, JSON.stringify(count));
  await expect(readNow(protectCountRead)).resolves.toBe(count);
});

const noVaultpress = { isRegistered: false, features: { security: false, backups: false }, threats: 0 };

test.each([
  ['no key', { code: 'not_registered', message: 'No key.' }, noVaultpress],
  [
    'a key and threats',
    { code: 'success', data: { features: { security: true, backups: true }, security: { notice_count: '2' } } },
    { isRegistered: true, features: { security: true, backups: true }, threats: 2 },
  ],
  ['a key and no data', { code: 'success', data: [] }, { ...noVaultpress, isRegistered: true }],
])('SHR-040 SHR-105 reads VaultPress with %s', async (_what, answer, read) => {
  onCall('GET', 'module/vaultpress/data').reply(200, answer);
  await expect(readNow(vaultpressRead)).resolves.toEqual(read);
});

test.each([
  ['a number', 3, 3],
  ['a number written as text', '3', 3],
  ['a zero', 0, 0],
  ['a zero written as text, which means no data,', '0', null],
  ['the code for a missing plugin', 'not_installed', 'not_installed'],
  ['the code for an inactive plugin', 'not_active', 'not_active'],
  ['the code for an invalid key', 'invalid_key', 'invalid_key'],
])('SHR-041 reads %s from Akismet', async (_what, answer, read) => {
  onCall('GET', 'module/akismet/data').reply(200, JSON.stringify(answer));
  await expect(readNow(akismetDataRead)).resolves.toBe(read);
});

test('SHR-042 sends a typed key to be checked', async () => {
  onCall('POST', 'module/akismet/key/check', { api_key: 'abc' }).reply(200, { validKey: true });
  await expect(checkTypedKey('abc')).resolves.toEqual({ isValid: true, code: '', message: '' });
});

test('SHR-043 without a typed key, checks the stored one and returns the reason if it is invalid', async () => {
  const answer = { validKey: false, invalidKeyCode: 'not_installed', invalidKeyMessage: 'Install it first.' };
  const read = { isValid: false, code: 'not_installed', message: 'Install it first.' };
  onCall('GET', 'module/akismet/key/check').reply(200, answer);
  await expect(readNow(storedKeyCheckRead)).resolves.toEqual(read);
});

test.each([
  [
    'newer spelling, in which a value that was never set is empty or false',
    {
      jetpack_waf_automatic_rules: '',
      jetpack_waf_ip_list: false,
      jetpack_waf_ip_allow_list: false,
      jetpack_waf_ip_block_list: '192.0.2.9',
      jetpack_waf_share_data: '1',
      bootstrap_path: '/x.php',
      automatic_rules_available: true,
    },
    {
      bootstrapPath: '/x.php',
      hasRulesAccess: true,
      options: {
        jetpack_waf_automatic_rules: false,
        jetpack_waf_ip_list: false,
        jetpack_waf_ip_allow_list: '',
        jetpack_waf_ip_block_list: '192.0.2.9',
        jetpack_waf_share_data: true,
      },
    },
  ],
  [
    'older spelling',
    { bootstrapPath: '/x.php', hasRulesAccess: true },
    { bootstrapPath: '/x.php', hasRulesAccess: true },
  ],
])('SHR-045 reads the fields of the firewall in their %s', async (_what, answer, read) => {
  onCall('GET', 'waf').reply(200, answer);
  await expect(readNow(firewallRead)).resolves.toMatchObject(read);
});
