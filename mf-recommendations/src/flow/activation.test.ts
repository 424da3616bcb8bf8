import { type ActiveTested, absentModulesOf, activationOf, isFeatureActive, isOffered, mayEnable } from './activation';
import { factsWith } from './flow-under-test';

test.each<[ActiveTested, string]>([
  ['boost', 'jetpack-boost/jetpack-boost.php'],
  ['creative-mail', 'creative-mail-by-constant-contact/creative-mail-plugin.php'],
  ['protect', 'jetpack-protect/jetpack-protect.php'],
  ['videopress', 'videopress/jetpack-videopress.php'],
  ['woocommerce', 'woocommerce/woocommerce.php'],
  ['videopress-activated', 'videopress/jetpack-videopress.php'],
  ['antispam-activated', 'akismet/akismet.php'],
])('%s is active with the plugin %s', (slug, file) => {
  expect(isFeatureActive(slug, factsWith({ activePlugins: new Set([file]) }))).toBe(true);
  expect(isFeatureActive(slug, factsWith({ activePlugins: new Set(['other/other.php']) }))).toBe(false);
  expect(isFeatureActive(slug, factsWith({ activePlugins: null }))).toBe(false);
});

test.each<[ActiveTested]>([['monitor'], ['related-posts'], ['publicize']])(
  '%s is active if the option with its name is on',
  (slug) => {
    expect(isFeatureActive(slug, factsWith({ settings: { [slug]: true } }))).toBe(true);
    expect(isFeatureActive(slug, factsWith({ settings: { [slug]: false } }))).toBe(false);
  },
);

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [undefined, undefined, false],
])('REC-069 site accelerator with photon %p and photon-cdn %p is active: %p', (photon, cdn, active) => {
  const settings = { photon, 'photon-cdn': cdn, 'tiled-gallery': true, tiled_galleries: true };
  expect(isFeatureActive('site-accelerator', factsWith({ settings }))).toBe(active);
});

test.each(['agency', 'site-type-question', 'constructor', 'toString'])(
  'REC-088 the unknown recommendation %s raises an internal error',
  (slug) => {
    const ask = () => Reflect.apply(isFeatureActive, undefined, [slug, factsWith()]);
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(`Unknown feature "${slug}".`);
    expect(() => Reflect.apply(activationOf, undefined, [slug])).toThrow(`Unknown recommendation "${slug}".`);
  },
);

test.each([
  ['boost', 'jetpack-boost'],
  ['creative-mail', 'creative-mail-by-constant-contact'],
  ['protect', 'jetpack-protect'],
  ['videopress', 'videopress'],
  ['woocommerce', 'woocommerce'],
] as const)('REC-057 %s installs the plugin %s', (step, slug) => {
  expect(activationOf(step)).toMatchObject({ kind: 'plugin', slug });
});

test.each([
  ['monitor', ['monitor']],
  ['related-posts', ['related-posts']],
  ['publicize', ['publicize']],
  ['site-accelerator', ['photon', 'photon-cdn', 'tiled_galleries', 'tiled-gallery']],
] as const)('%s sets the options %p', (step, names) => {
  expect(activationOf(step)).toEqual({
    kind: 'options',
    options: Object.fromEntries(names.map((name) => [name, true])),
  });
});

test.each<[string, Parameters<typeof absentModulesOf>[0], readonly string[]]>([
  ['no module of a site whose modules are unknown', {}, []],
  ['the modules that the site lacks', { monitor: {}, photon: {}, publicize: {} }, ['photon-cdn', 'related-posts']],
  [
    'a module that an administrator keeps off',
    {
      monitor: { override: 'inactive' },
      photon: { override: false },
      'photon-cdn': { override: 'active' },
      publicize: {},
      'related-posts': {},
    },
    ['monitor'],
  ],
])('%s is absent', (_what, modules, absent) => {
  expect([...absentModulesOf(modules)].sort()).toEqual(absent);
});

test.each([
  ['monitor', ['monitor'], false],
  ['monitor', ['photon'], true],
  ['creative-mail', ['monitor'], true],
] as const)('%s is offered to a site without %j: %p', (slug, absent, expected) => {
  expect(isOffered(slug, factsWith({ absentModules: new Set<string>(absent) }))).toBe(expected);
});

test.each([
  ['monitor', false, true],
  ['creative-mail', false, false],
  ['creative-mail', true, true],
] as const)('%s can be enabled by a user who may install plugins (%p): %p', (slug, mayInstall, expected) => {
  expect(mayEnable(slug, factsWith({ mayInstall }))).toBe(expected);
});
