import { readFileSync } from 'node:fs';
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

test('there is a rule for every field of the page state and of its initial state', () => {
  const { entries } = pageStateSchema;
  // The schema lacks `reads`, which WordPress adds.
  expect(names(tables.page)).toEqual([...Object.keys(entries), 'reads'].sort());
  expect(names(tables.initial)).toEqual(names(entries.initial.entries));
});

const modules = ['markdown', 'post-by-email', 'protect', 'publicize', 'sso', 'stats', 'waf'];

/** Returns a slice with a value for each field of a table. */
function sliceOf(table: string): object {
  const fields = Object.entries(all[table] ?? {}).map(([name, rule]) => {
    const { fields: inner, each, items } = typeof rule === 'string' ? {} : rule;
    if (inner) return [name, sliceOf(inner)];
    if (each) return [name, Object.fromEntries(modules.map((slug) => [slug, sliceOf(each)]))];
    return [name, items ? [sliceOf(items)] : 'value'];
  });
  return Object.fromEntries(fields);
}
const settings = {
  ...Object.fromEntries(modules.map((slug) => [slug, true])),
  wordpress_api_key: 'key',
  monitor: true,
  // The setting with the slug of this module is no on/off state.
  publicize: 'key',
};
const whole: Parameters<typeof limitPageState>[0] = JSON.parse(JSON.stringify(sliceOf('page')));
Object.assign(whole.initial, { settings });

const subscriber: ViewerPermissions = { admin_page: true, connect_user: true };
const editor: ViewerPermissions = { ...subscriber, edit_posts: true, publish_posts: true };
const owner: ViewerPermissions = { ...pageStateSample().userConnection.currentUser.permissions, isMaster: true };

test.each<[string, ViewerPermissions, string[], string[]]>([
  ['a subscriber', subscriber, ['icon', 'isAtomicPlatform'], []],
  ['an editor', editor, ['icon', 'isAtomicPlatform', 'isWoASite'], modules.slice(0, 4)],
  [
    'an editor who may see the statistics',
    { ...editor, view_stats: true },
    ['dateFormat', 'icon', 'isAtomicPlatform', 'isWoASite'],
    [...modules.slice(0, 4), 'stats'],
  ],
])('%s gets only the fields that their screens read', (_who, may, siteFields, visibleModules) => {
  const { initial, connection, userConnection, overrides } = limitPageState(whole, may);
  expect([initial.siteData, Object(initial.getModules), Object(initial.settings)].map(names)).toEqual([
    siteFields,
    visibleModules,
    visibleModules.filter((slug) => slug !== 'publicize'),
  ]);
  expect(userConnection).toMatchObject({ connectionOwner: null });
  expect(names(userConnection.currentUser.wpcomUser)).toEqual(['ID', 'avatar', 'email', 'login']);
  expect(userConnection.currentUser).not.toHaveProperty('blogId');
  expect([connection.errors, overrides]).toEqual([[{}], { origins: [] }]);
  expect(initial).toMatchObject({
    registrationNonce: '',
    purchaseToken: false,
    currentIp: false,
    partnerCoupon: false,
    newRecommendations: [],
    connectedPlugins: {},
    licensing: {},
  });
  for (const name of ['identityCrisis', 'themeData', 'stats', 'lastPostUrl', 'externalServicesConnectUrls'])
    expect(initial).not.toHaveProperty(name);
});

test('the owner gets every field that has a rule, and no other field', () => {
  expect(limitPageState(Object.assign({ unknown: 'value' }, whole), owner)).toEqual(whole);
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
