import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { AcceleratorCard } from './accelerator-card.view';

/** Site accelerator and lazy images (SET-091). */
export const accelerator: CardDescription = {
  id: 'speed-up-site',
  title: () => __('Performance & speed'),
  icon: 'gauge',
  // No leading module: each row shows the reason why it is unavailable.
  modules: ['lazy-images', 'photon', 'photon-cdn'],
  settings: ['tiled-gallery', 'tiled_galleries'],
  words: () => [__('site accelerator'), __('images'), __('lazy loading'), 'CDN'],
  view: AcceleratorCard,
};
