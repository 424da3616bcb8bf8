import { definePart } from '@flightdeck/shared/parts';
import { Recommendations } from './recommendations.view';

export default definePart(Recommendations);
