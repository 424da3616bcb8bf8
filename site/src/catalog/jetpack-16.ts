import * as v from 'valibot';
import type { Store } from '../store/store';
import { addedModules, addedOptions, defaultsIn16, needsIn16, removedModules } from './jetpack-16-changes';
import { type ModuleEntry, moduleEntries } from './modules';
import { newsletterOptions } from './newsletter-options';
import { type OptionEntry, optionEntries } from './options';

/** Versions of the plugin that the site can simulate, by generation. */
export const versions = { '11': '11.9.1', '16': '16.1.2' } as const;
/** Major version of the plugin. */
export type Generation = keyof typeof versions;

/** Returns whether a string names a generation that the site can simulate. */
export const isGeneration = (name: string): name is Generation => Object.hasOwn(versions, name);

const generationSchema = v.picklist(['11', '16']);

/** Returns whether the site simulates version 16 of the plugin. */
export const is16 = (store: Store): boolean => store.options.get('jetpack', generationSchema, '11') === '16';

/** Returns the version of the plugin that the site simulates. */
export const versionOf = (store: Store): string => versions[is16(store) ? '16' : '11'];

/** Returns the modules of the simulated version. */
export const modulesOf = (store: Store): readonly ModuleEntry[] =>
  is16(store)
    ? [...moduleEntries.filter(({ slug }) => !removedModules.has(slug)), ...addedModules].map((entry) => ({
        ...entry,
        needs: needsIn16[entry.slug] ?? entry.needs,
      }))
    : moduleEntries;

const moduleSlugs: ReadonlySet<string> = new Set([...moduleEntries, ...addedModules].map(({ slug }) => slug));

/** Returns whether a module with this slug exists in any version. */
export const isModule = (slug: string): boolean => moduleSlugs.has(slug);

/** Returns a module of the simulated version; undefined if the version has none with this slug. */
export const moduleOf = (store: Store, slug: string): ModuleEntry | undefined =>
  modulesOf(store).find((entry) => entry.slug === slug);

/** Options of all versions, by name. */
export const optionsByName: ReadonlyMap<string, OptionEntry> = new Map(
  [...optionEntries, ...newsletterOptions, ...addedOptions].map((entry) => [entry.name, entry]),
);

/**
 * Returns the options of the simulated version.
 * @param hasNewsletter whether to add the options of versions 12.5 to 13.9 to those of version 11, which simulates a version in
 * between; version 16 always has them
 */
export function optionsOf(store: Store, hasNewsletter: boolean): readonly OptionEntry[] {
  if (!is16(store)) return hasNewsletter ? [...optionEntries, ...newsletterOptions] : optionEntries;
  // Separate options for the allow list and the block list replace this one.
  const remaining = optionEntries.filter(
    ({ name, module }) => !removedModules.has(module) && name !== 'jetpack_waf_ip_list',
  );
  return [...remaining, ...newsletterOptions, ...addedOptions].map((option) => ({
    ...option,
    // The content types no longer need a module.
    ...(option.module === 'custom-content-types' && { module: 'settings' }),
    default: defaultsIn16[option.name] ?? option.default,
  }));
}
