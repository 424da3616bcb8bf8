import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { SitemapsCard, SitemapsRow } from './sitemaps-card.view';

/** Sitemaps for search engines (SET-148 to SET-150). */
export const sitemaps: CardDescription = {
  id: 'sitemaps',
  title: () => __('Sitemaps'),
  icon: 'globe',
  modules: ['sitemaps'],
  searchTerms: () => [__('search engines'), 'XML'],
  switches: [
    {
      option: 'sitemaps',
      label: () => __('Generate XML sitemaps'),
      explanation: () =>
        __('Jetpack creates sitemaps and keeps them up to date, so that search engines can find your pages.'),
      learnMore: 'jetpack-support-sitemaps',
      view: SitemapsRow,
    },
  ],
  view: SitemapsCard,
};
