import { __ } from '@flightdeck/shared/i18n';
import { choiceField } from '../../engine/field';

/** What stands behind the pictures. */
export const carouselColor = choiceField('carousel_background_color', () => __('Carousel color scheme'), [
  'black',
  'white',
]);
