import * as v from 'valibot';
import type { Store } from '../store/store';

/** Versions of the plugin that the site can simulate, by generation. */
export const versions = { '11': '11.9.1', '16': '16.1.2' } as const;
/** Major version of the plugin. */
export type Generation = keyof typeof versions;

/** Returns whether a string names a generation that the site can simulate. */
export const isGeneration = (name: string): name is Generation => Object.hasOwn(versions, name);

const generationSchema = v.picklist(['11', '16']);
const generationOf = (store: Store): Generation => store.options.get('jetpack', generationSchema, '11');

/** Returns whether the site simulates version 16 of the plugin. */
export const is16 = (store: Store): boolean => generationOf(store) === '16';

/** Returns the version of the plugin that the site simulates. */
export const versionOf = (store: Store): string => versions[generationOf(store)];

/** The versions that have a module or an option. `12` stands for versions 12.5 to 13.9. Default: all versions. */
export const availability = { since: v.optional(v.picklist(['12', '16'])), until: v.optional(v.literal('11')) };

/** Returns whether version 11 or 16 has a module or an option. @param hasNewsletter whether version 11 has the options of 12.5 to 13.9 */
export const isIn = (
  generation: Generation,
  { since, until }: v.InferOutput<v.ObjectSchema<typeof availability, undefined>>,
  hasNewsletter = false,
): boolean => (generation === '16' ? !until : !since || (since === '12' && hasNewsletter));

/** Returns the entries of a table that the simulated version has, with the values that version 16 changed (`in16`). */
export function entriesOf<T extends object>(
  store: Store,
  table: readonly (T &
    v.InferOutput<v.ObjectSchema<typeof availability, undefined>> & { readonly in16?: Partial<T> | undefined })[],
  hasNewsletter = false,
): readonly T[] {
  const generation = generationOf(store);
  const entries = table.filter((entry) => isIn(generation, entry, hasNewsletter));
  return generation === '16' ? entries.map((entry) => ({ ...entry, ...entry.in16 })) : entries;
}
