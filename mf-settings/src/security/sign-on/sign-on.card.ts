import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import type { CardDescription } from '../../engine/card';
import { SignOnCard } from './sign-on-card.view';

/** Login with the hosted account (SET-059). */
export const signOn: CardDescription = {
  id: 'sso',
  title: () => __('WordPress.com login'),
  icon: 'key',
  modules: ['sso'],
  settings: ['jetpack_sso_match_by_email', 'jetpack_sso_require_two_step'],
  words: () => [__('single sign-on'), __('two-step authentication'), __('password')],
  connectText: () =>
    sprintf(
      /* translators: %s: the name of a website, such as WordPress.com */
      __('Connect to let users log in with %s.'),
      host,
    ),
  view: SignOnCard,
};
