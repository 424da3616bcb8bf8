import { connectionDataRead } from '@flightdeck/shared/api';
import { rewindRead, scanRead, siteRead, vaultpressRead } from '@flightdeck/shared/calls';
import * as v from '@flightdeck/shared/schema';
import { type Choices, changeOf, choiceGroups, noChoices, simulatedPaths, userOf } from './choices';

/** Returns an answer of the site, with `data` as JSON text. */
const answerWith = (data: object) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const labels = (group: string, mayDisconnect = true) =>
  choiceGroups(mayDisconnect)
    .find((each) => each.group === group)
    ?.options.map(({ label }) => label);
/** Returns the data that a view reads from an answer during a simulation. */
const readSimulated = <T>(
  { path, schema }: { path: string; schema: v.GenericSchema<unknown, T> },
  answer: unknown,
  choices: Partial<Choices>,
) => {
  const simulatedPath = simulatedPaths.find((each) => each === path);
  const change = simulatedPath ? changeOf(simulatedPath, { ...noChoices, ...choices }) : null;
  return v.parse(schema, change ? change(answer) : answer);
};

test.each([
  ['ROOT-089.1', 'Free', 'jetpack_free'],
  ['ROOT-089.2', 'Personal', 'jetpack_personal'],
  ['ROOT-089.3', 'Premium', 'jetpack_premium'],
  ['ROOT-089.4', 'Pro', 'jetpack_business'],
  ['ROOT-089.5', 'Security 10GB', 'jetpack_security_t1_yearly'],
  ['ROOT-089.6', 'Security 1TB', 'jetpack_security_t2_yearly'],
  ['ROOT-089.7', 'Complete', 'jetpack_complete'],
  ['ROOT-089.8', 'Backup 1GB', 'jetpack_backup_t0_yearly'],
  ['ROOT-089.9', 'Backup 10GB', 'jetpack_backup_t1_yearly'],
  ['ROOT-089.10', 'Backup 1TB', 'jetpack_backup_t2_yearly'],
])('%s simulates the plan %s', (_id, label, slug) => {
  const option = choiceGroups(true)[0]?.options.find((each) => each.label === label);
  expect(option?.value).toBe(slug);
  const answer = answerWith({ plan: { product_slug: 'jetpack_premium' }, options: { videopress_storage_used: 7 } });
  const site = readSimulated(siteRead, answer, { plan: slug });
  expect(site.plan.product_slug).toBe(slug);
  expect(site.options.videopress_storage_used).toBe(7);
  expect(readSimulated(siteRead, undefined, { plan: slug }).plan.product_slug).toBe(slug);
});

test('ROOT-089 offers ten plans', () => expect(labels('plan')).toHaveLength(10));

test('ROOT-090 offers the roles', () => {
  expect(labels('role')).toEqual(['Admin (master)', 'Admin (secondary)', 'Editor', 'Subscriber']);
});

const allPermissions = {
  admin_page: true,
  connect: true,
  disconnect: true,
  edit_posts: true,
  manage_modules: true,
  manage_options: true,
  manage_plugins: true,
};
const noPermissions = Object.fromEntries(Object.keys(allPermissions).map((name) => [name, false]));
const writer = { ...noPermissions, admin_page: true, edit_posts: true, isMaster: false };

test.each<[string, Partial<Choices>, object]>([
  [
    'ROOT-091.1 admin_master',
    { role: 'admin_master' },
    { permissions: { ...allPermissions, isMaster: true }, isUserConnected: true },
  ],
  ['ROOT-091.2 admin_secondary', { role: 'admin_secondary' }, { permissions: { ...allPermissions, isMaster: false } }],
  ['ROOT-091.3 editor', { role: 'editor' }, { permissions: writer }],
  ['ROOT-091.3 contributor', { role: 'contributor' }, { permissions: writer }],
  ['ROOT-091.3 author', { role: 'author' }, { permissions: writer }],
  [
    'ROOT-091.4 subscriber',
    { role: 'subscriber' },
    { permissions: { ...noPermissions, admin_page: true, isMaster: false } },
  ],
  ['ROOT-091.5 view_stats', { stats: 'view_stats' }, { permissions: { view_stats: true } }],
  ['ROOT-091.6 hide_stats', { stats: 'hide_stats' }, { permissions: { view_stats: false } }],
  ['ROOT-091.7 is_linked', { linked: 'is_linked' }, { permissions: {}, isUserConnected: true }],
  ['ROOT-091.8 is_unlinked', { linked: 'is_unlinked' }, { permissions: { isMaster: false }, isUserConnected: false }],
  ['an empty choice', {}, { permissions: {} }],
])('ROOT-091 %s sets exactly these values', (_id, choices, simulation) => {
  expect(userOf({ ...noChoices, ...choices })).toEqual(simulation);
});

