import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { ShortlinksCard } from './shortlinks-card.view';

/** Short addresses of posts. They need the connection of the site (SET-151, OQ-090). */
export const shortlinks: CardDescription = {
  id: 'shortlinks',
  title: () => __('WP.me Shortlinks'),
  icon: 'key',
  modules: ['shortlinks'],
  words: () => [__('short links')],
  view: ShortlinksCard,
};
