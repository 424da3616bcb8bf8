import { dirtyWork } from '@flightdeck/shared/session';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { successBody } from '../../engine/testing/settings-under-test';
import { field, fill, listOption, mount, mountEdited, onListRead, serverList } from './brute-force-under-test';

test('SET-032 SET-033 an edited list is unsaved until the edit is undone, and an unedited list has no save bar', async () => {
  onListRead(['10.0.0.1']);
  await mount();
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  await fill('10.0.0.12');
  expect(screen.getByText('Unsaved: Always allowed IP addresses')).toBeVisible();
  expect(dirtyWork().map(({ id }) => id)).toEqual(['mf-settings/security']);
  await fill('10.0.0.1');
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  expect(dirtyWork()).toEqual([]);
});

test('Discard shows the list of the server again', async () => {
  await mountEdited('10.0.0.2');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await field()).toHaveValue('10.0.0.1-10.0.0.9');
  expect(dirtyWork()).toEqual([]);
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
