import { SettingsTab } from '../engine/settings-tab.view';
import { writing } from './writing.tab';

/** Draws the writing settings (SET-170 to SET-190). */
export const Writing = () => <SettingsTab tab={writing} />;
