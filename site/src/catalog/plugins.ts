import * as v from 'valibot';
import json from '../../answers/plugins.json';
import type { Store } from '../store/store';

const schema = v.record(
  v.string(),
  v.strictObject({
    /** Main file, relative to the folder of all plugins. */
    file: v.string(),
    name: v.string(),
    version: v.string(),
  }),
);

/** The plugins that a site can have. `slug` is the name in the address of the plugin's page in the plugin directory. */
export const pluginEntries = Object.entries(v.parse(schema, json)).map(([slug, fields]) => ({ slug, ...fields }));
export type PluginEntry = (typeof pluginEntries)[number];

/** Returns whether each installed plugin is active, by the plugin's main file. */
export function installedPlugins({ state }: Store): Readonly<Record<string, boolean>> {
  const vaultpress = state.traits.vaultpress === 'none' ? {} : { 'vaultpress/vaultpress.php': true };
  return { ...vaultpress, ...state.plugins };
}

/** Installs a plugin, or changes whether an installed plugin is active. @param file the plugin's main file */
export const install = ({ state, change }: Store, file: string, isActive: boolean) =>
  change({ plugins: { ...state.plugins, [file]: isActive } });
