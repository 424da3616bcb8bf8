import { definePart } from '@flightdeck/shared/parts';
import { ConnectionNotices } from './notices.view';

export default definePart(ConnectionNotices);
