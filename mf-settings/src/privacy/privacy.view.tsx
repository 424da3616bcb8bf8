import { SettingsTab } from '../engine/settings-tab.view';
import { privacy } from './privacy.tab';

/** The privacy settings (SET-102 to SET-108). */
export const Privacy = () => <SettingsTab tab={privacy} />;
