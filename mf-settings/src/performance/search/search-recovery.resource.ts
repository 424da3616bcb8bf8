import type { SaveEnding, Settings } from '@flightdeck/shared/settings';
import { updateSettings } from '../../engine/saving/update.resource';

/**
 * Repeats a failed change that turns search on, once. The site may not know about a recent purchase of search, so the purchase
 * is reported first (SET-088, OQ-081).
 * @returns how the repeated save ended; null if the change doesn't turn search on, or the plan has no instant search
 */
export function recoverSearch(changes: Settings, hasInstant: boolean): Promise<SaveEnding> | null {
  if (changes.search !== true || !hasInstant) return null;
  return updateSettings({ has_jetpack_search_product: true }).then(() => updateSettings(changes));
}
