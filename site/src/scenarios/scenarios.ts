import { hashPassword } from '../auth/passwords';
import { storeNotice } from '../facts/state-notices';
import { setTraits } from '../facts/traits';
import type { Store } from '../store/store';
import type { User } from '../store/users';
import type { Scenario } from './base';
import { type ScenarioName, scenarios } from './catalog';

export { modulesOnConnect, settingsOnConnect, siteId } from './base';
export { type ScenarioName, scenarios } from './catalog';

export const scenarioNames: readonly string[] = [...scenarios.keys()];

/** Returns whether a scenario of this name exists. */
export function isScenario(name: string): name is ScenarioName {
  return scenarios.has(name);
}

/** Returns the scenario of this name. */
export function scenarioOf(name: ScenarioName): Scenario {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  return scenario;
}

/** The users of the site. They are the same in all scenarios, so that they remain logged in when the scenario changes. */
export const sampleUsers: readonly User[] = [
  { id: 1, login: 'admin', name: 'admin', role: 'administrator', email: 'admin@site.example' },
  { id: 2, login: 'admin2', name: 'admin2', role: 'administrator', email: 'admin2@site.example' },
  { id: 3, login: 'editor', name: 'editor', role: 'editor', email: 'editor@site.example' },
  { id: 4, login: 'author', name: 'author', role: 'author', email: 'author@site.example' },
  { id: 5, login: 'subscriber', name: 'subscriber', role: 'subscriber', email: 'subscriber@site.example' },
];

/** Returns the ID of a user's account at the provider. */
export const accountIdOf = (userId: number) => 70000000 + userId;

/**
 * Puts the store into the state of a scenario. Keeps users, passwords, sessions, the secret and the version of Jetpack.
 * @param password password of new users; default: their username
 */
export function seed(store: Store, name: ScenarioName, password?: string): void {
  const scenario = scenarioOf(name);
  store.write(() => {
    const existing = new Set(store.users.all().map(({ id }) => id));
    for (const user of sampleUsers) {
      if (!existing.has(user.id)) store.users.add(user, hashPassword(password ?? user.login));
      store.userOptions(user.id).clear([]);
      if (scenario.notice) storeNotice(store, user.id, scenario.notice);
    }
    store.options.clear(['secret', 'jetpack']);
    store.options.set('scenario', name);
    store.options.set('plan', scenario.plan);
    store.options.set('products', scenario.products ?? []);
    store.options.set('settings', scenario.settings);
    setTraits(store, scenario.traits ?? {});
    // Connecting turns on no modules if the site was connected before.
    if (scenario.linked.length) store.options.set('was_connected', true);
    store.modules.replace(scenario.modules);
    store.connection.disconnect();
    if (scenario.blogId !== null) store.connection.register(scenario.blogId);
    for (const login of scenario.linked) {
      const user = store.users.byLogin(login);
      if (user) store.connection.link(user.id, accountIdOf(user.id));
    }
  });
}
