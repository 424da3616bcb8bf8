import { dirtyWork } from '@flightdeck/shared/session';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { successBody } from '../../engine/testing/settings-under-test';
import { field, listOption, mountEdited, onListRead, serverList } from './brute-force-under-test';

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
