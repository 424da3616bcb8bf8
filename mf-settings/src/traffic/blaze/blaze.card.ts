import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { BlazeCard } from './blaze-card.view';

/** Ads for posts of the site, from Jetpack 11.6 on. */
export const blaze: CardDescription = {
  id: 'blaze',
  // A product name; never translated.
  title: () => 'Blaze',
  icon: 'gauge',
  modules: ['blaze'],
  words: () => [__('promote'), __('ads')],
  view: BlazeCard,
};
