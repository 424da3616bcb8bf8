import { settingsPart } from '../engine/settings.part';
import { privacy } from './privacy.tab';

export default settingsPart(privacy);
