import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { notLoadedState, type StandardState } from './standard-state';

/** A plugin that a card can install (DASH-112). */
export interface PluginItem {
  /** Short name, such as "Boost". */
  readonly pluginName: string;
  readonly pluginSlug: string;
  /** Main files of the plugin and its variants. The plugin is installed if the site has any of them. */
  readonly pluginFiles: readonly string[];
}

/** Installed plugins: main file → whether the plugin is active. */
export type InstalledPlugins = ReadonlyMap<string, boolean>;

export type PluginItemState =
  | Extract<StandardState, { readonly kind: 'loading' | 'failed' }>
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'installed' }
  | { readonly kind: 'active' };

/** Returns the state of a plugin card (DASH-105 to DASH-107). Ignores the case of file names. */
export function pluginItemState({ pluginFiles }: PluginItem, plugins: ReadResult<InstalledPlugins>): PluginItemState {
  if (plugins.step !== 'loaded') return notLoadedState(plugins);
  const files = new Set(pluginFiles.map((file) => file.toLowerCase()));
  const installed = [...plugins.value].filter(([file]) => files.has(file.toLowerCase()));
  if (installed.length === 0) return { kind: 'not-installed' };
  return { kind: installed.some(([, isActive]) => isActive) ? 'active' : 'installed' };
}
