import * as v from 'valibot';
import type { Site } from '../context/site';
import { traitsSchema } from '../facts/traits';
import { chaosKinds } from '../faults/chaos';
import { isScenario, type ScenarioName, scenarioNames, seed } from '../scenarios/scenarios';

/** A change of the site that tests and the control page can make. */
export interface Change {
  readonly entries: v.ObjectEntries;
  /** Makes the change. Returns what is wrong with the fields; undefined if nothing is. */
  apply(site: Site, fields: unknown): string | undefined;
}

function change<T>(
  schema: v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries },
  make: (site: Site, fields: T) => void,
): Change {
  return {
    entries: schema.entries,
    apply: (site, fields) => {
      const parsed = v.safeParse(schema, fields);
      if (!parsed.success)
        return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join(' ');
      make(site, parsed.output);
      return undefined;
    },
  };
}

const isOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;
const scenarioName = v.custom<ScenarioName>(
  (name) => typeof name === 'string' && isScenario(name),
  `must be one of ${scenarioNames.join(', ')}`,
);
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

const chaos = change(
  v.object({
    kind: v.picklist(chaosKinds),
    method: v.optional(v.string(), '*'),
    path: v.optional(v.string(), '*'),
    times: v.optional(v.nullable(positive), null),
    ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
  }),
  (site, rule) => site.chaos.push(rule),
);

/** All changes, by the last segment of their address. */
export const changes: Readonly<Record<string, Change>> = {
  scenario: change(v.object({ name: scenarioName }), ({ store }, { name }) => seed(store, name)),
  // Traits that the request does not name keep their values.
  traits: change(v.partial(v.strictObject(traitsSchema.entries)), ({ store }, traits) => store.changeTraits(traits)),
  chaos: {
    ...chaos,
    // An empty object removes all rules.
    apply: (site, fields) => {
      if (fields === undefined || Object.keys(Object(fields)).length) return chaos.apply(site, fields);
      site.chaos.length = 0;
      return undefined;
    },
  },
  clock: change(v.object({ offsetMs: v.pipe(v.number(), v.finite()) }), ({ clock }, { offsetMs }) => {
    clock.offset = offsetMs;
  }),
  jetpack: change(v.object({ generation: v.picklist(['11', '16']) }), ({ store }, { generation }) =>
    store.change({ jetpack: generation }),
  ),
  workers: change(v.object({ count: v.nullable(positive) }), ({ workers }, { count }) => workers.limit(count)),
  reads: change(v.object({ separate: v.boolean() }), (site, { separate }) => {
    site.separateReads = separate;
  }),
  overrides: change(v.object({ origins: v.array(v.pipe(v.string(), v.check(isOrigin))) }), (site, { origins }) => {
    site.overrideOrigins = origins;
  }),
};
