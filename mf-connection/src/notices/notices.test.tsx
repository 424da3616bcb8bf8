import { definePart } from '@flightdeck/shared/parts';
import { openBus, setConnection } from '@flightdeck/shared/session';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectRequest } from '../connect-user/connect-request.store';
import type { Change } from '../testing/samples';
import { ConnectionNotices } from './notices.view';

const part = definePart(ConnectionNotices);

const brokenConnection: Change = ({ connection }) => {
  connection.errors = [{ code: 'x', message: '', action: 'reconnect' }];
};

const mount = async (pageState: Change = () => {}, route = '#/dashboard') => {
  const mounted = await mountPart(part, { name: 'mf-connection/notices', route, pageState });
  await act(() => import('./notice-list.view'));
  return mounted;
};
const withNoticeKeys =
  (keys: Record<string, string>): Change =>
  ({ initial }) =>
    Object.assign(initial.jetpackStateNotices, keys);

test('shows nothing on a healthy site', async () => {
  const { container } = await mount();
  expect(container).toBeEmptyDOMElement();
});

test('CONN-085 shows a broken connection until a reconnect starts', async () => {
  await mount(brokenConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection Error, please reconnect.');
  expect(screen.getByRole('button', { name: 'Restore Connection' })).toBeEnabled();
  act(() => setConnection({ isReconnecting: true }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  ['names the owner to another administrator', false, false, 'jo owns this connection.'],
  ['does not name the owner to the owner', true, false, ''],
  [
    'says how to come back from My Jetpack',
    true,
    true,
    'Restoring the connection opens My Jetpack. To come back, open this dashboard from the menu.',
  ],
])('a broken connection %s', async (_what, isMaster, showMyJetpack, text) => {
  await mount((sample) => {
    brokenConnection(sample);
    Object.assign(sample.initial.siteData, { showMyJetpack });
    sample.userConnection.currentUser.isMaster = isMaster;
    sample.userConnection.connectionOwner = 'jo';
  });
  const sentences = (await screen.findByRole('alert')).textContent?.replace(/\s+/g, ' ').trim();
  expect(sentences).toBe(`Connection Error, please reconnect. ${text}`.trim());
});

test('CONN-042 CONN-043 shows why Restore Connection failed, and allows another attempt', async () => {
  const { bus } = await mount(brokenConnection);
  onCall('POST', 'connection/reconnect')
    .once()
    .delay(60)
    .reply(500, errorBody('x', 'The service is down.', 500));
  onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Restore Connection' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Restore Connection' })).toBeEnabled();
  expect(bus.notices$.value.map(({ text }) => text)).toEqual([
    'There was an error reconnecting Jetpack. Error: The service is down.',
  ]);
});

test('ROOT-067 shows a development version with its feedback link', async () => {
  await mount(({ initial }) => Object.assign(initial, { isDevVersion: true }));
  expect(await screen.findByText('This site runs a development version of Jetpack.')).toBeVisible();
  const link = screen.getByRole('link', { name: /^Send beta feedback/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('jetpack-contact-support-beta-group'));
});

test('ROOT-069 shows a staging site with a help link', async () => {
  await mount(({ connection }) => Object.assign(connection, { isStaging: true }));
  expect(await screen.findByText(/This is a staging site/)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Learn more/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('jetpack-support-staging-sites'));
});

test('shows Offline Mode with its reasons', async () => {
  await mount(({ connection }) => Object.assign(connection.offlineMode, { isActive: true, filter: true }));
  expect(await screen.findByText(/doesn't connect to WordPress\.com/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('jetpack_development_mode');
  expect(screen.getByRole('link', { name: /^Learn more/ })).toBeVisible();
});

test('opens the user connect screen when a part requests it, stores the request, and stops listening when it is unmounted', async () => {
  const { bus, unmount } = await mount();
  history.replaceState(null, '', '#/dashboard');
  bus.emit('connection.connect-user', { from: 'scan-card', feature: 'Scan' });
  expect(location.hash).toBe('#/connect-user');
  expect(connectRequest.read()).toEqual({ from: 'scan-card', feature: 'Scan' });
  await unmount();
  history.replaceState(null, '', '#/dashboard');
  openBus().emit('connection.connect-user', { from: 'late', feature: null });
  expect(location.hash).toBe('#/dashboard');
});

test.each([
  ['support', false, 'source=jetpack-contact-support&'],
  ['beta support on a development version', true, 'source=jetpack-contact-support-beta-group&'],
])('ROOT-066 links an error to %s', async (_what, isDevVersion, source) => {
  await mount(({ connection, initial }) => {
    connection.errors = [{ code: 'x', message: 'The <b>key</b> is gone.', action: 'support' }];
    initial.isDevVersion = isDevVersion;
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The key is gone.');
  expect(screen.getByRole('link', { name: /^Contact support/ }).getAttribute('href')).toContain(source);
});

test('links to the survey, and does not show a dismissed notice again on the next route', async () => {
  const { container, mountAgain } = await mount(
    withNoticeKeys({ errorCode: 'access_denied', errorDescription: 'You said no.' }),
  );
  expect(screen.getByRole('link', { name: /^two-question survey/ }).getAttribute('href')).toContain(
    'jetpack-cancelled-connection',
  );
  expect(screen.getByText('You said no.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(container).toBeEmptyDOMElement();
  expect((await mountAgain('#/security')).container).toBeEmptyDOMElement();
});

test.each([
  ['modules_activated', /^Welcome to Jetpack 11\.9\.1/, null],
  ['protect_misconfigured_ip', /^Brute force protection can't tell visitors apart/, 'Learn More'],
  ['reconnection_completed', /^Jetpack is connected again\./, 'Site Health tool'],
] as const)('ROOT-064 shows the notice of the key %s', async (messageCode, text, link) => {
  await mount(withNoticeKeys({ messageCode }));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent?.replace(/\(.*/, '').trim())).toEqual(
    link ? [link] : [],
  );
});

test('asks an unlinked user to connect an account, and leaves the primary button to the screen', async () => {
  const { container, go } = await mount(({ connection, userConnection }) => {
    connection.isUserConnected = false;
    Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false, wpcomUser: { avatar: false } });
  });
  const link = screen.getByRole('link', { name: 'Connect your account' });
  expect(link).toHaveAttribute('href', '#/connect-user');
  expect(link).toHaveClass('secondary');
  fireEvent.click(link);
  expect(recorded()).toContainEqual(['jetpack_wpa_click', { text: 'link_account_in_place' }]);
  go('#/connect-user');
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('CONN-084 shows a user who cannot connect that the site is not connected', async () => {
  await mount(({ connection, userConnection }) => {
    connection.isActive = false;
    userConnection.currentUser.permissions.connect = false;
  });
  expect(
    screen.getByText('This site is not connected to WordPress.com. Please ask the site administrator to connect.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
