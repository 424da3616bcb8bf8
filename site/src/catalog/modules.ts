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
  /** Groups of the module, such as `Writing`. */
  feature: v.array(v.string()),
  needs: v.optional(needsSchema, 'nothing'),
  /** Plans that include the module. */
  plans: v.optional(v.array(v.string()), ['free']),
  /** Whether the module is never available on this site. */
  unavailable: v.optional(v.literal(true)),
  /** Values that version 16 changed. */
  in16: v.optional(v.strictObject({ needs: needsSchema })),
});

/** A module of the plugin, with the data for an entry of `module/all`. */
export type ModuleEntry = v.InferOutput<typeof entrySchema> & { readonly slug: string };

/**
 * The modules of all versions. Slugs, names, order and needs are those of the plugin, because clients depend on them; the sentences are
 * ours.
 */
const entries: readonly ModuleEntry[] = Object.entries(json).map(([slug, fields]) => ({
  ...v.parse(entrySchema, fields),
  slug,
}));
const slugs: ReadonlySet<string> = new Set(entries.map(({ slug }) => slug));

/** Returns whether a module with this slug exists in any version. */
export const isModule = (slug: string): boolean => slugs.has(slug);

/** Returns the modules of the simulated version. */
export const modulesOf = (store: Store): readonly ModuleEntry[] => entriesOf<ModuleEntry>(store, entries);

/** Returns a module of the simulated version; undefined if the version has none with this slug. */
export const moduleOf = (store: Store, slug: string): ModuleEntry | undefined =>
  modulesOf(store).find((entry) => entry.slug === slug);

/** Returns an invented module, for tests with long lists. */
const inventedModule = (number: number): ModuleEntry => ({
  ...v.parse(entrySchema, { name: `Sample module ${number}`, text: 'Does nothing.', feature: ['Writing'] }),
  slug: `sample-module-${number}`,
});

/** Returns the modules of the site: those of its version of the plugin, then the invented ones of the trait `moreModules`. */
export const moduleList = (store: Store): readonly ModuleEntry[] => [
  ...modulesOf(store),
  ...Array.from({ length: store.state.traits.moreModules }, (_, index) => inventedModule(index + 1)),
];
