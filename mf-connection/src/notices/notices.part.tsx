import { definePart } from '@flightdeck/shared/parts';
import { ConnectionNoticeList } from './notices.view';

export default definePart(ConnectionNoticeList);
