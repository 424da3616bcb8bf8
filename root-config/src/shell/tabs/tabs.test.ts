import { type AreaManifest, type Facts, parseRoute } from '@flightdeck/shared/contracts/areas';
import { startLinks } from '@flightdeck/shared/links';
import { connected as facts, modules, nobody, initial as sample, subscriber } from '../../testing/facts';
import { fakeEntry } from '../../testing/fake-area';
import { dependsOnAkismet, tabs } from './tabs';

const publisher = { ...nobody, edit_posts: true, publish_posts: true };
const withModules = (states: Record<string, boolean>) => ({ ...sample, getModules: modules(states) });

/** The settings area. */
const areas = withTabs({
  security: ['protect', 'sso'],
  performance: ['photon'],
  writing: ['masterbar'],
  sharing: ['likes', 'publicize'],
  discussion: ['comments'],
  traffic: ['sitemaps'],
});

function withTabs(tabs: Readonly<Record<string, string[] | undefined>>) {
  const parts = Object.entries(tabs).map(([name, modules]): readonly [string, AreaManifest['parts'][string]] => [
    name,
    { kind: 'screen', reads: [], shows: [], modules },
  ]);
  const manifest = { ...fakeEntry.manifest, parts: Object.fromEntries(parts) };
  return { 'mf-settings': { ...fakeEntry, manifest } };
}

const labels = (hash: string, changed: Partial<Facts> = {}, initial = sample) =>
  tabs(parseRoute(hash), { ...facts, ...changed }, initial, areas).map(({ label }) => label);
const find = (label: string, hash: string, changed: Partial<Facts> = {}, initial = sample) =>
  tabs(parseRoute(hash), { ...facts, ...changed }, initial, areas).find((tab) => tab.label === label);

beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));

test('ROOT-035 ROOT-037 shows all five tabs to a manager of a connected site', () => {
  expect(labels('#/dashboard')).toEqual(['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack']);
});

test.each([
  [
    'ROOT-036 ROOT-038 an offline site has neither My Plan nor Plans',
    { status: 'offline' as const },
    ['At a Glance', 'Recommendations', 'My Jetpack'],
  ],
  [
    'ROOT-036 users without a linked account have no My Plan',
    { isLinked: false },
    ['At a Glance', 'Plans', 'Recommendations', 'My Jetpack'],
  ],
  [
    'ROOT-040 hides Recommendations if the site does not show them',
    { showRecommendations: false },
    ['At a Glance', 'My Plan', 'Plans', 'My Jetpack'],
  ],
  ['ROOT-050 shows users who do not manage the site only At a Glance', { permissions: publisher }, ['At a Glance']],
  ['ROOT-049 shows subscribers only At a Glance', { permissions: subscriber }, ['At a Glance']],
])('%s', (_what, changed, expected) => {
  expect(labels('#/dashboard', changed)).toEqual(expected);
});

test('ROOT-043 links My Jetpack to the admin page only when enabled', () => {
  expect(find('My Jetpack', '#/dashboard')?.href).toBe('http://site.example/wp-admin/admin.php?page=my-jetpack');
  expect(
    labels('#/dashboard', {}, { ...sample, siteData: { ...sample.siteData, showMyJetpack: false } }),
  ).not.toContain('My Jetpack');
});

test('ROOT-039 adds the purchase token to the plans link, if there is one', () => {
  expect(find('Plans', '#/dashboard')?.href).toBe(
    'https://jetpack.com/redirect/?source=jetpack-plans&site=site.example',
  );
  expect(find('Plans', '#/dashboard', {}, { ...sample, purchaseToken: 'abc' })?.href).toContain(
    'query=purchasetoken%3Dabc',
  );
});

test('ROOT-041 ROOT-042 shows the number of new recommendations, except at 0 and on their screens', () => {
  const initial = { ...sample, newRecommendations: ['a', 'b', 'c'] };
  expect(find('Recommendations', '#/dashboard', {}, initial)?.badge).toBe(3);
  expect(find('My Plan', '#/dashboard', {}, initial)?.badge).toBe(0);
  expect(find('Recommendations', '#/recommendations/summary', {}, initial)).toMatchObject({
    badge: 0,
    isCurrent: true,
  });
  expect(find('Recommendations', '#/dashboard')?.badge).toBe(0);
});

test.each([
  ['#/', 'At a Glance'],
  ['#/dashboard', 'At a Glance'],
  ['#/my-plan', 'My Plan'],
  ['#/recommendations', 'Recommendations'],
])('on %s selects the tab %s', (hash, label) => {
  expect(
    tabs(parseRoute(hash), facts, sample, areas)
      .filter((tab) => tab.isCurrent)
      .map((tab) => tab.label),
  ).toEqual([label]);
});

