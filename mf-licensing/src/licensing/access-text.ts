import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import type { LicenseAccess } from './license-access';

/**
 * Returns a text that says why the user can't activate licenses and, if the user can do something, what to do.
 * @param hasMyJetpackPage whether My Jetpack activates licenses for this user
 */
export function accessText(access: Exclude<LicenseAccess, 'allowed'>, hasMyJetpackPage: boolean): string {
  switch (access) {
    case 'offline':
      return __("You can't activate licenses in Offline Mode.");
    case 'not-connected':
      return sprintf(
        /* translators: %s: the name of a website, such as WordPress.com. */
        __('Connect your site to %s to activate licenses.'),
        providerName,
      );
    case 'not-permitted':
      return __("Your role can't activate licenses. Ask a site administrator.");
    case 'not-linked':
      return sprintf(
        /* translators: %s: the name of a website, such as WordPress.com. */
        __('Connect your account to %s to activate licenses.'),
        providerName,
      );
    case 'not-owner':
      return hasMyJetpackPage
        ? __('Only the connection owner can activate licenses here. You can activate them in My Jetpack.')
        : __('Only the connection owner can activate licenses. Ask them to do it.');
  }
}
