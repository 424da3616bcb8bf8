import type { Reading } from '@flightdeck/shared/contracts/reading';
import { type StandardState, waitingFor } from '../cards/standard-state';

/** A plugin that can be installed from a card (DASH-112). */
export interface PluginItem {
  /** Short name: "Boost". */
  readonly pluginName: string;
  readonly pluginSlug: string;
  /** Main files; any of them counts. */
  readonly pluginFiles: readonly string[];
}

/** Plugins of the site: file → whether it is on. */
export type InstalledPlugins = ReadonlyMap<string, boolean>;

export type PluginItemState =
  | Extract<StandardState, { readonly kind: 'loading' | 'failed' }>
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'installed' }
  | { readonly kind: 'active' };

/** What the card of a plugin offers (DASH-105 to DASH-107). File names are compared without regard to case. */
export function pluginItemState({ pluginFiles }: PluginItem, plugins: Reading<InstalledPlugins>): PluginItemState {
  if (plugins.step !== 'loaded') {
    const waiting = waitingFor(plugins);
    return waiting?.kind === 'failed' ? waiting : { kind: 'loading' };
  }
  const files = new Set(pluginFiles.map((file) => file.toLowerCase()));
  const there = [...plugins.value].filter(([file]) => files.has(file.toLowerCase()));
  if (there.length === 0) return { kind: 'not-installed' };
  return { kind: there.some(([, isActive]) => isActive) ? 'active' : 'installed' };
}