test('links to routes, and to the plans on another website', () => {
  expect(find('My Plan', '#/dashboard')).toMatchObject({ href: '#/my-plan', isExternal: false });
  expect(find('Plans', '#/dashboard')).toMatchObject({ isExternal: true });
});

test('selects no tab on an unknown route', () => {
  expect(labels('#/nothing')).toHaveLength(5);
  expect(tabs(parseRoute('#/nothing'), facts, sample, areas).some((tab) => tab.isCurrent)).toBe(false);
});

describe('on settings routes,', () => {
  const allModules = withModules({
    protect: false,
    photon: false,
    masterbar: false,
    likes: false,
    comments: false,
    sitemaps: false,
  });
  test('ROOT-013 ROOT-044 shows managers six tabs', () => {
    expect(labels('#/security', {}, allModules)).toEqual([
      'Security',
      'Performance',
      'Writing',
      'Sharing',
      'Discussion',
      'Traffic',
    ]);
  });
  test('ROOT-045 shows a tab only if the site has one of its modules', () => {
    expect(labels('#/security', {}, withModules({ protect: false, likes: true }))).toEqual(['Security', 'Sharing']);
  });
  test('ROOT-045 shows a tab if the area is missing or does not list the modules of the tab', () => {
    const unlisted = withTabs({ security: ['protect'], performance: undefined, writing: [] });
    const shown = (areas: Parameters<typeof tabs>[3]) =>
      tabs(parseRoute('#/security'), facts, withModules({ likes: true }), areas).map(({ label }) => label);
    expect(shown(unlisted)).toEqual(['Performance', 'Sharing', 'Discussion', 'Traffic']);
    expect(shown({})).toEqual(['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic']);
  });
  test('ROOT-045 shows the Security tab when only the plugin Akismet is active', () => {
    const likes = withModules({ likes: true });
    const shown = (isAkismetActive: boolean) =>
      tabs(parseRoute('#/settings'), facts, likes, areas, 0, isAkismetActive).map(({ label }) => label);
    expect(shown(true)).toEqual(['Security', 'Sharing']);
    expect(shown(false)).toEqual(['Sharing']);
    // Akismet is a plugin, not a module.
    expect(labels('#/security', {}, withModules({ akismet: true, likes: true }))).toEqual(['Sharing']);
  });
  test.each([
    [
      'the tabs depend on Akismet if no module of Security exists',
      '#/settings',
      facts.permissions,
      { likes: true },
      true,
    ],
    [
      'the tabs do not depend on Akismet if a module of Security exists',
      '#/settings',
      facts.permissions,
      { sso: false },
      false,
    ],
    [
      'the tabs outside of the settings do not depend on Akismet',
      '#/dashboard',
      facts.permissions,
      { likes: true },
      false,
    ],
    ['the tabs of other users do not depend on Akismet', '#/settings', publisher, { likes: true }, false],
  ])('ROOT-045 %s', (_what, hash, permissions, states, depends) => {
    const input = [parseRoute(hash), { ...facts, permissions }, withModules(states), areas] as const;
    expect(dependsOnAkismet(...input)).toBe(depends);
  });
  test('ROOT-046 ROOT-047 ROOT-048 shows users who may publish posts Writing and Sharing while their modules are on', () => {
    const on = withModules({ publicize: true, 'post-by-email': true, protect: true });
    expect(labels('#/settings', { permissions: publisher }, on)).toEqual(['Writing', 'Sharing']);
    expect(labels('#/settings', { permissions: publisher }, withModules({ publicize: true }))).toEqual(['Sharing']);
    expect(
      labels('#/settings', { permissions: publisher }, withModules({ publicize: false, 'post-by-email': true })),
    ).toEqual(['Writing']);
    expect(labels('#/settings', { permissions: { ...publisher, publish_posts: false } }, on)).toEqual([]);
  });
  test('ROOT-049 shows subscribers no settings tabs', () => {
    const on = withModules({ publicize: true, 'post-by-email': true, protect: true });
    expect(labels('#/settings', { permissions: subscriber }, on)).toEqual([]);
  });
  test('selects the tab of the route; on /settings, the first one', () => {
    expect(find('Security', '#/settings', {}, allModules)?.isCurrent).toBe(true);
    expect(find('Traffic', '#/traffic', {}, allModules)?.isCurrent).toBe(true);
    expect(find('Security', '#/traffic', {}, allModules)?.isCurrent).toBe(false);
  });
});
