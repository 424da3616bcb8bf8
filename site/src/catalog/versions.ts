import * as v from 'valibot';
import type { Store } from '../store/store';

/** Versions of the plugin that the site can simulate, by generation. */
export const versions = { '11': '11.9.1', '16': '16.1.2' } as const;
/** Major version of the plugin. */
export type Generation = keyof typeof versions;

/** Returns whether a string names a generation that the site can simulate. */
export const isGeneration = (name: string): name is Generation => Object.hasOwn(versions, name);

/** Returns whether the site simulates version 16 of the plugin. */
export const is16 = (store: Store): boolean => store.state.jetpack === '16';

/** Returns the version of the plugin that the site simulates. */
export const versionOf = (store: Store): string => versions[store.state.jetpack];

const version = v.optional(v.pipe(v.string(), v.decimal()));
/** The first and the last version that has a module or an option, such as `13.5`. Default: all versions. */
export const availability = { since: version, until: version };
type Available = v.InferOutput<v.ObjectSchema<typeof availability, undefined>>;

/** Returns the entries of a table that the simulated version has, with the values that version 16 changed (`in16`). */
export function entriesOf<T extends object>(
  store: Store,
  table: readonly (T & Available & { readonly in16?: Partial<T> | undefined })[],
): readonly T[] {
  const simulated = Number.parseFloat(versionOf(store));
  const entries = table.filter(({ since = 0, until = 99 }) => simulated >= Number(since) && simulated <= Number(until));
  return is16(store) ? entries.map((entry) => ({ ...entry, ...entry.in16 })) : entries;
}
