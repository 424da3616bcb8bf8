import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { pageStateSample } from '../testing/page-state-sample';
import { initialStateSchema, readPageState } from './page-state';

const read = (value: unknown) => readPageState(JSON.stringify(value));

test('a complete block is read as it is', () => {
  const reading = read(pageStateSample());
  expect(reading).toMatchObject({ ok: true, missing: [] });
  if (reading.ok) expect(reading.state.initial.WP_API_root).toBe('http://site.example/wp-json/');
});

test('no block, and a block that is not JSON, are failures with a code', () => {
  expect(readPageState(null)).toMatchObject({ ok: false, failure: { code: 'page-state-missing' } });
  expect(readPageState('{"initial":')).toMatchObject({ ok: false, failure: { code: 'page-state-unreadable' } });
  expect(readPageState('[]')).toMatchObject({ ok: false, failure: { code: 'page-state-unreadable' } });
});

test('a block without registry cannot be used', () => {
  expect(read({ ...pageStateSample(), registry: undefined })).toMatchObject({
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
])('initial.%s has a default, and its absence is reported', (name, standIn) => {
  const sample = pageStateSample();
  for (const broken of [undefined, { not: 'this' }, 17]) {
    const reading = read({ ...sample, initial: { ...sample.initial, [name]: broken } });
    expect(reading).toMatchObject({ ok: true, missing: [`initial.${name}`] });
    if (reading.ok) expect(reading.state.initial).toHaveProperty(name, standIn);
  }
});

test('without connection state the block is read, and says so', () => {
  const reading = read({ ...pageStateSample(), connection: undefined });
  expect(reading).toMatchObject({ ok: true, missing: ['connection'], state: { connection: null } });
});

test('PHP writes empty maps as lists', () => {
  const sample = pageStateSample();
  const reading = read({ ...sample, initial: { ...sample.initial, getModules: [], settings: [] } });
  expect(reading).toMatchObject({ ok: true, missing: [], state: { initial: { getModules: {}, settings: {} } } });
});

test('SHR-091 SHR-093 the initial state has the fields of the documents', () => {
  const sample = pageStateSample();
  const named = (
    'WP_API_nonce WP_API_root registrationNonce pluginBaseUrl purchaseToken tracksUserData currentIp aff partnerSubsidiaryId ' +
    'partnerCoupon newRecommendations recommendationsStep isDevVersion currentVersion connectedPlugins rawUrl adminUrl siteTitle'
  ).split(' ');
  for (const name of named) {
    expect(v.safeParse(initialStateSchema, { ...sample.initial, [name]: undefined }).success).toBe(false);
  }
  const siteFields = (
    'blog_id icon siteVisibleToSearchEngines showPromotions isAtomicSite isWoASite isAtomicPlatform showBackups ' +
    'showRecommendations showMyJetpack isMultisite dateFormat'
  ).split(' ');
  const { siteData } = v.parse(initialStateSchema, sample.initial);
  expect(Object.keys(siteData)).toEqual(expect.arrayContaining(siteFields));
});

// The recorded answers of the real plugin lie beside the project on the machines of its developers.
const wire = join(__dirname, '../../../shared/wire');
const recorded = [
  'free/admin',
  'free/editor',
  'free/subscriber',
  'not-connected/admin',
  'coupon/admin',
  'offline/admin',
  'userless/admin',
];
for (const where of recorded) {
  const file = join(wire, where, 'initial-state.json');
  if (!existsSync(file)) continue;
  test(`the recorded page of ${where} parses`, () => {
    const { body } = JSON.parse(readFileSync(file, 'utf8'));
    const result = v.safeParse(initialStateSchema, body);
    expect(result.success ? [] : v.flatten(result.issues).nested).toEqual([]);
  });
}
