import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';

/** Switching the anti-spam plugin on; it goes on where its key is entered (DASH-077 to DASH-079). */
export const akismet = (adminUrl: string) => ({
  slug: 'akismet',
  noticeId: 'activate-akismet',
  runningText: __('Activating Akismet…'),
  failedText: __('Could not activate Akismet.'),
  page: adminPage('akismetSettings', adminUrl),
});
