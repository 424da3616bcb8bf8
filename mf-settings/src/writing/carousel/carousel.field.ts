import { __ } from '@flightdeck/shared/i18n';
import { choiceField } from '../../engine/form/field';

/** The background color of the carousel. */
export const carouselColor = choiceField('carousel_background_color', () => __('Carousel color scheme'), [
  'black',
  'white',
]);
