import { definePart } from '@flightdeck/shared/parts';
import { Disconnect } from './disconnect.view';

export default definePart(Disconnect);
