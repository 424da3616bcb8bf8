import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen } from '@testing-library/react';
import { type Change, mountTab, tabOf } from '../../engine/testing/settings-under-test';
import { bruteForce } from './brute-force.card';

export type { Change } from '../../engine/testing/settings-under-test';

export const listOption = 'jetpack_protect_global_whitelist';

/** Sets the answer to the next read of the settings: this list, and brute force protection on or off. */
export const onListRead = (entries: readonly string[], isOn = true) =>
  onCall('GET', 'settings').reply(200, { protect: isOn, [listOption]: { local: entries } });

/** Turns brute force protection off in the page state. */
export const turnedOff: Change = ({ initial }) => {
  initial.settings = { protect: false };
};

export const field = () => screen.findByLabelText('Always allowed IP addresses');
/** Replaces the content of the field, as pasting does. */
export const fill = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
export const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });
export const addButton = () => screen.getByRole('button', { name: 'Add to Always Allowed list' });
export const toggle = () => screen.getByRole('switch');

/** Mounts a tab with only the brute force card. */
export const mount = (pageState?: Change) => mountTab(tabOf(bruteForce), pageState);

/** The list on the server before an edit: one range. */
export const serverList = ['10.0.0.1 - 10.0.0.9'];

/** Mounts the card with the list of the server, then replaces the list. */
export async function mountEdited(text: string) {
  onListRead(serverList);
  const page = await mount();
  await fill(text);
  return page;
}
