import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { adPlacements, extraPlacements, insidePosts } from './ad-placements';
import { adsTxt, privacyPolicy } from './ads.field';
import { AdsCard } from './ads-card.view';

/** Ads and their placements (SET-111 to SET-120). */
export const ads: CardDescription = {
  id: 'wordads',
  title: () => __('Ads'),
  icon: 'image',
  modules: ['wordads'],
  settings: [
    ...adPlacements,
    ...extraPlacements,
    insidePosts,
    'wordads_ccpa_enabled',
    'wordads_cmp_enabled',
    'wordads_custom_adstxt_enabled',
  ],
  fields: [privacyPolicy, adsTxt],
  words: () => [__('income'), __('advertising'), __('WordAds'), 'ads.txt'],
  asks: ['features'],
  view: AdsCard,
};
