import { SettingsTab } from '../engine/settings-tab.view';
import { performance } from './performance.tab';

/** The performance settings (SET-082, SET-083). */
export const Performance = () => <SettingsTab tab={performance} />;
