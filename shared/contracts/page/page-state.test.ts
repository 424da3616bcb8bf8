import { pageStateSample } from '../../testing/page-state-sample';
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

test.each(['__proto__', 'constructor', 'toString'])('a module named %s changes no other object', (name) => {
  const sample = pageStateSample();
  const text = JSON.stringify({ ...sample, initial: { ...sample.initial, getModules: { name: { activated: true } } } });
  const reading = readPageState(text.replace('"getModules":{"name"', `"getModules":{"${name}"`));
  expect(reading).toMatchObject({ ok: true, missing: [] });
  if (!reading.ok) return;
  expect(Object.getPrototypeOf(reading.state.initial.getModules)).toBe(Object.prototype);
  expect([Reflect.get({}, 'activated'), Reflect.get(Object, 'activated')]).toEqual([undefined, undefined]);
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
