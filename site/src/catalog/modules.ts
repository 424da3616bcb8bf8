import * as v from 'valibot';
import json from '../../answers/modules.json';
import type { Store } from '../store/store';
import { availability, entriesOf } from './versions';

/** `site`: the module needs a connected site. `user`: it needs a connection owner too. */
const needsSchema = v.picklist(['nothing', 'site', 'user']);
const entrySchema = v.strictObject({
  ...availability,
  name: v.string(),
  /** Description. */
  text: v.string(),
  /** Position in the list of modules. */
  sort: v.number(),
  /** Position in the list of recommended modules. */
  recommended: v.optional(v.number(), 20),
  /** Version of the plugin that added the module. */
  introduced: v.string(),
  /** Whether the plugin activates the module automatically; `Public`: only on public sites. */
  auto: v.optional(v.picklist(['Yes', 'No', 'Public']), 'No'),
  /** Groups of the module, such as `Writing`. */
  feature: v.array(v.string()),
  /** Default: `feature`. */
  tags: v.optional(v.array(v.string())),
  needs: v.optional(needsSchema, 'nothing'),
  /** Plans that include the module. */
  plans: v.optional(v.array(v.string()), ['free']),
  free: v.optional(v.boolean(), true),
  configurable: v.optional(v.boolean(), false),
  /** Redirect source of the "Learn more" link, or a full address; empty without a link. Default: the usual source. */
  support: v.optional(v.string()),
  /** Reason why the module is never available on this site; can be empty. Missing if it is available. */
  unavailable: v.optional(v.string()),
  /** Values that version 16 changed. */
  in16: v.optional(v.strictObject({ needs: needsSchema })),
});

/** A module of the plugin, with the data for an entry of `module/all`. */
export type ModuleEntry = Omit<v.InferOutput<typeof entrySchema>, 'tags' | 'support'> & {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly support: string;
};

/** Returns a module. @throws v.ValiError if a field is missing or has another type */
function moduleEntry(slug: string, fields: unknown): ModuleEntry {
  const entry = v.parse(entrySchema, fields);
  return { ...entry, slug, tags: entry.tags ?? entry.feature, support: entry.support ?? `jetpack-support-${slug}` };
}

/**
 * The modules of all versions. Slugs, names, order and needs are those of the plugin, because clients depend on them; the sentences are
 * ours.
 */
const entries = Object.entries(json).map(([slug, fields]) => moduleEntry(slug, fields));
const slugs: ReadonlySet<string> = new Set(entries.map(({ slug }) => slug));

/** Returns whether a module with this slug exists in any version. */
export const isModule = (slug: string): boolean => slugs.has(slug);

/** Returns the modules of the simulated version. */
export const modulesOf = (store: Store): readonly ModuleEntry[] => entriesOf<ModuleEntry>(store, entries);

/** Returns a module of the simulated version; undefined if the version has none with this slug. */
export const moduleOf = (store: Store, slug: string): ModuleEntry | undefined =>
  modulesOf(store).find((entry) => entry.slug === slug);

/** Returns an invented module, for tests with long lists. */
export const inventedModule = (number: number): ModuleEntry =>
  moduleEntry(`sample-module-${number}`, {
    name: `Sample module ${number}`,
    text: 'Does nothing.',
    sort: 100 + number,
    recommended: 100 + number,
    introduced: '11.9',
    feature: ['Writing'],
    tags: ['Other'],
    support: '',
  });
