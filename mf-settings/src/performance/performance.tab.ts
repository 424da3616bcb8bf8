import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/cards/card';
import { accelerator } from './accelerator/accelerator.card';
import { search } from './search/search.card';
import { video } from './video/video.card';

/** The performance settings (SET-082, SET-083). */
export const performance: TabDescription = {
  name: 'performance',
  heading: () => __('Jetpack Performance Settings'),
  title: () => __('Make your pages load faster and your content easier to find.'),
  shortTitle: () => __('Performance'),
  cards: [search, accelerator, video],
};
