import { definePart } from '@flightdeck/shared/parts';
import { Security } from './security.view';

export default definePart(Security);
