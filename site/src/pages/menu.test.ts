import { userByLogin } from '../facts/users';
import type { ScenarioName } from '../scenarios/scenarios';
import { startTestSite, type TestSite } from '../testing/test-site';
import { menu } from './menu';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Returns the labels below the menu entry "Jetpack"; null if there is no such entry. @param change changes the site first */
function labelsBelow(scenario: ScenarioName, login: string, change?: () => void): readonly string[] | null {
  site.reset(scenario);
  change?.();
  const user = userByLogin(login);
  if (!user) throw new Error(`There is no user ${login}.`);
  const entry = menu(site.running.site, user).find(({ label }) => label === 'Jetpack');
  return entry?.submenu?.map(({ label }) => label) ?? null;
}

const turnOffWritingModules = () => {
  site.running.site.store.change({ modules: [] });
};
const statsAndMyJetpack = ['Stats', 'My Jetpack'];

test.each<[string, readonly string[] | null, ScenarioName, string, (() => void)?]>([
  ['an administrator', ['Dashboard', 'Settings', ...statsAndMyJetpack], 'free', 'admin'],
  ['an administrator of a site that is not connected', ['Dashboard', 'My Jetpack'], 'not-connected', 'admin'],
  ['an administrator of a site without an owner', ['Dashboard', 'Settings', ...statsAndMyJetpack], 'userless', 'admin'],
  ['an administrator of an offline site', ['Dashboard', 'Settings', 'My Jetpack'], 'offline', 'admin'],
  // On the provider's hosting, the masthead of the page links to dashboard and settings.
  ['an administrator of a site that the provider hosts', statsAndMyJetpack, 'atomic', 'admin'],
  ['an editor who can share posts', ['Dashboard', 'Settings'], 'free', 'editor'],
  ['an editor without any settings', ['Dashboard'], 'free', 'editor', turnOffWritingModules],
  ['an editor of a site that is not connected', null, 'not-connected', 'editor'],
  ['an author whose account is not linked', ['Dashboard'], 'free', 'author'],
  ['a subscriber', ['Dashboard'], 'free', 'subscriber'],
])('for %s, the menu entries below "Jetpack" are %j', (_viewer, labels, scenario, login, change) => {
  expect(labelsBelow(scenario, login, change)).toEqual(labels);
});
