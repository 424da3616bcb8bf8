import { recorded16 } from '../testing/recordings';
import { field } from '../testing/test-client';
import { runTestSite } from '../testing/test-site';

const testSite = runTestSite('free', '--jetpack', '16');
const admin = testSite.loggedIn('admin');

const namesOf = (value: unknown) => Object.keys(Object(value)).sort();
const body = async (path: string) => (await admin.get(path)).body;

/** Settings of Jetpack 16.1 that no screen reads, and that this site does not send. */
const unusedSettings = new Set([
  'jetpack_seo_ai_crawler_overrides',
  'jetpack_seo_llms_txt_enabled',
  'jetpack_wga',
  'newsletter_has_active_plan',
  'jetpack_blocks_disabled',
  'search_auto_config',
]);

test('the site sends the settings that Jetpack 16.1 sends and the screens read', async () => {
  const recorded = recorded16('free/admin/settings');
  const responseBody = await body('settings');
  expect(field(responseBody, 'account-protection')).toBe(false);
  // Developers keep the recordings beside the repository.
  if (recorded === undefined) return;
  const siteNames = new Set(namesOf(responseBody));
  expect(namesOf(recorded).filter((name) => !siteNames.has(name) && !unusedSettings.has(name))).toEqual([]);
  const recordedNames = new Set(namesOf(recorded));
  expect([...siteNames].filter((name) => !recordedNames.has(name))).toEqual(['onboarding']);
});

test('the site has the modules of Jetpack 16.1', async () => {
  const recorded = recorded16('free/admin/module-all');
  const responseBody = await body('module/all');
  expect(field(responseBody, 'protect', 'requires_user_connection')).toBe(false);
  expect(namesOf(responseBody)).toEqual(
    recorded === undefined ? expect.arrayContaining(['podcast']) : namesOf(recorded),
  );
});

test('a site can be registered without a nonce', async () => {
  expect((await admin.post('connection', { isActive: false })).status).toBe(200);
  const reply = await admin.post('connection/register', { no_iframe: true, plugin_slug: 'jetpack' });
  expect([reply.status, field(reply.body, 'authorizeUrl')]).toEqual([
    200,
    expect.stringContaining('/jetpack.authorize/1/?'),
  ]);
});
