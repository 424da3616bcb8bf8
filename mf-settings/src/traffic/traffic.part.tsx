import { settingsPart } from '../engine/settings.part';
import { traffic } from './traffic.tab';

export default settingsPart(traffic);
