import { __ } from '@flightdeck/shared/i18n';
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
  connectText: () => __('Connect to let users log in with their accounts.'),
  view: SignOnCard,
};
