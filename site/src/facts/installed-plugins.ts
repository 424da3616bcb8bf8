import type { Store } from '../store/store';

/** Returns whether each installed plugin is active, by the plugin's main file. */
export function installedPlugins({ state }: Store): Readonly<Record<string, boolean>> {
  const vaultpress = state.traits.vaultpress === 'none' ? {} : { 'vaultpress/vaultpress.php': true };
  return { ...vaultpress, ...state.plugins };
}

/** Installs a plugin, or changes whether an installed plugin is active. @param file the plugin's main file */
export const install = ({ state, change }: Store, file: string, isActive: boolean) =>
  change({ plugins: { ...state.plugins, [file]: isActive } });
