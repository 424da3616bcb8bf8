import { SettingsTab } from '../engine/settings-tab.view';
import { discussion } from './discussion.tab';

/** Draws the discussion settings (SET-194 to SET-207). */
export const Discussion = () => <SettingsTab tab={discussion} />;
