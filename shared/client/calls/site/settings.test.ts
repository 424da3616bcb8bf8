/** @jest-environment ./tools/jest/environment.cjs */
import { readNow, settingsRead } from '@flightdeck/shared/api';
import { saveSettings } from '@flightdeck/shared/settings';
import { readSettings } from '../../../contracts/wire/settings';
import { fakeServer } from '../../../testing/fake-server';
import { errorBody, onCall } from '../../../testing/wire';
import {
  searchPlanRead,
  searchPricingRead,
  searchSettingsRead,
  searchStatsRead,
  writeSearchSettings,
} from '../products/search';
import { wordadsRead, writeWordads } from '../products/wordads';
import { dismissNotice } from './notices';
import { questionnaireRead, writeQuestionnaire } from './questionnaire';

fakeServer();

test('SHR-030 reads the settings: modules and options', async () => {
  onCall('GET', 'settings').reply(200, { photon: true, google: 'abc' });
  await expect(readNow(settingsRead)).resolves.toEqual({ photon: true, google: 'abc' });
});

test.each([
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['a number', '7'],
  ['the index of the REST API', { name: 'Site', description: '', gmt_offset: 0, namespaces: ['wp/v2'], routes: {} }],
  ['an error with status 200', errorBody('unauthorized', 'No.', 401)],
  ['a success', { code: 'success', message: 'Done.' }],
  ['a user', { id: 1, name: 'admin', is_super_admin: true }],
  ['the answer of another plugin', { maintenance: true }],
])('refuses %s, because each site has modules', async (_what, answer) => {
  onCall('GET', 'settings').reply(200, answer);
  await expect(readNow(settingsRead)).rejects.toMatchObject({ code: expect.stringMatching(/^rest-(shape|refused)$/) });
});

test.each<[string, unknown, unknown]>([
  ['count_roles', { 0: 'administrator', 2: 'editor' }, ['administrator', 'editor']],
  ['roles', { 1: 'administrator' }, ['administrator']],
  ['jetpack_protect_global_whitelist', { local: { 0: '1.2.3.4', 3: '1.2.3.5' } }, { local: ['1.2.3.4', '1.2.3.5'] }],
  [
    'advanced_seo_title_formats',
    { site: { 1: { type: 'token' } }, posts: [] },
    { site: [{ type: 'token' }], posts: [] },
  ],
  ['a_later_option', { 0: null, 2: { inner: null } }, [null, { inner: null }]],
  ['sharing_services', { visible: { 2: 'x' }, hidden: {} }, { visible: ['x'], hidden: {} }],
])('reads the lists in %s if PHP wrote them with gaps', async (name, written, expected) => {
  onCall('GET', 'settings').reply(200, { protect: true, [name]: written });
  await expect(readNow(settingsRead)).resolves.toEqual({ protect: true, [name]: expected });
  expect(readSettings({ [name]: written })).toEqual({ [name]: expected });
});

test.each([
  ...[true, 1, '1', 'on', 'true'].map((value) => [value, true]),
  ...[false, 0, '0', 'off', 'false', '', null].map((value) => [value, false]),
])('SHR-030 reads the value %p of a flag as %p', async (value, expected) => {
  onCall('GET', 'settings').reply(200, { photon: value, protect: true });
  await expect(readNow(settingsRead)).resolves.toEqual({ photon: expected, protect: true });
});

test.each<[string, unknown]>([
  ['google', '1'],
  ['highlander_comment_form_prompt', 'on'],
  ['wordads_custom_adstxt', '0'],
  ['bing', ''],
  ['jetpack_portfolio_posts_per_page', 1],
  ['carousel_background_color', 'black'],
  ['roles', ['administrator']],
  ['gravatar_disable_hovercards', 'enabled'],
])('SHR-030 %s is not a flag: %p stays unchanged', async (name, value) => {
  onCall('GET', 'settings').reply(200, { protect: 1, [name]: value });
  await expect(readNow(settingsRead)).resolves.toEqual({ protect: true, [name]: value });
});

test('SHR-031 sends changes; the code of the failure says whether some were saved', async () => {
  onCall('POST', 'settings', { photon: true }).reply(200, { code: 'success', message: 'Done.' });
  onCall('GET', 'settings').times(2).reply(200, { photon: true, search: false });
  await expect(saveSettings({ photon: true })).resolves.toMatchObject({ ending: 'saved', failure: null });
  onCall('POST', 'settings').reply(400, errorBody('some_updated', ' search: Not in your plan.', 400));
  await expect(saveSettings({ search: true })).resolves.toMatchObject({
    ending: 'failed',
    failure: { serverCode: 'some_updated', message: 'search: Not in your plan.' },
  });
});

