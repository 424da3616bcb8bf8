import { definePart } from '@flightdeck/shared/parts';
import type { TabDescription } from './card';
import { SettingsTab } from './settings-tab.view';

/** Makes a page of settings mountable. */
export const settingsPart = (tab: TabDescription) => definePart(() => <SettingsTab tab={tab} />);
