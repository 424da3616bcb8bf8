import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { ShortlinksCard } from './shortlinks-card.view';

/** Short links of posts. They need a connected site (SET-151, OQ-090). */
export const shortlinks: CardDescription = {
  id: 'shortlinks',
  title: () => __('WP.me Shortlinks'),
  icon: 'key',
  modules: ['shortlinks'],
  words: () => [__('short links')],
  view: ShortlinksCard,
};
