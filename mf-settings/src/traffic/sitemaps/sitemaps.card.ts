import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { SitemapsCard } from './sitemaps-card.view';

/** Sitemaps for search engines (SET-148 to SET-150). */
export const sitemaps: CardDescription = {
  id: 'sitemaps',
  title: () => __('Sitemaps'),
  icon: 'globe',
  modules: ['sitemaps'],
  words: () => [__('search engines'), 'XML'],
  view: SitemapsCard,
};