test('SHR-046 SHR-047 reads and writes the settings for ads in versions that have the call', async () => {
  onCall('GET', 'wordads/settings').reply(200, { wordads_display_front_page: true });
  await expect(readNow(wordadsRead)).resolves.toEqual({ wordads_display_front_page: true });
  onCall('POST', 'wordads/settings', { wordads_display_front_page: false }).reply(200, {});
  await writeWordads({ wordads_display_front_page: false });
});

const searchSettings = { module_active: true, instant_search_enabled: false };

test('SHR-048 SHR-049 the settings of search are read and written together', async () => {
  onCall('GET', 'search/settings').reply(200, searchSettings);
  await expect(readNow(searchSettingsRead)).resolves.toEqual(searchSettings);
  onCall('POST', 'search/settings', searchSettings).reply(200, searchSettings);
  await expect(writeSearchSettings(searchSettings)).resolves.toEqual(searchSettings);
});

test('SHR-050 reads the search plan; without a token the failure has the code of the site', async () => {
  onCall('GET', 'search/plan').reply(200, {
    supports_search: true,
    supports_instant_search: true,
    tier_maximum_records: 100,
  });
  await expect(readNow(searchPlanRead)).resolves.toMatchObject({ supports_search: true, tier_maximum_records: 100 });
  onCall('GET', 'search/plan').reply(500, { code: 'missing_token', message: '', data: null });
  await expect(readNow(searchPlanRead)).rejects.toMatchObject({ serverCode: 'missing_token' });
});

test('SHR-051 reads the size of the search index; a 200 can contain an error', async () => {
  onCall('GET', 'search/stats').reply(200, {
    post_count: 25,
    post_type_breakdown: { post: 25 },
    last_indexed_date: '',
  });
  await expect(readNow(searchStatsRead)).resolves.toMatchObject({ post_count: 25, post_type_breakdown: { post: 25 } });
  onCall('GET', 'search/stats').reply(200, errorBody('remote-error', 'unknown remote error', 200));
  await expect(readNow(searchStatsRead)).rejects.toMatchObject({ message: 'unknown remote error' });
});

test('SHR-052 reads the price of the search plan', async () => {
  const pricing = { wpcom_product_slug: 'jetpack_search', currency_code: 'USD', full_price: 99, discount_price: 49.5 };
  onCall('GET', 'search/pricing').reply(200, { available: true, ...pricing });
  await expect(readNow(searchPricingRead)).resolves.toEqual(pricing);
});

test('SHR-069 dismisses a notice; the answer names all dismissed notices', async () => {
  onCall('POST', 'notice/welcome', { dismissed: true }).reply(200, { welcome: true });
  await expect(dismissNotice('welcome')).resolves.toEqual({ welcome: true });
});

test('SHR-070 SHR-071 reads and writes the questionnaire; in versions without the call, the read fails', async () => {
  onCall('GET', 'setup/questionnaire').reply(200, []);
  await expect(readNow(questionnaireRead)).resolves.toEqual({});
  const serverValues = { use: 'shop', site_topic: ['bread', 'cake'] };
  onCall('GET', 'setup/questionnaire').reply(200, serverValues);
  await expect(readNow(questionnaireRead)).resolves.toEqual(serverValues);
  onCall('POST', 'setup/questionnaire', { questionnaire: { use: 'shop' } }).reply(200, {});
  await writeQuestionnaire({ use: 'shop' });
  onCall('GET', 'setup/questionnaire').reply(404, errorBody('rest_no_route', 'No route.', 404));
  await expect(readNow(questionnaireRead)).rejects.toMatchObject({ name: 'Api404Error' });
});

test.each(['__proto__', 'constructor', 'toString'])('a setting named %s changes no other object', (name) => {
  const settings = readSettings(JSON.parse(`{"protect":true,"${name}":{"monitor":true}}`));
  expect(Object.entries(settings)).toEqual([
    ['protect', true],
    [name, { monitor: true }],
  ]);
  expect(settings.monitor).toBeUndefined();
  expect(Reflect.get({}, 'monitor')).toBeUndefined();
});
