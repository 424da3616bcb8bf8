import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { CanonicalUrlsCard } from './canonical-urls-card.view';

/** Canonical URLs of archive pages, since Jetpack 15.6. */
export const canonicalUrls: CardDescription = {
  id: 'canonical-urls',
  title: () => __('Canonical URLs'),
  icon: 'globe',
  modules: ['canonical-urls'],
  searchTerms: () => [__('SEO'), __('archives')],
  switches: [
    {
      option: 'canonical-urls',
      label: () => __('Add canonical URLs to archive pages'),
      explanation: () => __('Tells search engines which address of an archive page to list.'),
    },
  ],
  view: CanonicalUrlsCard,
};
