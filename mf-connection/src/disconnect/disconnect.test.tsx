import { errorBody } from '@flightdeck/shared/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  benefits,
  button,
  click,
  leave,
  mount,
  onAsked,
  onDisconnect,
  onRefresh,
  settled,
  stats,
  title,
  toSuccess,
  unlinked,
} from './disconnect-under-test';

test('CONN-051 CONN-054 CONN-055 the question, what depends on it, and where to find help', async () => {
  await mount();
  expect(await title('Are you sure you want to disconnect?')).toBeVisible();
  expect(button('Stay connected')).toHaveFocus();
  expect(button('Disconnect')).toBeEnabled();
  const rows = within(screen.getByRole('list', { name: 'What Jetpack does for your site' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Jetpack StatsVisitors4,321',
    'Brute force protectionAttempts blocked17',
    'SearchFinds things',
  ]);
  expect(screen.queryByText(/can do more/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Other plugins' })).toBeNull();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/about the connection/)).toContain('source=why-the-wordpress-com-connection-is-important-for-jetpack');
  expect(link(/contact support/)).toContain('source=jetpack-support&');
});

test('CONN-003.8 CONN-053 other plugins are listed, the plugin itself is not', async () => {
  await mount(({ initial }) => {
    initial.connectedPlugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Jetpack Boost' }, crm: { name: 'CRM' } };
  });
  const names = within(screen.getByRole('list', { name: 'Other plugins' })).getAllByRole('listitem');
  expect(names.map((each) => each.textContent)).toEqual(['Jetpack Boost', 'CRM']);
});

test('a site with few benefits is told what it could have besides', async () => {
  await mount(undefined, [stats]);
  expect(screen.getByText(/can do more/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^brute force/ })).toHaveAttribute('href', expect.stringContaining('brute'));
});

test('CONN-051 staying leads to the dashboard and asks for nothing', async () => {
  const { bus } = await mount();
  await click('Stay connected');
  expect(location.hash).toBe('#/dashboard');
  expect(bus.connection$.value.status).toBe(true);
});

test('CONN-048 CONN-049 Esc and a click outside change nothing', async () => {
  await mount();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(location.hash).toBe('#/disconnect');
});

test('CONN-052 CONN-056 CONN-057 while it works it says so, then it has worked', async () => {
  const page = await mount();
  onDisconnect().once().delay(60).reply(200, { code: 'success' });
  await userEvent.dblClick(button('Disconnect'));
  expect(button('Disconnecting…')).toHaveAttribute('aria-busy', 'true');
  expect(button('Stay connected')).toBeDisabled();
  expect(await title('Jetpack has been disconnected')).toBeVisible();
  await leave(page);
});

test('CONN-058 a failure is said under the buttons, which work again', async () => {
  const page = await mount();
  onDisconnect().reply(400, errorBody('disconnect_failed', 'Was not able to disconnect the site.', 400));
  onAsked();
  await click('Disconnect');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Was not able to disconnect the site.'));
  expect(page.bus.connection$.value.status).toBe(true);
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  expect(await title('Jetpack has been disconnected')).toBeVisible();
  await leave(page);
});

test.each([
  ['the answer was lost on its way', () => onDisconnect().replyWithError('lost')],
  [
    'another tab was faster',
    () => onDisconnect().reply(400, errorBody('disconnect_failed', 'It appears already disconnected.', 400)),
  ],
])('CONN-057 %s, and the site is disconnected: that is no failure', async (_what, answer) => {
  const onError = jest.fn();
  const page = await mount(undefined, benefits, { onError });
  answer();
  onAsked({ isRegistered: false, isActive: false, hasConnectedOwner: false, isUserConnected: false });
  await click('Disconnect');
  expect(await title('Jetpack has been disconnected')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  await leave(page);
});

test('a site that does not say what its connection does for it is asked about all the same', async () => {
  await mount(undefined, null);
  expect(button('Disconnect')).toBeEnabled();
  expect(screen.queryByRole('list', { name: 'What Jetpack does for your site' })).toBeNull();
});

test('CONN-059 a failure is told to the host, once for each attempt', async () => {
  const onError = jest.fn();
  const page = await mount(undefined, benefits, { onError });
  onDisconnect()
    .once()
    .reply(400, errorBody('disconnect_failed', 'Not now.', 400));
  onAsked();
  await userEvent.dblClick(button('Disconnect'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'));
  expect(onError.mock.calls).toEqual([[{ code: 'rest-refused', message: 'Not now.' }]]);
  await page.unmount();
});

test('CONN-051 CONN-052 CONN-064 over the plugins screen it cancels or deactivates, which is the host’s own work', async () => {
  const onDeactivate = jest.fn();
  const onClose = jest.fn();
  await mount(undefined, benefits, { context: 'plugins', onDeactivate, onClose });
  expect(screen.getByText(/When you deactivate Jetpack/)).toBeVisible();
  await click('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.dblClick(button('Deactivate'));
  expect(onDeactivate).toHaveBeenCalledTimes(1);
  expect(button('Deactivating…')).toHaveAttribute('aria-busy', 'true');
  expect(location.hash).toBe('#/disconnect');
});

test.each([
  ['a context without its callback', { context: 'plugins' }],
  ['a callback that is none', { context: 'plugins', onDeactivate: 'x' }],
  ['another context', { context: 'moon', onDeactivate: () => {} }],
])('CONN-064 %s is the dashboard’s own dialog', async (_what, data) => {
  await mount(undefined, benefits, data);
  expect(button('Stay connected')).toBeVisible();
  expect(button('Disconnect')).toBeVisible();
});

test('CONN-066 the host hears once that the site is disconnected, and closes the dialog', async () => {
  const onDisconnected = jest.fn();
  const onClose = jest.fn();
  await mount(undefined, benefits, { onDisconnected, onClose });
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  await title('Jetpack has been disconnected');
  expect(onDisconnected).not.toHaveBeenCalled();
  onRefresh();
  await userEvent.dblClick(button('No thank you'));
  await settled();
  expect(onDisconnected).toHaveBeenCalledTimes(1);
});

test('CONN-060 CONN-061 CONN-066 no thanks: the page is told once, and the dashboard shows', async () => {
  const { bus } = await toSuccess();
  const statuses: unknown[] = [];
  bus.connection$.subscribe(({ status }) => statuses.push(status));
  expect(button('Help us improve')).toHaveFocus();
  onRefresh();
  await userEvent.dblClick(button('No thank you'));
  expect(statuses).toEqual([true, false]);
  expect(location.hash).toBe('#/dashboard');
  expect(bus.connection$.value).toMatchObject({ status: false, isRegistered: false, userConnectionData: null });
  await settled();
});

test('CONN-062 CONN-063 without an account nobody is asked for feedback', async () => {
  await toSuccess(unlinked);
  expect(screen.queryByRole('button', { name: 'Help us improve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'No thank you' })).toBeNull();
  onRefresh();
  await click('Back to my website');
  expect(location.hash).toBe('#/dashboard');
  await settled();
});

test('CONN-066 leaving by the Back button tells the page too', async () => {
  const { bus, unmount } = await toSuccess();
  onRefresh();
  await unmount();
  expect(bus.connection$.value.status).toBe(false);
  await settled();
});
