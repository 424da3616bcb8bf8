import { definePart } from '@flightdeck/shared/parts';
import { Activation } from './activation.view';

export default definePart(Activation);
