import * as v from 'valibot';
import type { Store } from '../store/store';
import { addedModules, addedOptions, defaultsIn16, needsIn16, removedModules } from './jetpack-16-changes';
import { type ModuleEntry, moduleEntries } from './modules';
import { newsletterOptions } from './newsletter-options';
import { type OptionEntry, optionEntries } from './options';

/** Versions of the plugin that the site simulates. */
export const versions = { '11': '11.9.1', '16': '16.1.2' } as const;
export type Generation = keyof typeof versions;

/** Returns whether the site can simulate this generation of the plugin. */
export const isGeneration = (name: string): name is Generation => Object.hasOwn(versions, name);

const generationSchema = v.picklist(['11', '16']);

/** Returns whether the site simulates version 16 of the plugin. */
export const is16 = (store: Store): boolean => store.options.get('jetpack', generationSchema, '11') === '16';

/** Returns the version of the plugin. */
export const versionOf = (store: Store): string => versions[is16(store) ? '16' : '11'];

/** Returns the modules of this version. */
export const modulesOf = (store: Store): readonly ModuleEntry[] =>
  is16(store)
    ? [...moduleEntries.filter(({ slug }) => !removedModules.has(slug)), ...addedModules].map((entry) => ({
        ...entry,
        needs: needsIn16[entry.slug] ?? entry.needs,
      }))
    : moduleEntries;

const slugs: ReadonlySet<string> = new Set([...moduleEntries, ...addedModules].map(({ slug }) => slug));

/** Returns whether any version has a module with this slug. */
export const isModule = (slug: string): boolean => slugs.has(slug);

/** Returns a module of this version; undefined if it has none with this slug. */
export const moduleOf = (store: Store, slug: string): ModuleEntry | undefined =>
  modulesOf(store).find((entry) => entry.slug === slug);

/** Options by name, of all versions. */
export const optionsByName: ReadonlyMap<string, OptionEntry> = new Map(
  [...optionEntries, ...newsletterOptions, ...addedOptions].map((entry) => [entry.name, entry]),
);

/** Returns the options of this version. @param hasNewsletter whether version 11 has the options that 12.5 to 13.9 added */
export function optionsOf(store: Store, hasNewsletter: boolean): readonly OptionEntry[] {
  if (!is16(store)) return hasNewsletter ? [...optionEntries, ...newsletterOptions] : optionEntries;
  const remaining = optionEntries.filter(
    ({ name, module }) => !removedModules.has(module) && name !== 'jetpack_waf_ip_list',
  );
  return [...remaining, ...newsletterOptions, ...addedOptions].map((option) => ({
    ...option,
    ...(option.module === 'custom-content-types' && { module: 'settings' }),
    default: defaultsIn16[option.name] ?? option.default,
  }));
}
