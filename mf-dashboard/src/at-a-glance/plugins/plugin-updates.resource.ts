import { pluginUpdatesRead } from '@flightdeck/shared/calls';
import { useConnection } from '@flightdeck/shared/parts';
import { useReadResult } from '../reads/site-reads.resource';

/**
 * Returns how many plugins of an offline site have an update; 0 until the number is loaded. Online, the provider handles
 * updates: returns 0 and reads nothing (DASH-021.8; OQ-039).
 */
export function usePluginUpdates(): number {
  const isOffline = useConnection().status === 'offline';
  const { result } = useReadResult(pluginUpdatesRead, (count) => count, isOffline);
  return isOffline && result.step === 'loaded' ? result.value : 0;
}
