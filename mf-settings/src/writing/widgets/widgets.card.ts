import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { WidgetsCard } from './widgets-card.view';

/** More widgets, and when they show (SET-172). */
export const widgets: CardDescription = {
  id: 'widgets',
  title: () => __('Widgets'),
  icon: 'blocks',
  modules: ['widgets', 'widget-visibility'],
  words: () => [__('sidebar')],
  view: WidgetsCard,
};
