import { asFailure, readNow } from '@flightdeck/shared/api';
import { confirmPlugin, installPlugin, pluginsRead } from '@flightdeck/shared/calls';
import { recordClick } from '@flightdeck/shared/reporting';
import { useState } from 'react';
import { type PluginItem, type PluginItemState, pluginItemState } from '../cards/plugin-item-state';
import { usePlugins } from '../reads/site-reads.resource';
import { installAndReload } from './install-and-reload';

export interface PluginItemData {
  readonly state: PluginItemState;
  /** Whether the plugin is being installed or activated. */
  readonly isWorking: boolean;
  /** Error message of the last attempt; null while the plugin is active, and before and during an attempt. */
  readonly problem: string | null;
  /** Installs the plugin if needed, and activates it (DASH-109). */
  start(): void;
  /** Reads the plugins again. */
  retry(): void;
}

/** Returns the data of a plugin card. */
export function usePluginItem(item: PluginItem): PluginItemData {
  const plugins = usePlugins();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const state = pluginItemState(item, plugins.result);

  const start = () => {
    if (isWorking) return;
    setWorking(true);
    setProblem(null);
    const type = state.kind === 'not-installed' ? 'install' : 'activate';
    recordClick({ target: 'plugin_dash_item', type, feature: item.pluginSlug });
    void install(item).then((failure) => {
      setProblem(failure);
      setWorking(false);
    });
  };
  // A request whose answer was lost may have activated the plugin.
  return { state, isWorking, problem: state.kind === 'active' ? null : problem, start, retry: plugins.retry };
}

/** Installs and activates a plugin. @returns the error message, or null if the site confirmed the activation; never rejects */
async function install({ pluginSlug, pluginFiles: [file] }: PluginItem): Promise<string | null> {
  const failure = await installAndReload({
    install: () => installPlugin(pluginSlug, 'active').then(() => null, asFailure),
    reload: () => readNow(pluginsRead),
  });
  if (failure && failure.serverCode !== 'plugin_already_active') return failure.message;
  if (file !== undefined) confirmPlugin(file);
  return null;
}
