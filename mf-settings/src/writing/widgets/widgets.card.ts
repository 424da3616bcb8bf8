import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { WidgetsCard } from './widgets-card.view';

/** Extra widgets and widget visibility (SET-172). */
export const widgets: CardDescription = {
  id: 'widgets',
  title: () => __('Widgets'),
  icon: 'blocks',
  modules: ['widgets', 'widget-visibility'],
  words: () => [__('sidebar')],
  view: WidgetsCard,
};
