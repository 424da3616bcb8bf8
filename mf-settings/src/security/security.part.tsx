import { settingsPart } from '../engine/settings.part';
import { security } from './security.tab';

export default settingsPart(security);
