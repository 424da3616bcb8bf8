import { dirtyWork } from '@flightdeck/shared/session';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { before, edited, field, fill, mount, onSettings, option, success } from './brute-force-under-test';

test('SET-032 SET-033 SET-038 an edited list is unsaved until it is changed back, and a clean list has no save bar', async () => {
  onSettings(['10.0.0.1']);
  await mount();
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  await fill('10.0.0.12');
  expect(screen.getByText('Unsaved: Always allowed IP addresses')).toBeVisible();
  expect(dirtyWork().map(({ id }) => id)).toEqual(['mf-settings/security']);
  await fill('10.0.0.1');
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  expect(dirtyWork()).toEqual([]);
});

test('Discard restores the list of the server', async () => {
  await edited('10.0.0.2');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await field()).toHaveValue('10.0.0.1-10.0.0.9');
  expect(dirtyWork()).toEqual([]);
});

test('the unsaved-work guard can discard the list', async () => {
  await edited('10.0.0.2');
  for (const work of dirtyWork()) work.discard();
  await waitFor(() => expect(screen.queryByText(/^Unsaved/)).toBeNull());
  expect(await field()).toHaveValue('10.0.0.1-10.0.0.9');
});

test('the unsaved-work guard can save the list and receives failures', async () => {
  await edited('10.0.0.2');
  onSettings(before);
  onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
  onSettings(['10.0.0.1 - 10.0.0.9']);
  await expect(dirtyWork()[0]?.save()).rejects.toThrow();
  onSettings(before);
  onCall('POST', 'settings', { [option]: '10.0.0.2' }).reply(200, success);
  onSettings(['10.0.0.2']);
  await dirtyWork()[0]?.save();
  expect(dirtyWork()).toEqual([]);
});

test('unmounting removes the registration of unsaved work', async () => {
  const { unmount } = await edited('10.0.0.2');
  await unmount();
  expect(dirtyWork()).toEqual([]);
});
