import { SettingsTab } from '../engine/settings-tab.view';
import { traffic } from './traffic.tab';

/** Draws the traffic settings, in the documents' order (SET-109, SET-110). */
export const Traffic = () => <SettingsTab tab={traffic} />;
