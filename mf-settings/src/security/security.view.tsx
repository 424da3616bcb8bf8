import { SettingsTab } from '../engine/settings-tab.view';
import { security } from './security.tab';

/** The security settings (SET-055 to SET-062). */
export const Security = () => <SettingsTab tab={security} />;
