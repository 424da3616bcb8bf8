import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { LikesCard } from './likes-card.view';

/** Like buttons on posts and pages (SET-191). */
export const likes: CardDescription = {
  id: 'likes',
  title: () => __('Like buttons'),
  icon: 'success',
  modules: ['likes'],
  view: LikesCard,
};
