import { userByLogin } from '../facts/users';
import type { ScenarioName } from '../scenarios/scenarios';
import { startTestSite, type TestSite } from '../testing/test-site';
import { menu } from './menu';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Returns the labels below the menu entry "Jetpack"; null if there is no such entry. */
function labelsBelow(scenario: ScenarioName, login: string): readonly string[] | null {
  site.reset(scenario);
  const user = userByLogin(login);
  if (!user) throw new Error(`There is no user ${login}.`);
  const entry = menu(site.running.site, user).find(({ label }) => label === 'Jetpack');
  return entry?.submenu?.map(({ label }) => label) ?? null;
}

test.each<[string, readonly string[] | null, ScenarioName, string]>([
  ['an administrator', ['Dashboard', 'Settings', 'Stats', 'My Jetpack'], 'free', 'admin'],
  ['an administrator of a site that is not connected', ['Dashboard', 'My Jetpack'], 'not-connected', 'admin'],
  ['an administrator of an offline site', ['Dashboard', 'Settings', 'My Jetpack'], 'offline', 'admin'],
  // On the provider's hosting, the masthead of the page links to dashboard and settings.
  ['an administrator of a site that the provider hosts', ['Stats', 'My Jetpack'], 'atomic', 'admin'],
  ['an editor', ['Dashboard', 'Settings'], 'free', 'editor'],
  ['an editor of a site that is not connected', null, 'not-connected', 'editor'],
  ['a subscriber', ['Dashboard'], 'free', 'subscriber'],
])('for %s, the menu entries below "Jetpack" are %j', (_viewer, labels, scenario, login) => {
  expect(labelsBelow(scenario, login)).toEqual(labels);
});
