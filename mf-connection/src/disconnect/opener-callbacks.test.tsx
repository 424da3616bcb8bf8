import { errorBody } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  allAnswered,
  benefits,
  button,
  click,
  dialogTitled,
  mount,
  onConnectionRead,
  onDisconnect,
  onRefresh,
} from './disconnect-under-test';

test('CONN-059 reports a failure to its opener, once for each attempt', async () => {
  const onError = jest.fn();
  const page = await mount(undefined, benefits, { onError });
  onDisconnect()
    .once()
    .reply(400, errorBody('disconnect_failed', 'Not now.', 400));
  onConnectionRead();
  await userEvent.dblClick(button('Disconnect'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'));
  expect(onError.mock.calls).toEqual([[{ code: 'rest-refused', message: 'Not now.' }]]);
  await page.unmount();
});

test('CONN-051 CONN-052 CONN-064 cancels, or lets WordPress deactivate, on the plugins screen', async () => {
  const onDeactivate = jest.fn();
  const onClose = jest.fn();
  await mount(undefined, benefits, { context: 'plugins', onDeactivate, onClose });
  expect(screen.getByText(/When you deactivate Jetpack, they stop working\./)).toBeVisible();
  await click('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.dblClick(button('Deactivate'));
  expect(onDeactivate).toHaveBeenCalledTimes(1);
  expect(button('Deactivating…')).toHaveAttribute('aria-busy', 'true');
  expect(location.hash).toBe('#/disconnect');
});

test.each([
  ['a context without its callback', { context: 'plugins' }],
  ['a callback that is not a function', { context: 'plugins', onDeactivate: 'x' }],
  ['an unknown context', { context: 'moon', onDeactivate: () => {} }],
])("CONN-064 %s opens the dashboard's dialog", async (_what, data) => {
  await mount(undefined, benefits, data);
  expect(button('Stay connected')).toBeVisible();
  expect(button('Disconnect')).toBeVisible();
});

test('notifies its opener once that the site is disconnected, and closes the dialog', async () => {
  const onDisconnected = jest.fn();
  const onClose = jest.fn();
  await mount(undefined, benefits, { onDisconnected, onClose });
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  await dialogTitled('Jetpack has been disconnected');
  expect(onDisconnected).not.toHaveBeenCalled();
  onRefresh();
  await userEvent.dblClick(button('No thank you'));
  await allAnswered();
  expect(onDisconnected).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalled();
});
