import * as v from 'valibot';
import json from '../../answers/scenarios.json' with { type: 'json' };
import { traitsSchema } from '../facts/traits';
import { userByLogin, users } from '../facts/users';
import { link, register } from '../store/connection';
import { type Notice, newSite } from '../store/state';
import type { Store } from '../store/store';

const slugs = v.optional(v.array(v.string()), []);
const settingsSchema = v.optional(v.record(v.string(), v.unknown()), {});
const partialTraits = v.optional(v.partial(v.strictObject(traitsSchema.entries)), {});
const stateSchema = v.strictObject({
  /** Description on the control page. */
  about: v.string(),
  /** Name of the base; its modules and settings apply too. */
  base: v.picklist(['new', 'connected', 'protected', 'paid']),
  /** Logins of linked users; the first is the owner. Default: those of a connected site. */
  linked: v.optional(v.array(v.string())),
  /** Slugs of modules that are on. */
  modules: slugs,
  /** Product slug of the plan. */
  plan: v.optional(v.string(), 'jetpack_free'),
  /** Slugs of products besides the plan. */
  products: slugs,
  traits: partialTraits,
});
const baseSchema = v.strictObject({ extends: v.optional(v.string()), modules: slugs, settings: settingsSchema });
const schema = v.strictObject({
  bases: v.record(v.string(), baseSchema),
  states: v.record(v.string(), stateSchema),
  /** Codes of the messages that the plugin shows on the page after a change (`messageCode` of the page state). */
  messageCodes: v.array(v.string()),
  /** Codes of the errors with which connecting can fail (`errorCode` of the page state). */
  errorCodes: v.array(v.string()),
});
const { bases, states, messageCodes, errorCodes } = v.parse(schema, json);

/** A state in which the site can start. */
export interface Scenario extends v.InferOutput<typeof stateSchema> {
  /** Notice on the next page of each user. */
  readonly notice?: Notice;
}

export type ScenarioName = keyof typeof json.states | `message-${string}` | `error-${string}`;

const withNotice = (about: string, base: Scenario['base'], notice: Notice): Scenario => ({
  ...v.parse(stateSchema, { about, base }),
  notice,
});
const withMessage = (messageCode: string): [string, Scenario] => [
  `message-${messageCode}`,
  withNotice(`Connected; the next page shows the message ${messageCode}.`, 'connected', { messageCode }),
];
const withError = (errorCode: string): [string, Scenario] => [
  `error-${errorCode}`,
  withNotice(`Not connected; the next page shows the error ${errorCode}.`, 'new', { errorCode }),
];

/** All scenarios by name: the states of the file, and one for each code of a message or an error. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ...Object.entries(states),
  ...messageCodes.map(withMessage),
  ...errorCodes.map(withError),
]);

export const scenarioNames: readonly string[] = [...scenarios.keys()];

/** Returns whether a scenario of this name exists. */
export const isScenario = (name: string): name is ScenarioName => scenarios.has(name);

/** Returns the scenario of this name. */
export function scenarioOf(name: ScenarioName): Scenario {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  return scenario;
}

/**
 * Modules that connecting turns on. With the real plugin, `protect` is one of them; here it stays off, so that tests can turn it on for
 * the first time (`testing/accepted-differences.ts`).
 */
export const modulesOnConnect: readonly string[] = json.bases.connected.modules;
/** Settings that connecting changes. */
export const settingsOnConnect: Readonly<Record<string, unknown>> = json.bases.connected.settings;

/** Returns a base with the modules and settings of the bases that it extends. */
function baseOf(name: string): Pick<v.InferOutput<typeof baseSchema>, 'modules' | 'settings'> {
  const base = bases[name];
  if (!base) throw new Error(`There is no base ${name}.`);
  const inner = base.extends === undefined ? { modules: [], settings: {} } : baseOf(base.extends);
  return { modules: [...inner.modules, ...base.modules], settings: { ...inner.settings, ...base.settings } };
}

/** Puts the store into the state of a scenario. Keeps sessions, the secret and the version of Jetpack. */
export function seed(store: Store, name: ScenarioName): void {
  const scenario = scenarioOf(name);
  const base = baseOf(scenario.base);
  const isRegistered = scenario.base !== 'new';
  const linked = scenario.linked ?? (isRegistered ? ['admin', 'admin2', 'editor'] : []);
  store.write(() => {
    store.change({
      ...newSite,
      scenario: name,
      plan: scenario.plan,
      products: scenario.products,
      settings: base.settings,
      traits: v.parse(traitsSchema, scenario.traits),
      // Connecting turns on no modules if the site was connected before.
      wasConnected: linked.length > 0,
      modules: [...base.modules, ...scenario.modules],
    });
    for (const { id } of scenario.notice ? users : []) store.changeUser(id, { notice: scenario.notice });
    if (isRegistered) register(store);
    for (const login of linked) {
      const user = userByLogin(login);
      if (user) link(store, user.id);
    }
  });
}
