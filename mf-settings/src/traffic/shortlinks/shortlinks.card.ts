import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';

/** Short links of posts. They need a connected site (SET-151, OQ-090). */
export const shortlinks: CardDescription = {
  id: 'shortlinks',
  title: () => __('WP.me Shortlinks'),
  icon: 'key',
  modules: ['shortlinks'],
  searchTerms: () => [__('short links')],
  switches: [
    {
      option: 'shortlinks',
      label: () => __('Create short links for sharing'),
      explanation: () => __('Every post gets a short link at wp.me.'),
      learnMore: 'jetpack-support-shortlinks',
    },
  ],
};
