import { SettingsTab } from '../engine/settings-tab.view';
import { discussion } from './discussion.tab';

/** The discussion settings (SET-194 to SET-207). */
export const Discussion = () => <SettingsTab tab={discussion} />;
