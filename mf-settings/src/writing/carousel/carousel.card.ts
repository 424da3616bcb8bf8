import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { carouselColor } from './carousel.field';
import { CarouselCard } from './carousel-card.view';

/** Full-screen image galleries (SET-172). */
export const carousel: CardDescription = {
  id: 'carousel',
  title: () => __('Media'),
  icon: 'image',
  modules: ['carousel'],
  settings: ['carousel_display_exif', 'carousel_display_comments'],
  fields: [carouselColor],
  words: () => [__('gallery'), __('pictures'), __('slideshow')],
  moduleName: () => __('Carousel'),
  view: CarouselCard,
};
