import { SettingsTab } from '../engine/settings-tab.view';
import { sharing } from './sharing.tab';

/** Draws the sharing settings, in the order of SET-191 to SET-193. */
export const Sharing = () => <SettingsTab tab={sharing} />;
