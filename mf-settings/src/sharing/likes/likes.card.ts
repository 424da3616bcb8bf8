import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { LikesCard } from './likes-card.view';

/** Like buttons on posts and pages (SET-191). */
export const likes: CardDescription = {
  id: 'likes',
  title: () => __('Like buttons'),
  icon: 'success',
  modules: ['likes'],
  switches: [
    {
      option: 'likes',
      label: () => __('Show Like buttons'),
      explanation: () => __('Readers with a WordPress.com account can like your posts and pages.'),
      learnMore: 'jetpack-support-likes',
    },
  ],
  view: LikesCard,
};
