import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { adsTxt, belowPostPlacements, extraPlacements, privacyPolicy } from './ads.field';
import { AdsCard, AdsRow } from './ads-card.view';
import { AdsTxtRow, TargetedAdsRow } from './ads-rows.view';

/** Ads: their placements, targeted ads and ads.txt (SET-111 to SET-120). */
export const ads: CardDescription = {
  id: 'wordads',
  title: () => __('Ads'),
  icon: 'image',
  modules: ['wordads'],
  switches: [
    { option: 'wordads', label: () => __('Show ads on your site'), view: AdsRow },
    ...belowPostPlacements,
    ...extraPlacements,
    {
      option: 'wordads_ccpa_enabled',
      module: 'wordads',
      label: () => __('Show targeted ads in all US states'),
      view: TargetedAdsRow,
    },
    {
      option: 'wordads_cmp_enabled',
      module: 'wordads',
      label: () => __('Show a consent banner'),
      explanation: () => __('Asks visitors for consent under the GDPR.'),
    },
    {
      option: 'wordads_custom_adstxt_enabled',
      module: 'wordads',
      label: () => __('Customize your ads.txt file'),
      view: AdsTxtRow,
    },
  ],
  fields: [privacyPolicy, adsTxt],
  searchTerms: () => [__('income'), __('advertising'), __('WordAds'), 'ads.txt'],
  reads: ['features'],
  view: AdsCard,
};
