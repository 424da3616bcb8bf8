import { definePart } from '@flightdeck/shared/parts';
import { Connect } from './connect.view';

export default definePart(Connect);
