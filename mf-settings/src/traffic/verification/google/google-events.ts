import { record } from '@flightdeck/shared/reporting';
import type { GoogleStatus } from './google-status';

/** Clicks in the Google row. */
export type GoogleClick = 'manual_verify_click' | 'edit_click' | 'cancel_click' | 'manual_verify_save';

/** Records a click, and whether the user owns the site at Google. @param properties more properties of the event */
export function recordGoogleClick(
  click: GoogleClick,
  { isOwner }: GoogleStatus,
  properties: Readonly<Record<string, boolean>> = {},
): void {
  record(`jetpack_site_verification_google_${click}`, { is_owner: isOwner, ...properties });
}
