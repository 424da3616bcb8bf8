import { userByLogin } from '../facts/users';
import type { ScenarioName } from '../scenarios/scenarios';
import { runTestSite } from '../testing/test-site';
import { menu } from './menu';

const testSite = runTestSite();

test.each<[string, string, ScenarioName, string]>([
  ['an administrator', 'Dashboard, Settings, Stats, My Jetpack', 'free', 'admin'],
  ['an administrator of a site that is not connected', 'Dashboard, My Jetpack', 'not-connected', 'admin'],
  ['an administrator of an offline site', 'Dashboard, Settings, My Jetpack', 'offline', 'admin'],
  // On the provider's hosting, the masthead of the page links to dashboard and settings.
  ['an administrator of a site that the provider hosts', 'Stats, My Jetpack', 'atomic', 'admin'],
  ['an editor', 'Dashboard, Settings', 'free', 'editor'],
  ['an editor of a site that is not connected', 'no entry', 'not-connected', 'editor'],
  ['a subscriber', 'Dashboard', 'free', 'subscriber'],
])('for %s, the menu entries below "Jetpack" are: %s', (_viewer, labels, scenario, login) => {
  testSite.reset(scenario);
  const user = userByLogin(login);
  if (!user) throw new Error(`There is no user ${login}.`);
  const entry = menu(testSite.site, user).find(({ label }) => label === 'Jetpack');
  expect(entry?.submenu?.map(({ label }) => label).join(', ') ?? 'no entry').toBe(labels);
});
