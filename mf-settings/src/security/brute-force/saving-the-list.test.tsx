import { dirtyWork } from '@flightdeck/shared/session';
import { recorded, updatedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { successBody } from '../../engine/testing/settings-under-test';
import {
  addButton,
  field,
  fill,
  listOption,
  mount,
  mountEdited,
  onListRead,
  saveButton,
  serverList,
} from './brute-force-under-test';

test('SET-039 SET-043 SET-044 saves the list, reads it again and shows the notices', async () => {
  const { notice } = await mountEdited('10.0.0.2,10.0.0.3-10.0.0.4');
  onListRead(serverList);
  onCall('POST', 'settings', { [listOption]: '10.0.0.2\n10.0.0.3-10.0.0.4' })
    .delay(60)
    .reply(200, successBody);
  onListRead(['10.0.0.2', '10.0.0.3 - 10.0.0.4']);
  await userEvent.click(saveButton());
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  expect(notice()).toMatchObject({ noticeId: 'module-setting-update', text: 'Updating settings…' });
  await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
  expect(await field()).toHaveValue('10.0.0.2\n10.0.0.3-10.0.0.4');
  expect(screen.queryByText(/^Unsaved/)).toBeNull();
  expect(dirtyWork()).toEqual([]);
});

test.each([
  ['300.12.8.1', 'Line 2: 300.12.8.1 is not an IP address.'],
  ['10.0.0.0/8', /Line 2: 10\.0\.0\.0\/8 is a network/],
  ['10.0.0.9-10.0.0.1', /Line 2: 10\.0\.0\.9-10\.0\.0\.1 is in the wrong order/],
  ['10.0.0.9-::1', /Line 2: 10\.0\.0\.9-::1 mixes IPv4 and IPv6/],
])('names the invalid entry %s, sends nothing, and shows the error until the line changes', async (entry, text) => {
  await mountEdited(`10.0.0.2\n${entry}`);
  await userEvent.click(saveButton());
  expect(await screen.findByText(text)).toBeVisible();
  expect(await field()).toBeInvalid();
  await fill(`10.0.0.2\n${entry}\n10.0.0.5`);
  expect(screen.getByText(text)).toBeVisible();
  await fill(`10.0.0.2\n${entry}0\n10.0.0.5`);
  expect(screen.queryByText(text)).toBeNull();
  expect(await field()).toBeValid();
});

test('SET-066 SET-069 adds the current IP once, as an unsaved change', async () => {
  onListRead(['10.0.0.1']);
  await mount();
  expect(await field()).toHaveValue('10.0.0.1');
  await userEvent.click(addButton());
  expect(recorded()).toEqual([['jetpack_wpa_click', { target: 'add-to-whitelist', feature: 'protect' }]]);
  expect(await field()).toHaveValue('10.0.0.1\n192.0.2.1');
  expect(dirtyWork()).toHaveLength(1);
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
});

test('SET-070 disables the add button while saving', async () => {
  await mountEdited('10.0.0.2');
  onListRead(serverList);
  onCall('POST', 'settings').delay(60).reply(200, successBody);
  onListRead(['10.0.0.2']);
  await userEvent.click(saveButton());
  expect(addButton()).toBeDisabled();
  await waitFor(() => expect(addButton()).toBeEnabled());
});

test('the unsaved-work guard can discard the list', async () => {
  await mountEdited('10.0.0.2');
  for (const work of dirtyWork()) work.discard();
  await waitFor(() => expect(screen.queryByText(/^Unsaved/)).toBeNull());
  expect(await field()).toHaveValue('10.0.0.1-10.0.0.9');
});

test('the unsaved-work guard can save the list, and a failed save rejects', async () => {
  await mountEdited('10.0.0.2');
  onListRead(serverList);
  onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
  onListRead(serverList);
  await expect(dirtyWork()[0]?.save()).rejects.toThrow();
  onListRead(serverList);
  onCall('POST', 'settings', { [listOption]: '10.0.0.2' }).reply(200, successBody);
  onListRead(['10.0.0.2']);
  await dirtyWork()[0]?.save();
  expect(dirtyWork()).toEqual([]);
});

test('unmounting removes the list from the unsaved work', async () => {
  const { unmount } = await mountEdited('10.0.0.2');
  await unmount();
  expect(dirtyWork()).toEqual([]);
});
