import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { PodcastCard } from './podcast-card.view';

/** The podcast feed, since Jetpack 16.1. */
export const podcast: CardDescription = {
  id: 'podcast',
  title: () => __('Podcast'),
  icon: 'pulse',
  modules: ['podcast'],
  searchTerms: () => [__('feed'), __('episodes'), __('audio')],
  switches: [
    {
      option: 'podcast',
      label: () => __('Publish a podcast feed'),
      explanation: () => __('Listeners find your episodes in their podcast app.'),
    },
  ],
  view: PodcastCard,
};
