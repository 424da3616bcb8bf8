import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { scrollModule, scrollOption } from './scroll-mode';
import { CustomCssRow, ThemeEnhancementsCard } from './theme-enhancements-card.view';

/** Infinite scroll and custom CSS (SET-175, SET-176). */
export const themeEnhancements: CardDescription = {
  id: 'theme-enhancements',
  title: () => __('Theme enhancements'),
  icon: 'gauge',
  modules: ['infinite-scroll', 'custom-css'],
  fields: [scrollModule, scrollOption],
  searchTerms: () => [__('CSS'), __('older posts'), __('customizer')],
  switches: [
    {
      option: 'custom-css',
      label: () => __('More CSS options in the Customizer'),
      moduleName: () => __('Custom CSS'),
      view: CustomCssRow,
    },
  ],
  view: ThemeEnhancementsCard,
};
