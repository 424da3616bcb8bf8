import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { SearchCard } from './search-card.view';

/** Search and instant search (SET-084, SET-085). */
export const search: CardDescription = {
  id: 'search',
  title: () => __('Search'),
  icon: 'search',
  modules: ['search'],
  settings: ['instant_search_enabled'],
  words: () => [__('instant search'), __('results')],
  asks: ['features'],
  view: SearchCard,
};
