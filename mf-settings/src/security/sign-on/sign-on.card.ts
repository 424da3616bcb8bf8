import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import type { CardDescription } from '../../engine/cards/card';

/** Login with the hosted account (SET-059). */
export const signOn: CardDescription = {
  id: 'sso',
  title: () => __('WordPress.com login'),
  icon: 'key',
  modules: ['sso'],
  searchTerms: () => [__('single sign-on'), __('two-step authentication'), __('password')],
  connectText: () =>
    sprintf(
      /* translators: %s: the name of a website, such as WordPress.com */
      __('Connect to let users log in with %s.'),
      providerName,
    ),
  switches: [
    {
      option: 'sso',
      label: () =>
        sprintf(
          /* translators: %s: the name of a website, such as WordPress.com */
          __('Let users log in with %s'),
          providerName,
        ),
      explanation: () =>
        sprintf(
          /* translators: %s: the name of a website, such as WordPress.com */
          __('Use one secure %s account to log in to all sites where this is on.'),
          providerName,
        ),
      learnMore: 'jetpack-support-sso',
    },
    {
      option: 'jetpack_sso_match_by_email',
      module: 'sso',
      label: () => __('Match accounts by email address'),
      explanation: () => __('Link accounts that use the same email address.'),
    },
    {
      option: 'jetpack_sso_require_two_step',
      module: 'sso',
      label: () => __('Require two-step authentication'),
      explanation: () => __('Only accounts with two-step authentication can log in.'),
    },
  ],
};
