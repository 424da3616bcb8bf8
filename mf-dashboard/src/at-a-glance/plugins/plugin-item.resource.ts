import { recordClick } from '@flightdeck/shared/analytics';
import { asFailure, readNow } from '@flightdeck/shared/api';
import { installPlugin, pluginsRead } from '@flightdeck/shared/calls/plugins';
import { useEffect, useRef, useState } from 'react';
import { usePlugins } from '../reads/site-reads.resource';
import { type PluginItem, type PluginItemState, pluginItemState } from './plugin-item-state';

/** ms that a plugin gets to settle before the list is read again (DASH-110). */
export const settleTime = 2500;

export interface PluginItemData {
  readonly state: PluginItemState;
  readonly isWorking: boolean;
  /** What went wrong with the last attempt. */
  readonly problem: string | null;
  /** Installs it, or switches it on where it is there (DASH-109). */
  start(): void;
  retry(): void;
}

/** The card of a plugin, live. */
export function usePluginItem(item: PluginItem): PluginItemData {
  const plugins = usePlugins();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const state = pluginItemState(item, plugins.reading);

  const start = () => {
    if (isWorking) return;
    setWorking(true);
    setProblem(null);
    const type = state.kind === 'not-installed' ? 'install' : 'activate';
    recordClick({ target: 'plugin_dash_item', type, feature: item.pluginSlug });
    void install(item.pluginSlug).then((failure) => {
      if (left.current) return;
      setProblem(failure);
      setWorking(false);
    });
  };
  return { state, isWorking, problem, start, retry: plugins.retry };
}

/** @returns what went wrong; null when the plugin is on. Never rejects */
async function install(slug: string): Promise<string | null> {
  const failure = await installPlugin(slug, 'active').then(() => null, asFailure);
  if (failure === null) await new Promise((resolve) => setTimeout(resolve, settleTime));
  // Also after a failure: an answer that got lost, or another tab, may have done it.
  await readNow(pluginsRead).catch(() => null);
  return failure === null || failure.serverCode === 'plugin_already_active' ? null : failure.message;
}
