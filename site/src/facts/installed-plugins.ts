import * as v from 'valibot';
import type { Store } from '../store/store';
import { traitsOf } from './traits';

const pluginsSchema = v.record(v.string(), v.boolean());
const initialPlugins = { 'akismet/akismet.php': true, 'jetpack/jetpack.php': true };

/** Returns whether each installed plugin is active, by the plugin's main file. */
export function installedPlugins(store: Store): Readonly<Record<string, boolean>> {
  const vaultpress = traitsOf(store).vaultpress === 'none' ? {} : { 'vaultpress/vaultpress.php': true };
  return { ...vaultpress, ...store.options.get('plugins', pluginsSchema, initialPlugins) };
}

/** Installs a plugin, or changes whether an installed plugin is active. @param file the plugin's main file */
export const install = (store: Store, file: string, isActive: boolean) =>
  store.options.set('plugins', { ...installedPlugins(store), [file]: isActive });
