import { settingsRead, useRead } from '@flightdeck/shared/api';
import { usePermissions } from '@flightdeck/shared/parts';
import type { TabDescription } from '../engine/card';
import { writing } from '../writing/writing.tab';
import { sharing } from './sharing.tab';
import { sharingOrWriting } from './sharing-or-writing';

const pages = { sharing, writing };

/** The page for whoever opens the sharing settings, or the settings without a name as somebody who manages nothing. */
export function useSharingOrWriting(): TabDescription {
  const { manage_modules } = usePermissions();
  return pages[sharingOrWriting(manage_modules, useRead(settingsRead).data)];
}
