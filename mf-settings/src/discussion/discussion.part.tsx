import { settingsPart } from '../engine/settings.part';
import { discussion } from './discussion.tab';

export default settingsPart(discussion);
