import { pluginUpdatesRead } from '@flightdeck/shared/calls';
import { useConnection } from '@flightdeck/shared/parts';
import { useReading } from '../reads/site-reads.resource';

/**
 * Returns how many plugins an offline site could update; 0 when the number is not known. Online, the provider handles
 * updates, so nothing is read (DASH-021.8; OQ-039).
 */
export function usePluginUpdates(): number {
  const isOffline = useConnection().status === 'offline';
  const { reading } = useReading(pluginUpdatesRead, (count) => count, isOffline);
  return isOffline && reading.step === 'loaded' ? reading.value : 0;
}
