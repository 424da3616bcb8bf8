import { definePart } from '@flightdeck/shared/parts';
import { AtAGlance } from './at-a-glance.view';

export default definePart(AtAGlance);
