import { definePart } from '@flightdeck/shared/parts';
import { ConnectUser } from './connect-user.view';

export default definePart(ConnectUser);
