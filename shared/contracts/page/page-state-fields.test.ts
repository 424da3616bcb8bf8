import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from '@flightdeck/shared/schema';
import { pageStateSample } from '../../testing/page-state-sample';
import { initialStateSchema } from './initial-state';
import { readPageState } from './page-state';

const read = (value: unknown) => readPageState(JSON.stringify(value));

const initialFields = [
  ['SHR-091.1', 'WP_API_nonce WP_API_root registrationNonce pluginBaseUrl purchaseToken'],
  ['SHR-091.2', 'tracksUserData currentIp aff partnerSubsidiaryId partnerCoupon'],
  ['SHR-091.3', 'newRecommendations recommendationsStep isDevVersion currentVersion connectedPlugins'],
  ['SHR-091.4', 'rawUrl adminUrl siteTitle'],
] as const;

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
