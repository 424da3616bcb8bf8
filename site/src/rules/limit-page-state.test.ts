import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';
import { strictly } from '@flightdeck/shared/schema';
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

test('rules name only existing tables, and every viewer is a permission, everybody or the connection owner', () => {
  const all: Tables = tables;
  const knownViewers = new Set(['everybody', 'isMaster', ...Object.keys(tables.permissions)]);
  const rules = Object.values(all).flatMap((table) => Object.values(table));
  const namedTables = rules.flatMap((rule) =>
    typeof rule === 'string' ? [] : [rule.fields, rule.each, rule.names, rule.items],
  );
  expect(namedTables.filter((name) => name !== undefined && !Object.hasOwn(all, name))).toEqual([]);
  const namedViewers = rules.map((rule) => (typeof rule === 'string' ? rule : (rule.for ?? 'everybody')));
  expect(namedViewers.filter((viewer) => !knownViewers.has(viewer))).toEqual([]);
});

test('there is a rule for every field of the page state and of its initial state', () => {
  const { entries } = pageStateSchema;
  // The schema lacks `reads`, which WordPress adds.
  expect(names(tables.page)).toEqual([...Object.keys(entries), 'reads'].sort());
  expect(names(tables.initial)).toEqual(names(entries.initial.entries));
});

/** Returns an object with one field, which no rule names. */
const unknownField = (name: string) => ({ [`${name}-without-rule`]: name });

/** Returns a page state with a value in each field, and unknown fields in most objects. */
function fullState() {
  const sample = pageStateSample();
  const { initial, userConnection, connection } = sample;
  const module = { activated: true, available: true, name: 'Name', ...unknownField('module') };
  const modules = ['protect', 'stats', 'publicize', 'post-by-email', 'markdown', 'sso', 'waf'];
  const currentUser = {
    ...userConnection.currentUser,
    wpcomUser: { ID: 7, login: 'jo', email: 'jo@site.example', avatar: '', site_count: 2, ...unknownField('account') },
    ...unknownField('user'),
  };
  return {
    ...sample,
    ...unknownField('block'),
    initial: {
      ...initial,
      ...unknownField('initial'),
      purchaseToken: 'purchase',
      connectUrl: 'https://provider.example/connect',
      tracksUserData: { userid: 7, blogid: 7, username: 'jo', ...unknownField('tracks') },
      jetpackStateNotices: { ...initial.jetpackStateNotices, ...unknownField('notices') },
      newRecommendations: ['protect'],
      recommendationsStep: 'summary',
      isWooCommerceActive: true,
      partnerCoupon: {
        coupon_code: 'COUPON_1',
        preset: 'IONA',
        partner: { name: 'IONOS', prefix: 'IONOS' },
        product: { slug: 'jetpack_backup_daily', title: 'Backup', features: [] },
      },
      getModules: Object.fromEntries(modules.map((slug) => [slug, module])),
      settings: { ...Object.fromEntries(modules.map((slug) => [slug, true])), wordpress_api_key: 'key', monitor: true },
      userData: { currentUser },
      siteData: {
        blog_id: 7,
        icon: '/icon.png',
        siteVisibleToSearchEngines: true,
        showPromotions: true,
        isAtomicSite: true,
        isWoASite: true,
        isAtomicPlatform: true,
        showBackups: true,
        showRecommendations: true,
        showMyJetpack: true,
        isMultisite: true,
        dateFormat: 'd.m.Y',
        ...unknownField('site'),
        plan: { product_slug: 'jetpack_complete', ...unknownField('plan') },
        isSharingBlockAvailable: true,
        isLikeBlockAvailable: true,
        isSeoOffered: true,
        latestBoostSpeedScores: { timestamp: 1_785_751_200, scores: { mobile: 71, desktop: 92 } },
      },
      licensing: {
        error: 'Expired.',
        showLicensingUi: true,
        userCounts: { detached: 1, ...unknownField('counts') },
        needsCount: true,
        activationNoticeDismiss: { last_detached_count: 1, last_dismissed_time: '' },
        ...unknownField('licensing'),
      },
      identityCrisis: { wpcomHomeUrl: 'https://old.example', currentUrl: 'https://site.example' },
      themeData: {
        support: { 'infinite-scroll': true, widgets: true, ...unknownField('support') },
        isBlockTheme: true,
        ...unknownField('theme'),
      },
      stats: { roles: { administrator: { name: 'Administrator', ...unknownField('role') } }, ...unknownField('stats') },
      lastPostUrl: 'http://site.example/hello/',
      loginUrl: 'http://site.example/hidden/',
      adminPages: ['my-jetpack'],
      externalServicesConnectUrls: { google_site_verification: '/google', ...unknownField('service') },
      shouldInitializeBlaze: true,
      useMyJetpackLicensingUI: true,
    },
    connection: {
      ...connection,
      ...unknownField('connection'),
      offlineMode: { ...connection.offlineMode, ...unknownField('offline') },
      errors: [
        {
          code: 'no_token',
          message: 'Refused.',
          action: 'reconnect',
          data: { api_error_code: 'no_token', ...unknownField('cause') },
          ...unknownField('error'),
        },
      ],
    },
    userConnection: { currentUser, connectionOwner: 'jo', ...unknownField('link') },
    overrides: { origins: ['https://next.example'] },
  };
}

