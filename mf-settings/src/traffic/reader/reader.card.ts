import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import type { CardDescription } from '../../engine/cards/card';

/** The provider's Reader: a link to it in the admin bar (since Jetpack 15.6), and the post views it shows (since 12.2). */
export const reader: CardDescription = {
  id: 'wpcom-reader',
  title: () => sprintf(/* translators: %s: WordPress.com */ __('%s Reader'), providerName),
  icon: 'list',
  modules: ['wpcom-reader'],
  exists: ({ modules, serverValues }) => 'wpcom-reader' in modules || 'wpcom_reader_views_enabled' in serverValues,
  searchTerms: () => [__('views'), __('admin bar')],
  // The second switch has no `module`, because it does not depend on the first.
  switches: [
    { option: 'wpcom-reader', label: () => __('Show a link to the Reader in the admin bar') },
    {
      option: 'wpcom_reader_views_enabled',
      label: () => __('Show post views in the Reader'),
      explanation: () => __('Readers see how often each of your posts was viewed.'),
    },
  ],
};
