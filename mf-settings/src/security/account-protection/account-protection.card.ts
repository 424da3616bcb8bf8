import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';

/** Protection of accounts with leaked passwords, since Jetpack 14.5. It needs a connected site, but no linked account. */
export const accountProtection: CardDescription = {
  id: 'account-protection',
  title: () => __('Account protection'),
  icon: 'user',
  modules: ['account-protection'],
  needs: 'connection',
  searchTerms: () => [__('password'), __('login')],
  switches: [
    {
      option: 'account-protection',
      label: () => __('Check passwords against known leaks'),
      explanation: () => __('Users whose password has leaked enter a code from an email to log in.'),
    },
  ],
};
