import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { RelatedPostsCard } from './related-posts-card.view';

/** Related posts below each post (SET-121 to SET-125). */
export const relatedPosts: CardDescription = {
  id: 'related-posts',
  title: () => __('Related posts'),
  icon: 'list',
  modules: ['related-posts'],
  settings: ['show_headline', 'show_thumbnails'],
  view: RelatedPostsCard,
};
