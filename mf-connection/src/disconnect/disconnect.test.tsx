import { errorBody } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isBelow } from '../testing/samples';
import {
  benefits,
  button,
  click,
  dialogTitled,
  mount,
  mountSuccessStep,
  mountSurveyStep,
  mountThankYouStep,
  onConnectionRead,
  onDisconnect,
  onRefresh,
  stats,
  unmountDisconnected,
  withoutAccount,
} from './disconnect-under-test';

test('CONN-051 CONN-054 CONN-055 asks for confirmation, and shows what stops working and help links', async () => {
  await mount();
  expect(await dialogTitled('Are you sure you want to disconnect?')).toBeVisible();
  expect(button('Stay connected')).toHaveFocus();
  expect(button('Disconnect')).toBeEnabled();
  const rows = within(screen.getByRole('list', { name: 'What Jetpack does for your site' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Jetpack StatsVisitors4,321',
    'Brute force protectionAttempts blocked17',
    'SearchInstant results',
  ]);
  expect(screen.queryByText(/can do more/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Other plugins' })).toBeNull();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/about the connection/)).toContain('source=why-the-wordpress-com-connection-is-important-for-jetpack');
  expect(link(/contact support/)).toContain('source=jetpack-support&');
});

test('CONN-003.8 CONN-053 lists the other plugins, without Jetpack itself', async () => {
  await mount(({ initial }) => {
    initial.connectedPlugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Jetpack Boost' }, crm: { name: 'CRM' } };
  });
  const names = within(screen.getByRole('list', { name: 'Other plugins' })).getAllByRole('listitem');
  expect(names.map((name) => name.textContent)).toEqual(['Jetpack Boost', 'CRM']);
});

test('shows the address of a site in a folder with slashes', async () => {
  await mount(({ initial }) => {
    initial.rawUrl = 'site.example::blog';
  });
  expect(screen.getByText('site.example/blog')).toBeVisible();
});

test('lists other benefits of the connection for a site with few benefits', async () => {
  await mount(undefined, [stats]);
  expect(screen.getByText(/can do more/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^brute force/ })).toHaveAttribute('href', expect.stringContaining('brute'));
});

test('CONN-051 leads to the dashboard without a request when the user stays connected', async () => {
  const { bus } = await mount();
  await click('Stay connected');
  expect(location.hash).toBe('#/dashboard');
  expect(bus.connection$.value.status).toBe(true);
});

test.each([
  ['confirm', () => mount()],
  ['success', () => mountSuccessStep()],
  ['success without an account', () => mountSuccessStep(withoutAccount)],
  ['survey', () => mountSurveyStep()],
  ['thank-you', () => mountThankYouStep()],
])('CONN-048 CONN-049 ignores Escape and a click outside in the step %s', async (step, mountStep) => {
  const page = await mountStep();
  const dialog = screen.getByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  expect(dialog).toHaveAttribute('open');
  expect(location.hash).toBe('#/disconnect');
  await (step === 'confirm' ? page.unmount() : unmountDisconnected(page));
});

test('CONN-052 CONN-056 CONN-057 shows its progress, then success', async () => {
  const page = await mount();
  onDisconnect().once().delay(60).reply(200, { code: 'success' });
  await userEvent.dblClick(button('Disconnect'));
  expect(button('Disconnecting…')).toHaveAttribute('aria-busy', 'true');
  expect(button('Stay connected')).toBeDisabled();
  expect(await dialogTitled('Jetpack has been disconnected')).toBeVisible();
  await unmountDisconnected(page);
});

test('CONN-058 shows a failure under the buttons and enables them again', async () => {
  const page = await mount();
  onDisconnect().reply(400, errorBody('disconnect_failed', 'Was not able to disconnect the site.', 400));
  onConnectionRead();
  await click('Disconnect');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Was not able to disconnect the site.'));
  expect(isBelow(screen.getByRole('alert'), button('Disconnect'))).toBe(true);
  expect(page.bus.connection$.value.status).toBe(true);
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  expect(await dialogTitled('Jetpack has been disconnected')).toBeVisible();
  await unmountDisconnected(page);
});

test.each([
  ['the answer is lost', () => onDisconnect().replyWithError('lost')],
  [
    'the server refuses because another tab disconnected it first',
    () => onDisconnect().reply(400, errorBody('disconnect_failed', 'It appears already disconnected.', 400)),
  ],
])('CONN-057 shows success for a disconnected site even if %s', async (_what, failDisconnect) => {
  const onError = jest.fn();
  const page = await mount(undefined, benefits, { onError });
  failDisconnect();
  onConnectionRead({ isRegistered: false, isActive: false, hasConnectedOwner: false, isUserConnected: false });
  await click('Disconnect');
  expect(await dialogTitled('Jetpack has been disconnected')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  await unmountDisconnected(page);
});

test('asks for confirmation even if the benefits cannot be loaded', async () => {
  await mount(undefined, null);
  expect(button('Disconnect')).toBeEnabled();
  expect(screen.queryByRole('list', { name: 'What Jetpack does for your site' })).toBeNull();
});

test('CONN-060 CONN-061 CONN-066 notifies the page once and shows the dashboard after "No thank you"', async () => {
  const { bus } = await mountSuccessStep();
  const statuses: unknown[] = [];
  bus.connection$.subscribe(({ status }) => statuses.push(status));
  expect(button('Help us improve')).toHaveFocus();
  onRefresh();
  await userEvent.dblClick(button('No thank you'));
  expect(statuses).toEqual([true, false]);
  expect(location.hash).toBe('#/dashboard');
  expect(bus.connection$.value).toMatchObject({ status: false, isRegistered: false, userConnectionData: null });
});

test('CONN-062 CONN-063 asks for no feedback without an account', async () => {
  await mountSuccessStep(withoutAccount);
  expect(screen.queryByRole('button', { name: 'Help us improve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'No thank you' })).toBeNull();
  onRefresh();
  await click('Back to my website');
  expect(location.hash).toBe('#/dashboard');
});

test('CONN-066 notifies the page when the user leaves with Back', async () => {
  const { bus, unmount } = await mountSuccessStep();
  onRefresh();
  await unmount();
  expect(bus.connection$.value.status).toBe(false);
});
