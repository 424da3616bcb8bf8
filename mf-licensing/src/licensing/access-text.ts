import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import type { LicenceAccess } from './licence-access';

/** Why licences cannot be dealt with here, and what to do. */
export function accessText(access: Exclude<LicenceAccess, 'allowed'>): string {
  switch (access) {
    case 'offline':
      return __('Licenses cannot be activated in Offline Mode.');
    case 'not-connected':
      return sprintf(__('Licenses can be activated once the site is connected to %s.'), host);
    case 'not-permitted':
      return __('Your role cannot activate licenses. Please ask the site administrator to do it.');
    case 'not-linked':
      return sprintf(__('Licenses can be activated once your account is connected to %s.'), host);
    case 'not-owner':
      return __('Only the owner of the connection can activate licenses. Please ask them to do it.');
  }
}
