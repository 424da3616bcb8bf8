import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/card';
import { accelerator } from './accelerator/accelerator.card';
import { search } from './search/search.card';
import { video } from './video/video.card';

/** The performance settings (SET-082, SET-083). */
export const performance: TabDescription = {
  name: 'performance',
  heading: () => __('Jetpack Performance Settings'),
  title: () => __('Pages that load sooner, lighter images, and less waiting for your visitors.'),
  shortTitle: () => __('Performance'),
  cards: [search, accelerator, video],
};
