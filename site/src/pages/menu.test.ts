import type { ScenarioName } from '../scenarios/catalog';
import { startTestSite, type TestSite } from '../testing/test-site';
import { menu } from './menu';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Returns the labels below the plugin's menu entry; null if there is no entry. */
function labelsBelow(scenario: ScenarioName, login: string, change?: () => void): readonly string[] | null {
  site.reset(scenario);
  change?.();
  const { store } = site.running.site;
  const user = store.users.byLogin(login);
  if (!user) throw new Error(`There is no user ${login}.`);
  const entry = menu(site.running.site, user).find(({ label }) => label === 'Jetpack');
  return entry?.submenu?.map(({ label }) => label) ?? null;
}

const withoutWriting = () => {
  for (const module of ['post-by-email', 'publicize']) site.running.site.store.modules.set(module, false);
};
const others = ['Stats', 'My Jetpack'];

test.each<[string, readonly string[] | null, ScenarioName, string, (() => void)?]>([
  ['an administrator', ['Dashboard', 'Settings', ...others], 'free', 'admin'],
  ['an administrator of a site that is not connected', ['Dashboard', 'My Jetpack'], 'not-connected', 'admin'],
  ['an administrator of a site without an owner', ['Dashboard', 'Settings', ...others], 'userless', 'admin'],
  ['an administrator of an offline site', ['Dashboard', 'Settings', 'My Jetpack'], 'offline', 'admin'],
  // There, the masthead of the page links to dashboard and settings.
  ['an administrator of a site that the provider hosts', others, 'atomic', 'admin'],
  ['an editor who can share posts', ['Dashboard', 'Settings'], 'free', 'editor'],
  ['an editor without any settings', ['Dashboard'], 'free', 'editor', withoutWriting],
  ['an editor of a site that is not connected', null, 'not-connected', 'editor'],
  ['an author who has no account', ['Dashboard'], 'free', 'author'],
  ['a subscriber', ['Dashboard'], 'free', 'subscriber'],
])('for %s, the menu entries below "Jetpack" are %j', (_who, labels, scenario, login, change) => {
  expect(labelsBelow(scenario, login, change)).toEqual(labels);
});
