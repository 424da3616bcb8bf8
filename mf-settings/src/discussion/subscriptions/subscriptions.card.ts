import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { CommenterRow, SubscriptionsCard } from './subscriptions-card.view';

/** Email subscriptions and their options in the comment form (SET-201 to SET-203). */
export const subscriptions: CardDescription = {
  id: 'subscriptions',
  title: () => __('Subscriptions'),
  icon: 'people',
  modules: ['subscriptions'],
  searchTerms: () => [__('newsletter'), __('email'), __('followers')],
  connectText: () => __('Connect to let visitors subscribe.'),
  switches: [
    {
      option: 'subscriptions',
      label: () => __('Let visitors subscribe by email'),
      explanation: () => __('Subscribers get an email about new posts and comments.'),
      learnMore: 'jetpack-support-subscriptions',
    },
    {
      option: 'stb_enabled',
      module: 'subscriptions',
      label: () => __('Let commenters subscribe to new posts'),
      view: CommenterRow,
    },
    {
      option: 'stc_enabled',
      module: 'subscriptions',
      label: () => __('Let commenters subscribe to new comments'),
      view: CommenterRow,
    },
  ],
  view: SubscriptionsCard,
};
