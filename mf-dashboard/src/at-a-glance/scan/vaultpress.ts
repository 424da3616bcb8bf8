import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';

/** Switching the older plugin on (DASH-074 to DASH-076). */
export const vaultPress = (adminUrl: string) => ({
  slug: 'vaultpress',
  noticeId: 'activate-vaultpress',
  runningText: __('Activating VaultPress…'),
  failedText: __('Could not activate VaultPress.'),
  page: adminPage('vaultpress', adminUrl),
});

/** Main file of the older plugin. */
export const vaultPressFile = 'vaultpress/vaultpress.php';