const subscriber: ViewerPermissions = { admin_page: true, connect_user: true };
const editor: ViewerPermissions = { ...subscriber, edit_posts: true, publish_posts: true };
const editorWithStats: ViewerPermissions = { ...editor, view_stats: true };
const owner: ViewerPermissions = { ...pageStateSample().userConnection.currentUser.permissions, isMaster: true };

/** Returns the names of the fields, sorted. */
const names = (slice: object | null | undefined) => Object.keys(slice ?? {}).sort();
const sortedWords = (text: string) => text.split(' ').sort();

const userFields = 'gravatar id isConnected isMaster permissions username wpcomUser';
const modulesOfEditors = 'markdown post-by-email protect publicize';

test.each([
  ['a subscriber', subscriber, 'icon isAtomicPlatform', '', userFields, 'ID avatar email login'],
  ['an editor', editor, 'icon isAtomicPlatform isWoASite', modulesOfEditors, userFields, 'ID avatar email login'],
  [
    'an editor who may see the statistics',
    editorWithStats,
    'dateFormat icon isAtomicPlatform isWoASite',
    `${modulesOfEditors} stats`,
    userFields,
    'ID avatar email login',
  ],
])('%s gets only the fields that their screens read', (_who, may, site, modules, user, account) => {
  const { initial, connection, userConnection, overrides } = limitPageState(fullState(), may);
  expect(names(initial.siteData)).toEqual(sortedWords(site));
  expect(names(Object(initial.getModules))).toEqual(modules ? sortedWords(modules) : []);
  expect(names(Object(initial.settings))).toEqual(modules ? sortedWords(modules) : []);
  expect(names(userConnection.currentUser)).toEqual(sortedWords(user));
  expect(names(userConnection.currentUser.wpcomUser)).toEqual(sortedWords(account));
  expect(initial.userData?.currentUser).toEqual(userConnection.currentUser);
  expect(userConnection.connectionOwner).toBeNull();
  expect(connection).toMatchObject({ isActive: true, isRegistered: true });
  expect(connection.errors).toEqual([{}]);
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
  expect(overrides).toEqual({ origins: [] });
});

test('the owner gets every field that has a rule', () => {
  const state = fullState();
  const { initial, connection, userConnection, overrides } = limitPageState(state, owner);
  expect(names(initial)).toEqual(names(tables.initial));
  expect(names(initial.siteData)).toEqual(names(tables.siteData));
  expect(names(initial.licensing)).toEqual(names(tables.licensing));
  expect(names(userConnection.currentUser)).toEqual(names(tables.currentUser));
  expect(initial).toMatchObject({ partnerCoupon: { coupon_code: 'COUPON_1' }, currentIp: '192.0.2.1' });
  expect(initial.settings).toEqual(state.initial.settings);
  expect(Object.keys(Object(initial.getModules))).toHaveLength(7);
  expect(connection.errors).toEqual([
    { code: 'no_token', message: 'Refused.', action: 'reconnect', data: { api_error_code: 'no_token' } },
  ]);
  expect(overrides.origins).toEqual(['https://next.example']);
});

test.each([
  ['a subscriber', subscriber],
  ['an editor', editor],
  ['the owner', owner],
  ['a user without any permission', {}],
])('the page state of %s is complete and has no unknown field', (_who, may) => {
  const state = limitPageState(fullState(), may);
  expect(JSON.stringify(state)).not.toContain('without-rule');
  const parsed = v.safeParse(pageStateSchema, state, strictly);
  expect(parsed.success ? [] : v.flatten(parsed.issues).nested).toEqual([]);
});

test('a setting with the name of a module, but a string as its value, is not sent to an editor', () => {
  const { initial, ...others } = fullState();
  const settings = { ...initial.settings, publicize: 'key' };
  const limited = limitPageState({ ...others, initial: { ...initial, settings } }, editor);
  expect(names(Object(limited.initial.settings))).toEqual(['markdown', 'post-by-email', 'protect']);
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
    const { initial } = limitPageState({ ...fullState(), initial: body }, role === 'subscriber' ? subscriber : editor);
    expect(Object.values(Object(initial.settings)).every((value) => typeof value === 'boolean')).toBe(true);
    expect(names(initial).filter((name) => !(name in tables.initial))).toEqual([]);
    expect(JSON.stringify(initial)).not.toMatch(/long_description|nonce=|jetpack_protect_key|product_description/);
  });
}
