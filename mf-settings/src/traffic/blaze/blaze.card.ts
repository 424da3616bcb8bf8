import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { BlazeRow } from './blaze-row.view';

/** Promotion of the site's posts as ads, since Jetpack 12.3. */
export const blaze: CardDescription = {
  id: 'blaze',
  // A product name; never translated.
  title: () => 'Blaze',
  icon: 'gauge',
  modules: ['blaze'],
  needs: 'account',
  // As in Jetpack, sites on the provider's hosting configure Blaze there.
  exists: ({ modules, site }) => 'blaze' in modules && !site.isWoASite,
  searchTerms: () => [__('promote'), __('ads')],
  switches: [
    {
      option: 'blaze',
      label: () => __('Promote content with Blaze'),
      explanation: () => __('Promote your posts and pages as ads.'),
      view: BlazeRow,
    },
  ],
};
