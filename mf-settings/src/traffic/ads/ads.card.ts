import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { adsTxt, privacyPolicy } from './ads.field';
import { AdsCard, AdsRow } from './ads-card.view';
import { AdsTxtRow, TargetedAdsRow } from './ads-rows.view';

const belowPosts = () => __('Ads below posts');
const otherPlacements = () => __('Additional placements');

/** Ads: their placements, targeted ads and ads.txt (SET-111 to SET-120). */
export const ads: CardDescription = {
  id: 'wordads',
  title: () => __('Ads'),
  icon: 'image',
  modules: ['wordads'],
  switches: [
    { option: 'wordads', label: () => __('Show ads on your site'), view: AdsRow },
    // The kinds of pages that show ads below posts (SET-111).
    { option: 'wordads_display_front_page', module: 'wordads', group: belowPosts, label: () => __('Front page') },
    { option: 'wordads_display_post', module: 'wordads', group: belowPosts, label: () => __('Posts') },
    { option: 'wordads_display_page', module: 'wordads', group: belowPosts, label: () => __('Pages') },
    { option: 'wordads_display_archive', module: 'wordads', group: belowPosts, label: () => __('Archives') },
    // Jetpack 13.5 added the last placement (SET-112).
    { option: 'enable_header_ad', module: 'wordads', group: otherPlacements, label: () => __('Top of each page') },
    {
      option: 'wordads_second_belowpost',
      module: 'wordads',
      group: otherPlacements,
      label: () => __('Second ad below post'),
    },
    { option: 'wordads_inline_enabled', module: 'wordads', group: otherPlacements, label: () => __('Inside posts') },
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
