import type { Settings } from '@flightdeck/shared/api';
import type { SaveEnding } from '@flightdeck/shared/settings';
import { updateSettings } from '../../engine/update.resource';

/**
 * A site that has just bought search may not know it yet and refuses to turn it on: it is told, and asked once more
 * (SET-088, OQ-081).
 * @returns null where that does not help
 */
export function recoverSearch(changes: Settings, hasInstant: boolean): Promise<SaveEnding> | null {
  if (changes.search !== true || !hasInstant) return null;
  return updateSettings({ has_jetpack_search_product: true }).then(() => updateSettings(changes));
}
