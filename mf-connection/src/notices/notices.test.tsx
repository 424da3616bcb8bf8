import { setConnection } from '@flightdeck/shared/session';
import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import part from './notices.part';

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

const mount = async (pageState: Change = () => {}, route = '#/dashboard') => {
  const mounted = await mountPart(part, { name: 'mf-connection/notices', route, pageState });
  await act(() => import('./notice-list.view'));
  return mounted;
};
const keys =
  (given: Record<string, string>): Change =>
  ({ initial }) =>
    Object.assign(initial.jetpackStateNotices, given);

test('a site that is well has nothing to say', async () => {
  const { container } = await mount();
  expect(container).toBeEmptyDOMElement();
});

test('CONN-085 a broken connection, and the way to restore it', async () => {
  await mount(({ connection }) => {
    connection.errors = [{ code: 'x', message: '', action: 'reconnect' }];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection Error, please reconnect.');
  expect(screen.getByRole('link', { name: 'Restore Connection' })).toHaveAttribute('href', '#/reconnect');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => setConnection({ isReconnecting: true }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  [false, 'source=jetpack-contact-support&'],
  [true, 'source=jetpack-contact-support-beta-group&'],
])('ROOT-066 an error for support, on a development version: %s', async (isDevVersion, source) => {
  await mount(({ connection, initial }) => {
    connection.errors = [{ code: 'x', message: 'The <b>key</b> is gone.', action: 'support' }];
    initial.isDevVersion = isDevVersion;
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The key is gone.');
  expect(screen.getByRole('link', { name: /^Contact support/ }).getAttribute('href')).toContain(source);
});

test('CONN-086.2 the survey is a link; closing the notice lasts as long as the page', async () => {
  const { container, again } = await mount(keys({ errorCode: 'access_denied', errorDescription: 'You said no.' }));
  expect(screen.getByRole('link', { name: /^survey/ }).getAttribute('href')).toContain('jetpack-cancelled-connection');
  expect(screen.getByText('You said no.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(container).toBeEmptyDOMElement();
  expect((await again('#/security')).container).toBeEmptyDOMElement();
});

test('ROOT-064 a message key with its action', async () => {
  await mount(keys({ messageCode: 'protect_misconfigured_ip' }));
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Learn More/ })).toBeVisible();
});

test('CONN-082 a user whose account is not linked is asked to link it', async () => {
  const { container, go } = await mount(({ connection, userConnection }) => {
    connection.isUserConnected = false;
    Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false, wpcomUser: { avatar: false } });
  });
  expect(screen.getByRole('link', { name: 'Connect your account' })).toHaveAttribute('href', '#/connect-user');
  go('#/connect-user');
  expect(container).toBeEmptyDOMElement();
});

test('CONN-084 a user who cannot connect learns that the site is not connected', async () => {
  await mount(({ connection, userConnection }) => {
    connection.isActive = false;
    userConnection.currentUser.permissions.connect = false;
  });
  expect(
    screen.getByText('This site is not connected to WordPress.com. Please ask the site administrator to connect.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
