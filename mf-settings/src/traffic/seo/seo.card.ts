import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { seoDescription, seoTitles } from './seo.field';
import { SeoCard } from './seo-card.view';

/** Titles and descriptions in search engines and social networks (SET-126 to SET-140). */
export const seo: CardDescription = {
  id: 'seo-tools',
  title: () => __('Search engine optimization'),
  icon: 'search',
  modules: ['seo-tools'],
  settings: ['ai_seo_enhancer_enabled'],
  fields: [seoTitles, seoDescription],
  words: () => [__('SEO'), __('title'), __('preview'), 'Google', 'Facebook', 'Twitter'],
  asks: ['plugins'],
  view: SeoCard,
};