test('ROOT-092 simulates 17 threats or none, in the scan and in the older plugin', () => {
  expect(labels('threats')).toEqual(['No threats', 'Threats (17)']);
  const found = answerWith({ state: 'idle', threats: [{ id: 1, title: 'x', description: 'y' }] });
  expect(readSimulated(scanRead, found, { threats: '17' }).threats).toHaveLength(17);
  expect(readSimulated(scanRead, found, { threats: '0' }).threats).toEqual([]);
  expect(readSimulated(vaultpressRead, undefined, { threats: '17' })).toMatchObject({
    isRegistered: true,
    features: { security: true },
    threats: 17,
  });
  expect(readSimulated(vaultpressRead, undefined, { threats: '0' })).toMatchObject({ threats: 0 });
});

/** Returns the answer of a site without a scan; with the reason "vp_active_on_site", the older plugin scans the site. */
const answerWithoutScan = (reason = 'missing_plan') =>
  answerWith({ state: 'unavailable', reason, threats: null, credentials: [] });

test.each([
  ['17', 'idle', 17],
  ['0', 'idle', 0],
])('ROOT-092 shows %s threats on a site without a scan', (threats, state, count) => {
  const scan = readSimulated(scanRead, answerWithoutScan(), { threats });
  expect(scan).toMatchObject({ state, credentials: [{ type: 'managed' }] });
  expect(scan.threats).toHaveLength(count);
  expect(readSimulated(scanRead, undefined, { threats })).toMatchObject({ state, credentials: [{ type: 'managed' }] });
});

test('ROOT-092 keeps the scan unavailable when the older plugin scans the site', () => {
  expect(readSimulated(scanRead, answerWithoutScan('vp_active_on_site'), { threats: '17' }).state).toBe('unavailable');
});

test('ROOT-092 ROOT-094 keeps the scan unavailable if this state is simulated together with threats', () => {
  expect(readSimulated(scanRead, answerWithoutScan(), { threats: '17', scan: 'unavailable' }).state).toBe(
    'unavailable',
  );
});

test('ROOT-093 replaces the state of the backups', () => {
  expect(labels('backup')).toEqual(['Unavailable', 'Provisioning', 'Awaiting credentials', 'Active']);
  const answer = answerWith({ state: 'active', last_backup: '2026-01-01' });
  expect(readSimulated(rewindRead, answer, { backup: 'awaiting_credentials' })).toMatchObject({
    state: 'awaiting_credentials',
    last_backup: null,
  });
});

test('ROOT-094 changes the state of the scan and keeps its threats', () => {
  expect(labels('scan')).toEqual(['Unavailable', 'Provisioning', 'Idle', 'Scanning']);
  const answer = answerWith({ state: 'idle', threats: [{ id: 1, title: 'x', description: 'y' }] });
  expect(readSimulated(scanRead, answer, { scan: 'scanning' })).toMatchObject({
    state: 'scanning',
    threats: [{ id: 1 }],
  });
  expect(readSimulated(scanRead, answer, { scan: 'scanning', threats: '17' }).threats).toHaveLength(17);
});

test.each(['provisioning', 'idle', 'scanning'])(
  'ROOT-094 the state "%s" adds credentials only on a site without a scan',
  (scan) => {
    expect(readSimulated(scanRead, answerWithoutScan(), { scan })).toMatchObject({
      state: scan,
      credentials: [{ type: 'managed' }],
    });
    expect(readSimulated(scanRead, answerWith({ state: 'idle', credentials: [] }), { scan }).credentials).toEqual([]);
  },
);

test('ROOT-095 offers stats only for users who need a permission for them', () => {
  expect(labels('stats', false)).toEqual(['Can view stats', "Can't view stats"]);
  expect(labels('stats', true)).toBeUndefined();
});

test('ROOT-096 offers to link and unlink the user', () => expect(labels('linked')).toEqual(['Linked', 'Unlinked']));

const account = (isMaster: boolean, isConnected: boolean) => ({
  currentUser: { isMaster, isConnected, username: 'admin', id: 1, permissions: {} },
  connectionOwner: null,
});

test.each<[string, Partial<Choices>, object, object]>([
  [
    'ROOT-090 makes Admin (master) the owner',
    { role: 'admin_master' },
    account(false, false),
    { isMaster: true, isConnected: true },
  ],
  ['ROOT-090 makes Admin (secondary) no owner', { role: 'admin_secondary' }, account(true, true), { isMaster: false }],
  [
    'ROOT-096 links the account',
    { linked: 'is_linked' },
    account(false, false),
    { isMaster: false, isConnected: true },
  ],
  [
    'ROOT-096 unlinks the account',
    { linked: 'is_unlinked' },
    account(true, true),
    { isMaster: false, isConnected: false },
  ],
])('%s, in the connection cards too', (_what, choices, answer, user) => {
  expect(readSimulated(connectionDataRead, answer, choices).currentUser).toMatchObject(user);
});

test('does not change the account if neither role nor link is simulated, or if the answer has no account', () => {
  expect(changeOf('connection/data', { ...noChoices, stats: 'hide_stats', plan: 'jetpack_free' })).toBeNull();
  expect(changeOf('connection/data', { ...noChoices, role: 'editor' })?.(undefined)).toBeUndefined();
});
