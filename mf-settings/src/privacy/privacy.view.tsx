import { SettingsTab } from '../engine/settings-tab.view';
import { privacy } from './privacy.tab';

/** What may be told about the user's use (SET-102 to SET-108). It belongs to no module. */
export const Privacy = () => <SettingsTab tab={privacy} />;
