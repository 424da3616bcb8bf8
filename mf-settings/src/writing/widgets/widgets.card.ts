import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';

/** Extra widgets and widget visibility (SET-172). */
export const widgets: CardDescription = {
  id: 'widgets',
  title: () => __('Widgets'),
  icon: 'blocks',
  modules: ['widgets', 'widget-visibility'],
  searchTerms: () => [__('sidebar')],
  switches: [
    {
      option: 'widgets',
      label: () => __('Add extra widgets'),
      explanation: () => __('Includes subscription forms, Twitter streams and more.'),
      learnMore: 'jetpack-support-extra-sidebar-widgets',
      moduleName: () => __('Extra Sidebar Widgets'),
    },
    {
      option: 'widget-visibility',
      label: () => __('Control where widgets appear'),
      explanation: () => __('Choose the posts and pages where each widget appears.'),
      learnMore: 'jetpack-support-widget-visibility',
      moduleName: () => __('Widget Visibility'),
    },
  ],
};
