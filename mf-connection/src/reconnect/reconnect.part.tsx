import { definePart } from '@flightdeck/shared/parts';
import { Reconnect } from './reconnect.view';

export default definePart(Reconnect);
