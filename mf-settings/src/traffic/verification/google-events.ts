import { record } from '@flightdeck/shared/analytics';
import type { GoogleStatus } from './google-status';

/** What is pressed in the row of Google. */
export type GooglePress = 'manual_verify_click' | 'edit_click' | 'cancel_click' | 'manual_verify_save';

/** Notes a press, with whether the site belongs to the user at Google. */
export function recordPress(
  press: GooglePress,
  { isOwner }: GoogleStatus,
  more: Readonly<Record<string, boolean>> = {},
): void {
  record(`jetpack_site_verification_google_${press}`, { is_owner: isOwner, ...more });
}
