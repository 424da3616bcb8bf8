import {
  absentModulesOf,
  activationOf,
  type FeatureSlug,
  hasModulesFor,
  isFeatureActive,
  mayEnable,
} from './activation';
import { inputWith } from './flow-under-test';

test.each<[FeatureSlug, string]>([
  ['boost', 'jetpack-boost/jetpack-boost.php'],
  ['creative-mail', 'creative-mail-by-constant-contact/creative-mail-plugin.php'],
  ['protect', 'jetpack-protect/jetpack-protect.php'],
  ['videopress', 'videopress/jetpack-videopress.php'],
  ['woocommerce', 'woocommerce/woocommerce.php'],
  ['videopress-activated', 'videopress/jetpack-videopress.php'],
  ['antispam-activated', 'akismet/akismet.php'],
])('%s is active only with the plugin %s', (slug, file) => {
  expect(isFeatureActive(slug, inputWith({ activePlugins: new Set([file]) }))).toBe(true);
  expect(isFeatureActive(slug, inputWith({ activePlugins: new Set(['other/other.php']) }))).toBe(false);
  expect(isFeatureActive(slug, inputWith({ activePlugins: null }))).toBe(false);
});

test.each<[FeatureSlug]>([['monitor'], ['related-posts'], ['publicize']])(
  '%s is active only if the option with its name is on',
  (slug) => {
    expect(isFeatureActive(slug, inputWith({ settings: { [slug]: true } }))).toBe(true);
    expect(isFeatureActive(slug, inputWith({ settings: { [slug]: false } }))).toBe(false);
  },
);

test.each([
  ['active with photon and photon-cdn', true, true, true],
  ['inactive with photon alone', true, false, false],
  ['inactive with photon-cdn alone', false, true, false],
  ['inactive while the options are unknown', undefined, undefined, false],
])('REC-069 site accelerator is %s', (_what, photon, cdn, isActive) => {
  const settings = { photon, 'photon-cdn': cdn, 'tiled-gallery': true, tiled_galleries: true };
  expect(isFeatureActive('site-accelerator', inputWith({ settings }))).toBe(isActive);
});

test.each(['agency', 'site-type-question', 'constructor', 'toString'])(
  'REC-088 throws an error for the slug %s, which enables no feature',
  (slug) => {
    const checkUnknown = () => Reflect.apply(isFeatureActive, undefined, [slug, inputWith()]);
    expect(checkUnknown).toThrow(RangeError);
    expect(checkUnknown).toThrow(`Unknown feature "${slug}".`);
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
  ['returns no absent modules while the modules are unknown', {}, []],
  [
    'returns the modules that the site lacks',
    { monitor: {}, photon: {}, publicize: {} },
    ['photon-cdn', 'related-posts'],
  ],
  [
    'returns a module that an override turns off',
    {
      monitor: { override: 'inactive' },
      photon: { override: false },
      'photon-cdn': { override: 'active' },
      publicize: {},
      'related-posts': {},
    },
    ['monitor'],
  ],
])('%s', (_what, modules, absent) => {
  expect([...absentModulesOf(modules)].sort()).toEqual(absent);
});

test.each([
  ['a site without the module monitor lacks a module for monitor', 'monitor', ['monitor'], false],
  ['a site without the module photon has all modules for monitor', 'monitor', ['photon'], true],
  [
    'a site without the module monitor has all modules for creative-mail, which needs none',
    'creative-mail',
    ['monitor'],
    true,
  ],
] as const)('%s', (_what, slug, absent, expected) => {
  expect(hasModulesFor(slug, inputWith({ absentModules: new Set<string>(absent) }))).toBe(expected);
});

test.each([
  ['users who may not install plugins may enable a module', 'monitor', false, true],
  ['users who may not install plugins may not enable a plugin', 'creative-mail', false, false],
  ['users who may install plugins may enable a plugin', 'creative-mail', true, true],
] as const)('%s', (_what, slug, mayInstall, expected) => {
  expect(mayEnable(slug, inputWith({ mayInstall }))).toBe(expected);
});
