import { __ } from '@flightdeck/shared/i18n';
import type { Availability } from './access';

/** Returns the reason why a setting cannot be changed (SET-012, SET-017, SET-018). */
export function hindranceText(hindrance: Exclude<Availability, 'ready'>): string {
  switch (hindrance) {
    case 'offline':
      return __('Unavailable in Offline Mode.');
    case 'no-owner':
    case 'not-linked':
      return __('Connect to configure.');
    case 'forced-on':
    case 'forced-off':
      return __('Set by administrator');
  }
}
