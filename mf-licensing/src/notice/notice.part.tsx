import { definePart } from '@flightdeck/shared/parts';
import { LicenceNotices } from './notice.view';

export default definePart(LicenceNotices);
