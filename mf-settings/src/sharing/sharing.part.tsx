import { definePart } from '@flightdeck/shared/parts';
import { SettingsTab } from '../engine/settings-tab.view';
import { useSharingOrWriting } from './sharing-or-writing.resource';

export default definePart(() => {
  const tab = useSharingOrWriting();
  return <SettingsTab key={tab.name} tab={tab} />;
});
