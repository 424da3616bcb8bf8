import { settingsPart } from '../engine/settings.part';
import { performance } from './performance.tab';

export default settingsPart(performance);
