import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { SubscriptionsCard } from './subscriptions-card.view';

/** Email subscriptions and their options in the comment form (SET-201 to SET-203). */
export const subscriptions: CardDescription = {
  id: 'subscriptions',
  title: () => __('Subscriptions'),
  icon: 'people',
  modules: ['subscriptions'],
  settings: ['stb_enabled', 'stc_enabled'],
  words: () => [__('newsletter'), __('email'), __('followers')],
  connectText: () => __('Connect to let visitors subscribe.'),
  view: SubscriptionsCard,
};
