import { storeNotice } from '../facts/state-notices';
import { setTraits } from '../facts/traits';
import { userByLogin, users } from '../facts/users';
import type { Store } from '../store/store';
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

/** Returns the ID of a user's account at the provider. */
export const accountIdOf = (userId: number) => 70000000 + userId;

/** Puts the store into the state of a scenario. Keeps sessions, the secret and the version of Jetpack. */
export function seed(store: Store, name: ScenarioName): void {
  const scenario = scenarioOf(name);
  store.write(() => {
    for (const user of users) {
      store.userOptions(user.id).clear([]);
      if (scenario.notice) storeNotice(store, user.id, scenario.notice);
    }
    store.options.clear(['jetpack']);
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
      const user = userByLogin(login);
      if (user) store.connection.link(user.id, accountIdOf(user.id));
    }
  });
}
