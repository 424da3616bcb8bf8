import { settingsPart } from '../engine/settings.part';
import { sharing } from './sharing.tab';

export default settingsPart(sharing);
