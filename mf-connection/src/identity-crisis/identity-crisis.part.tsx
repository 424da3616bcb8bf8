import { definePart } from '@flightdeck/shared/parts';
import { IdentityCrisisScreen } from './identity-crisis.view';

export default definePart(IdentityCrisisScreen);
