import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { seoDescription, seoTitles } from './seo.field';
import { SeoCard, SeoRow } from './seo-card.view';

/** Titles and descriptions in search engines and social networks (SET-126 to SET-140). */
export const seo: CardDescription = {
  id: 'seo-tools',
  title: () => __('Search engine optimization'),
  icon: 'search',
  modules: ['seo-tools'],
  fields: [seoTitles, seoDescription],
  searchTerms: () => [__('SEO'), __('title'), __('preview'), 'Google', 'Facebook', 'Twitter'],
  reads: ['plugins'],
  switches: [
    {
      option: 'seo-tools',
      label: () => __('Use Jetpack SEO tools'),
      explanation: () =>
        __(
          'Preview how your content appears in search results and on social networks, and customize titles and descriptions.',
        ),
      learnMore: 'jetpack-support-seo-tools',
      view: SeoRow,
    },
    {
      option: 'ai_seo_enhancer_enabled',
      module: 'seo-tools',
      label: () => __('Write SEO titles and descriptions automatically'),
      explanation: () => __('Jetpack AI writes the SEO title and description of your posts.'),
    },
  ],
  view: SeoCard,
};
