import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';

/** Describes how Akismet is activated; its key page opens afterwards (DASH-077 to DASH-079). */
export const akismet = (adminUrl: string) => ({
  slug: 'akismet',
  noticeId: 'activate-akismet',
  runningText: __('Activating Akismet…'),
  failedText: __('Could not activate Akismet.'),
  page: adminPage('akismetSettings', adminUrl),
});
