import { SettingsTab } from '../engine/settings-tab.view';
import { traffic } from './traffic.tab';

/** Draws the traffic settings (SET-109), in the order of SET-110. */
export const Traffic = () => <SettingsTab tab={traffic} />;
