import { settingsPart } from '../engine/settings.part';
import { writing } from './writing.tab';

export default settingsPart(writing);
