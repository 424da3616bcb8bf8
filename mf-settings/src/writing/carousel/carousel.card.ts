import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { carouselColor } from './carousel.field';
import { CarouselRow } from './carousel-row.view';

/** Full-screen image galleries (SET-172). */
export const carousel: CardDescription = {
  id: 'carousel',
  title: () => __('Media'),
  icon: 'image',
  modules: ['carousel'],
  fields: [carouselColor],
  searchTerms: () => [__('gallery'), __('pictures'), __('slideshow')],
  switches: [
    {
      option: 'carousel',
      label: () => __('Show galleries as a full-screen carousel'),
      explanation: () => __('Visitors can browse the images of a gallery in full screen, on phones too.'),
      learnMore: 'jetpack-support-carousel',
      moduleName: () => __('Carousel'),
      view: CarouselRow,
    },
    {
      option: 'carousel_display_exif',
      module: 'carousel',
      label: () => __('Show Exif data when available'),
      explanation: () =>
        __('Technical details that a camera saves with a photo, such as focal length, aperture and ISO.'),
    },
    {
      option: 'carousel_display_comments',
      module: 'carousel',
      label: () => __('Show comments in the carousel'),
    },
  ],
};
