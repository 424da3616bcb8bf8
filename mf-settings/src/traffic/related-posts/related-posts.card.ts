import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { RelatedPostsCard, RelatedPostsRow } from './related-posts-card.view';

/** Related posts below each post (SET-121 to SET-125). */
export const relatedPosts: CardDescription = {
  id: 'related-posts',
  title: () => __('Related posts'),
  icon: 'list',
  modules: ['related-posts'],
  switches: [
    { option: 'related-posts', label: () => __('Show related posts below each post'), view: RelatedPostsRow },
    {
      option: 'show_headline',
      module: 'related-posts',
      label: () => __('Highlight related content with a heading'),
    },
    {
      option: 'show_thumbnails',
      module: 'related-posts',
      label: () => __('Show a thumbnail image where available'),
    },
  ],
  view: RelatedPostsCard,
};
