import type { ScenarioName } from '../scenarios/catalog';
import { startTestSite, type TestSite } from '../testing/test-site';
import { menu } from './menu';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Labels below the plugin's entry; null where there is no entry. */
function below(scenario: ScenarioName, login: string, change?: () => void): readonly string[] | null {
  site.reset(scenario);
  change?.();
  const { store } = site.running.site;
  const user = store.users.byLogin(login);
  if (!user) throw new Error(`There is no user ${login}.`);
  const entry = menu(site.running.site, user).find(({ label }) => label === 'Jetpack');
  return entry?.below?.map(({ label }) => label) ?? null;
}

const withoutWriting = () => {
  for (const module of ['post-by-email', 'publicize']) site.running.site.store.modules.set(module, false);
};
const others = ['Stats', 'My Jetpack'];

test.each<[string, ScenarioName, string, (() => void) | undefined, readonly string[] | null]>([
  ['an administrator', 'free', 'admin', undefined, ['Dashboard', 'Settings', ...others]],
  [
    'a site that is not connected has no settings yet',
    'not-connected',
    'admin',
    undefined,
    ['Dashboard', 'My Jetpack'],
  ],
  ['without an owner', 'userless', 'admin', undefined, ['Dashboard', 'Settings', ...others]],
  ['offline', 'offline', 'admin', undefined, ['Dashboard', 'Settings', 'My Jetpack']],
  ['an editor who can share posts', 'free', 'editor', undefined, ['Dashboard', 'Settings']],
  ['an editor for whom nothing can be set', 'free', 'editor', withoutWriting, ['Dashboard']],
  ['an author who has no account', 'free', 'author', undefined, ['Dashboard']],
  ['a subscriber', 'free', 'subscriber', undefined, ['Dashboard']],
  ['an editor of a site that is not connected', 'not-connected', 'editor', undefined, null],
  ['on the provider’s own hosting the masthead has them', 'atomic', 'admin', undefined, others],
])('%s', (_who, scenario, login, change, labels) => {
  expect(below(scenario, login, change)).toEqual(labels);
});
