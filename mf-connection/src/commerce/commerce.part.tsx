import { definePart } from '@flightdeck/shared/parts';
import { CommerceSetup } from './commerce.view';

export default definePart(CommerceSetup);
