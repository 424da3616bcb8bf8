import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';

/** Describes how VaultPress is activated (DASH-074 to DASH-076). */
export const vaultPress = (adminUrl: string) => ({
  slug: 'vaultpress',
  noticeId: 'activate-vaultpress',
  runningText: __('Activating VaultPress…'),
  failedText: __('Could not activate VaultPress.'),
  page: adminPage('vaultpress', adminUrl),
});

/** Main file of VaultPress. */
export const vaultPressFile = 'vaultpress/vaultpress.php';
