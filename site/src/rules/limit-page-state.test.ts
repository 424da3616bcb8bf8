import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import cases from '../../../rules/cases/viewers.json';
import tables from '../../../rules/viewers.json';
import { limitPageState } from './limit-page-state';
import { type Tables, type ViewerPermissions, visibleFields } from './viewers';

const rows = cases.cases.map((row) => ({ ...row, result: JSON.stringify(row.seen) }));

test.each(rows)('given $name, a user gets $result', (row) => {
  const may = Object.fromEntries(row.may.map((name) => [name, true]));
  expect(visibleFields<object>(row.value, 'page', may, cases.tables)).toEqual(row.seen);
});

const all: Tables = tables;

test('rules name only existing tables, and every viewer is a permission, everybody or the connection owner', () => {
  const knownViewers = new Set(['everybody', 'isMaster', ...Object.keys(tables.permissions)]);
  const rules = Object.values(all).flatMap((table) => Object.values(table));
  const namedTables = rules.flatMap((rule) =>
    typeof rule === 'string' ? [] : [rule.fields, rule.each, rule.names, rule.items],
  );
  expect(namedTables.filter((name) => name !== undefined && !Object.hasOwn(all, name))).toEqual([]);
  const namedViewers = rules.map((rule) => (typeof rule === 'string' ? rule : (rule.for ?? 'everybody')));
  expect(namedViewers.filter((viewer) => !knownViewers.has(viewer))).toEqual([]);
});

/** Returns the names of the fields, sorted. */
const names = (slice: object | null | undefined) => Object.keys(slice ?? {}).sort();
const sortedWords = (text: string) => text.split(' ').filter(Boolean).sort();

test('there is a rule for every field of the page state and of its initial state', () => {
  const { entries } = pageStateSchema;
  // The schema lacks `reads`, which WordPress adds.
  expect(names(tables.page)).toEqual([...Object.keys(entries), 'reads'].sort());
  expect(names(tables.initial)).toEqual(names(entries.initial.entries));
});

const modules = ['protect', 'stats', 'publicize', 'post-by-email', 'markdown', 'sso', 'waf'];
const settings = {
  ...Object.fromEntries(modules.map((slug) => [slug, true])),
  wordpress_api_key: 'key',
  monitor: true,
};

/** Returns a slice with a value for each field of a table, and the other fields. @param others names of fields without a rule */
function sliceOf(table: string, others: readonly string[]): object {
  const fields = Object.entries(all[table] ?? {}).map(([name, rule]) => {
    if (name === 'settings') return [name, settings];
    const { fields, each, items } = typeof rule === 'string' ? {} : rule;
    if (fields) return [name, sliceOf(fields, others)];
    if (each) return [name, Object.fromEntries(modules.map((slug) => [slug, sliceOf(each, others)]))];
    return [name, items ? [sliceOf(items, others)] : 'value'];
  });
  return { ...Object.fromEntries(fields), ...Object.fromEntries(others.map((name) => [name, name])) };
}
const stateWith = (...others: string[]): Parameters<typeof limitPageState>[0] =>
  JSON.parse(JSON.stringify(sliceOf('page', others)));

const subscriber: ViewerPermissions = { admin_page: true, connect_user: true };
const editor: ViewerPermissions = { ...subscriber, edit_posts: true, publish_posts: true };
const editorWithStats: ViewerPermissions = { ...editor, view_stats: true };
const owner: ViewerPermissions = { ...pageStateSample().userConnection.currentUser.permissions, isMaster: true };

const modulesOfEditors = 'markdown post-by-email protect publicize';

test.each([
  ['a subscriber', subscriber, 'icon isAtomicPlatform', ''],
  ['an editor', editor, 'icon isAtomicPlatform isWoASite', modulesOfEditors],
  [
    'an editor who may see the statistics',
    editorWithStats,
    'dateFormat icon isAtomicPlatform isWoASite',
    `${modulesOfEditors} stats`,
  ],
])('%s gets only the fields that their screens read', (_who, may, siteFields, visibleModules) => {
  const { initial, connection, userConnection, overrides } = limitPageState(stateWith('unknown'), may);
  const { currentUser, connectionOwner } = userConnection;
  expect(names(initial.siteData)).toEqual(sortedWords(siteFields));
  expect(names(Object(initial.getModules))).toEqual(sortedWords(visibleModules));
  expect(names(Object(initial.settings))).toEqual(sortedWords(visibleModules));
  expect(names(currentUser)).toEqual(sortedWords('gravatar id isConnected isMaster permissions username wpcomUser'));
  expect(names(currentUser.wpcomUser)).toEqual(sortedWords('ID avatar email login'));
  expect(initial.userData?.currentUser).toEqual(currentUser);
  expect([connectionOwner, connection.errors, overrides]).toEqual([null, [{}], { origins: [] }]);
  expect(initial).toMatchObject({
    registrationNonce: '',
    purchaseToken: false,
    currentIp: false,
    partnerCoupon: false,
    newRecommendations: [],
    recommendationsStep: 'not-started',
    connectedPlugins: {},
    licensing: {},
    isWooCommerceActive: false,
    hasSeenWCConnectionModal: true,
  });
  for (const name of ['identityCrisis', 'themeData', 'stats', 'lastPostUrl', 'externalServicesConnectUrls'])
    expect(initial).not.toHaveProperty(name);
});

test('the owner gets every field that has a rule, and no other field', () => {
  expect(limitPageState(stateWith('unknown'), owner)).toEqual(stateWith());
});

test('settings that are no on/off state of a visible module are not sent to an editor', () => {
  const { initial, ...others } = stateWith();
  const state = { ...others, initial: { ...initial, settings: { ...settings, publicize: 'key' } } };
  const states = { markdown: true, 'post-by-email': true, protect: true };
  expect(limitPageState(state, editor).initial.settings).toEqual(states);
});

test.each(['administrator', 'editor', 'subscriber'])(
  'the page state that PHP prints for the %s is limited in the same way',
  (role) => {
    const file = join(__dirname, `../../../wordpress/samples/${role}.json`);
    const state: Parameters<typeof limitPageState>[0] = JSON.parse(readFileSync(file, 'utf8'));
    const { permissions, isMaster } = state.userConnection.currentUser;
    expect(limitPageState(state, { ...permissions, isMaster })).toEqual(state);
  },
);

// The recorded answers of the real plugin are not in the repository; developers keep them beside it.
const recordings = join(__dirname, '../../../../shared/wire');
for (const role of ['subscriber', 'editor', 'author']) {
  const file = join(recordings, 'security', role, 'initial-state.json');
  if (!existsSync(file)) continue;
  test(`the recorded page state of the ${role}, once limited, has only on/off settings, and no descriptions, nonces or keys`, () => {
    const { body } = JSON.parse(readFileSync(file, 'utf8'));
    const { initial } = limitPageState({ ...stateWith(), initial: body }, role === 'subscriber' ? subscriber : editor);
    expect(Object.values(Object(initial.settings)).every((value) => typeof value === 'boolean')).toBe(true);
    expect(names(initial).filter((name) => !(name in tables.initial))).toEqual([]);
    expect(JSON.stringify(initial)).not.toMatch(/long_description|nonce=|jetpack_protect_key|product_description/);
  });
}
