import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import type { CardDescription } from '../../engine/cards/card';

/** The provider's Reader: its link in the admin bar (from Jetpack 16.0 on) and the views it shows (from 13.9 on). */
export const reader: CardDescription = {
  id: 'wpcom-reader',
  title: () => sprintf(/* translators: %s: WordPress.com */ __('%s Reader'), host),
  icon: 'list',
  modules: ['wpcom-reader'],
  exists: ({ modules, serverValues }) => 'wpcom-reader' in modules || 'wpcom_reader_views_enabled' in serverValues,
  words: () => [__('views'), __('admin bar')],
  // Neither switch depends on the other.
  switches: [
    { option: 'wpcom-reader', label: () => __('Show a link to the Reader in the admin bar') },
    {
      option: 'wpcom_reader_views_enabled',
      label: () => __('Show post views in the Reader'),
      explanation: () => __('Readers see how often each of your posts was viewed.'),
    },
  ],
};
