import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from '@flightdeck/shared/schema';
import { pageStateSample } from '../../testing/page-state-sample';
import { initialStateSchema } from './initial-state';
import { readPageState } from './page-state';

const read = (value: unknown) => readPageState(JSON.stringify(value));

test('reads a complete block without missing fields', () => {
  const reading = read(pageStateSample());
  expect(reading).toMatchObject({ ok: true, missing: [] });
  if (reading.ok) expect(reading.state.initial.WP_API_root).toBe('http://site.example/wp-json/');
});

test('a missing block, and a block that is not a JSON object, are failures with a code', () => {
  expect(readPageState(null)).toMatchObject({ ok: false, failure: { code: 'page-state-missing' } });
  expect(readPageState('{"initial":')).toMatchObject({ ok: false, failure: { code: 'page-state-unreadable' } });
  expect(readPageState('[]')).toMatchObject({ ok: false, failure: { code: 'page-state-unreadable' } });
});

test.each([
  undefined,
  null,
  { areas: {} },
  { url: 'http://site.example/set/' },
  { url: 'http://site.example/set/', areas: 'none' },
])('a block with the registry %j is a failure', (registry) => {
  expect(read({ ...pageStateSample(), registry })).toMatchObject({
    ok: false,
    failure: { code: 'page-state-unreadable' },
  });
});

test.each([
  ['WP_API_root', '/wp-json/'],
  ['purchaseToken', false],
  ['recommendationsStep', 'not-started'],
  ['isDevVersion', false],
  ['adminUrl', '/wp-admin/'],
  ['tracksUserData', false],
  ['getModules', {}],
])('initial.%s gets its default and is reported if it is missing or has another type', (name, defaultValue) => {
  const sample = pageStateSample();
  for (const value of [undefined, { not: 'this' }, 17]) {
    const reading = read({ ...sample, initial: { ...sample.initial, [name]: value } });
    expect(reading).toMatchObject({ ok: true, missing: [`initial.${name}`] });
    if (reading.ok) expect(reading.state.initial).toHaveProperty(name, defaultValue);
  }
});

test.each([
  ['identityCrisis', null],
  ['lastPostUrl', ''],
  ['useMyJetpackLicensingUI', false],
  ['shouldInitializeBlaze', true],
])('the optional field initial.%s gets its default and is reported if it has another type', (name, defaultValue) => {
  const sample = pageStateSample();
  const reading = read({ ...sample, initial: { ...sample.initial, [name]: { not: 'this' } } });
  expect(reading).toMatchObject({ ok: true, missing: [`initial.${name}`] });
  if (reading.ok) expect(reading.state.initial).toHaveProperty(name, defaultValue);
});

test.each([
  [false, false],
  [true, true],
  [{ can_init: false, reason: 'site_not_eligible' }, false],
  [{ can_init: true, reason: null }, true],
  [{ can_init: 0, reason: 'initialization_disabled' }, false],
])('reads from %j whether the site may use Blaze', (sent, mayUse) => {
  const sample = pageStateSample();
  const reading = read({ ...sample, initial: { ...sample.initial, shouldInitializeBlaze: sent } });
  expect(reading).toMatchObject({ missing: [], state: { initial: { shouldInitializeBlaze: mayUse } } });
});

test('a block without connection state is accepted, and the missing field is reported', () => {
  const reading = read({ ...pageStateSample(), connection: undefined });
  expect(reading).toMatchObject({ ok: true, missing: ['connection'], state: { connection: null } });
});

test('an empty list, as PHP writes it, is read as an empty map', () => {
  const sample = pageStateSample();
  const reading = read({ ...sample, initial: { ...sample.initial, getModules: [], settings: [] } });
  expect(reading).toMatchObject({ ok: true, missing: [], state: { initial: { getModules: {}, settings: {} } } });
});

const initialFields = [
  ['SHR-091.1', 'WP_API_nonce WP_API_root registrationNonce pluginBaseUrl purchaseToken'],
  ['SHR-091.2', 'tracksUserData currentIp aff partnerSubsidiaryId partnerCoupon'],
  ['SHR-091.3', 'newRecommendations recommendationsStep isDevVersion currentVersion connectedPlugins'],
  ['SHR-091.4', 'rawUrl adminUrl siteTitle'],
] as const;

test.each(['__proto__', 'constructor', 'toString'])('a module named %s changes no other object', (name) => {
  const sample = pageStateSample();
  const text = JSON.stringify({ ...sample, initial: { ...sample.initial, getModules: { name: { activated: true } } } });
  const reading = readPageState(text.replace('"getModules":{"name"', `"getModules":{"${name}"`));
  expect(reading).toMatchObject({ ok: true, missing: [] });
  if (!reading.ok) return;
  expect(Object.getPrototypeOf(reading.state.initial.getModules)).toBe(Object.prototype);
  expect([Reflect.get({}, 'activated'), Reflect.get(Object, 'activated')]).toEqual([undefined, undefined]);
});

test('SHR-091 reads all fields of the initial state at once', () => {
  const reading = read(pageStateSample());
  const names = initialFields.flatMap(([, list]) => list.split(' '));
  expect(names).toHaveLength(18);
  expect(reading.ok && Object.keys(reading.state.initial)).toEqual(expect.arrayContaining(names));
});

test.each(initialFields)('%s the initial state has %s', (_id, names) => {
  const { initial } = pageStateSample();
  const reading = read(pageStateSample());
  for (const name of names.split(' ')) {
    expect(v.safeParse(initialStateSchema, { ...initial, [name]: undefined }).success).toBe(false);
    expect(reading).toHaveProperty(`state.initial.${name}`, Reflect.get(initial, name));
  }
});

