import { asFailure, readNow } from '@flightdeck/shared/api';
import { confirmPlugin, installPlugin, pluginsRead } from '@flightdeck/shared/calls';
import { recordClick } from '@flightdeck/shared/reporting';
import { useEffect, useRef, useState } from 'react';
import { type PluginItem, type PluginItemState, pluginItemState } from '../cards/plugin-item-state';
import { usePlugins } from '../reads/site-reads.resource';
import { installAndSettle } from './install-and-reload';

export interface PluginItemData {
  readonly state: PluginItemState;
  readonly isWorking: boolean;
  /** Error message of the last attempt. */
  readonly problem: string | null;
  /** Installs the plugin if needed, and activates it (DASH-109). */
  start(): void;
  retry(): void;
}

/** Returns the live data of a plugin card. */
export function usePluginItem(item: PluginItem): PluginItemData {
  const plugins = usePlugins();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const state = pluginItemState(item, plugins.reading);

  const start = () => {
    if (isWorking) return;
    setWorking(true);
    setProblem(null);
    const type = state.kind === 'not-installed' ? 'install' : 'activate';
    recordClick({ target: 'plugin_dash_item', type, feature: item.pluginSlug });
    void install(item).then((failure) => {
      if (isUnmounted.current) return;
      setProblem(failure);
      setWorking(false);
    });
  };
  return { state, isWorking, problem, start, retry: plugins.retry };
}

/** Installs and activates a plugin. @returns the error message, or null once the plugin is active; never rejects */
async function install({ pluginSlug, pluginFiles: [file] }: PluginItem): Promise<string | null> {
  const failure = await installAndSettle({
    send: () => installPlugin(pluginSlug, 'active').then(() => null, asFailure),
    readAgain: () => readNow(pluginsRead),
  });
  if (failure && failure.serverCode !== 'plugin_already_active') return failure.message;
  if (file !== undefined) confirmPlugin(file);
  return null;
}