const siteFields = [
  ['SHR-093.1', { blog_id: 7, icon: '/icon.png', siteVisibleToSearchEngines: false, showPromotions: false }],
  ['SHR-093.2', { isAtomicSite: true, isWoASite: true, isAtomicPlatform: true }],
  [
    'SHR-093.3',
    {
      showBackups: false,
      showRecommendations: true,
      showMyJetpack: true,
      isMultisite: true,
      dateFormat: 'd.m.Y',
    },
  ],
] as const;

test('SHR-093 reads all fields of the site data at once', () => {
  const sample = pageStateSample();
  const siteData = Object.assign({}, ...siteFields.map(([, fields]) => fields));
  const reading = read({ ...sample, initial: { ...sample.initial, siteData } });
  expect(Object.keys(siteData)).toHaveLength(12);
  expect(reading).toMatchObject({ missing: [], state: { initial: { siteData } } });
});

test.each(siteFields)('%s the site data has %j', (_id, siteData) => {
  const sample = pageStateSample();
  const reading = read({ ...sample, initial: { ...sample.initial, siteData } });
  expect(reading).toMatchObject({ missing: [], state: { initial: { siteData } } });
});

test('SHR-094 SHR-094.1 reads the plan of the site data', () => {
  const sample = pageStateSample();
  const siteData = { plan: { product_slug: 'jetpack_complete' } };
  const reading = read({ ...sample, initial: { ...sample.initial, siteData } });
  expect(reading).toMatchObject({ missing: [], state: { initial: { siteData } } });
});

test('SHR-094 SHR-094.5 reads the connected plugins from a map or a list', () => {
  const sample = pageStateSample();
  for (const connectedPlugins of [{ boost: { name: 'Boost' } }, [{ slug: 'boost', name: 'Boost' }]]) {
    const reading = read({ ...sample, initial: { ...sample.initial, connectedPlugins } });
    expect(reading).toMatchObject({ state: { initial: { connectedPlugins: { boost: { name: 'Boost' } } } } });
  }
});

test('texts for display are decoded once', () => {
  const sample = pageStateSample();
  const initial = {
    ...sample.initial,
    siteTitle: 'Ann&#8217;s Caf&eacute; &amp;lt;b&amp;gt;',
    getModules: { protect: { name: 'Block &amp; allow' } },
    connectedPlugins: [{ slug: 'acme', name: 'Acme&reg;' }],
    partnerCoupon: {
      coupon_code: 'A&amp;B',
      preset: 'x',
      partner: { name: 'P&amp;Q', prefix: 'P', logo: null },
      product: { slug: 's', title: 'Q&amp;A', features: ['A &gt; B'] },
    },
    stats: { roles: { vip: { name: 'V&#46;I&#46;P' } } },
  };
  const errors = [{ code: 'x', message: '<strong>Can&#039;t</strong> connect' }];
  expect(read({ ...sample, initial, connection: { ...sample.connection, errors } })).toMatchObject({
    missing: [],
    state: {
      initial: {
        siteTitle: 'Ann’s Café &lt;b&gt;',
        getModules: { protect: { name: 'Block & allow' } },
        connectedPlugins: { acme: { name: 'Acme®' } },
        partnerCoupon: {
          coupon_code: 'A&amp;B',
          partner: { name: 'P&Q' },
          product: { title: 'Q&A', features: ['A > B'] },
        },
        stats: { roles: { vip: { name: 'V.I.P' } } },
      },
      connection: { errors: [{ message: "Can't connect" }] },
    },
  });
});

test('SHR-094 SHR-094.7 a site error has message, action, code and data', () => {
  const sample = pageStateSample();
  const error = {
    message: 'The token is invalid.',
    action: 'reconnect',
    code: 'invalid_token',
    data: { api_error_code: 'invalid_connection_owner' },
  };
  const reading = read({ ...sample, connection: { ...sample.connection, errors: [error, { code: 'plain' }] } });
  expect(reading).toMatchObject({
    state: { connection: { errors: [error, { code: 'plain', message: '', action: null }] } },
  });
});

test('SHR-108 a release post has title, content, picture and version', () => {
  const sample = pageStateSample();
  const messageContent = {
    release_post_title: 'New in 12',
    release_post_content: '<p>Much</p>',
    release_post_featured_image: ['http://site.example/a.png', 600, 400],
  };
  const initial = { ...sample.initial, currentVersion: '12.0' };
  const jetpackStateNotices = { ...initial.jetpackStateNotices, messageContent };
  expect(read({ ...sample, initial: { ...initial, jetpackStateNotices } })).toMatchObject({
    state: { initial: { currentVersion: '12.0', jetpackStateNotices: { messageContent } } },
  });
});

// The recorded answers of the real plugin are not in the repository; developers keep them beside it.
const wire = join(__dirname, '../../../../shared/wire');
const recordedPages = [
  'free/admin',
  'free/editor',
  'free/subscriber',
  'not-connected/admin',
  'coupon/admin',
  'offline/admin',
  'userless/admin',
];
for (const siteAndUser of recordedPages) {
  const file = join(wire, siteAndUser, 'initial-state.json');
  if (!existsSync(file)) continue;
  test(`the recorded page of ${siteAndUser} has a valid initial state`, () => {
    const { body } = JSON.parse(readFileSync(file, 'utf8'));
    const result = v.safeParse(initialStateSchema, body);
    expect(result.success ? [] : v.flatten(result.issues).nested).toEqual([]);
  });
}
