import { queryClient } from '@flightdeck/shared/api';
import { defineWidget } from '@flightdeck/shared/parts/widget';
import { setConnection } from '@flightdeck/shared/session';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { connectSite } from '../connect/registration.resource';
import { type Change, notConnected } from '../testing/samples';
import { ConnectionWidget } from './connection.view';
import { ConnectionsCardWidget } from './connections-card-widget.view';

const connectionsCard = defineWidget(ConnectionsCardWidget);
const connectionWidget = defineWidget(ConnectionWidget);

const mount = (pageState: Change = () => {}) =>
  mountPart(connectionWidget, { name: 'mf-connection/connection', pageState });

test('shows the connections of a connected site', async () => {
  onCall('GET', 'connection/data').reply(500, { code: 'down', message: 'Down.' });
  await mount();
  expect(screen.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).toBeNull();
});

test('shows that the site is offline, and offers no connection', async () => {
  await mount(({ connection }) => {
    connection.offlineMode.isActive = true;
  });
  expect(screen.getByRole('article', { name: 'Site connection' })).toHaveTextContent('Offline');
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).toBeNull();
});

test('connects a site that is not connected', async () => {
  history.replaceState(null, '', '/');
  await mount(notConnected);
  expect(screen.getByRole('heading', { name: 'Connect to WordPress.com' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Terms of Service/ })).toBeVisible();
  onCall('POST', 'connection/register').reply(200, { authorizeUrl: 'http://localhost/#at-the-provider' });
  await userEvent.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

test('refers a user who cannot connect the site to the administrator', async () => {
  await mount(({ connection, userConnection }) => {
    connection.isActive = false;
    userConnection.currentUser.permissions.connect = false;
  });
  expect(screen.getByText(/Please ask the site administrator to connect\.$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the explanation for users without permissions', () => {
  const withoutPermissions: Change = ({ userConnection }) =>
    Object.assign(userConnection.currentUser.permissions, { connect: false, connect_user: false, disconnect: false });
  const explanation = "You don't have permission to change this site's connection. Ask a site administrator.";

  test.each([
    ['connection', connectionWidget],
    ['connections-card', connectionsCard],
  ])('is shown by the widget %s only on a connected site', async (name, widget) => {
    const page = await mountPart(widget, { name: `mf-connection/${name}`, pageState: withoutPermissions });
    expect(screen.getByText(explanation)).toBeVisible();
    await page.unmount();
    await mountPart(widget, {
      name: `mf-connection/${name}`,
      pageState: (sample) => {
        notConnected(sample);
        withoutPermissions(sample);
      },
    });
    expect(screen.getByText(/Please ask the site administrator to connect\.$/)).toBeVisible();
    expect(screen.queryByText(explanation)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not shown to users who can connect their account', async () => {
    onCall('GET', 'connection/data').reply(500, { code: 'down', message: 'Down.' });
    await mountPart(connectionsCard, {
      name: 'mf-connection/connections-card',
      pageState: ({ userConnection }) =>
        Object.assign(userConnection.currentUser.permissions, { connect: false, disconnect: false }),
    });
    expect(screen.queryByText(/site administrator/)).toBeNull();
  });
});

test('opens our own page if the foreign page cannot register the site', async () => {
  history.replaceState(null, '', '/');
  await mount((sample) => {
    notConnected(sample);
    Object.assign(sample.initial, { registrationNonce: '', adminUrl: 'http://localhost/' });
  });
  const leave = jest.fn();
  await connectSite({ leave });
  expect(leave).toHaveBeenCalledWith('http://localhost/admin.php?page=flightdeck#/setup');
});

test('registers the site from our own page without a nonce, as Jetpack 16.1 expects', async () => {
  history.replaceState(null, '', '/admin.php?page=flightdeck#/setup');
  await mount((sample) => {
    notConnected(sample);
    Object.assign(sample.initial, { registrationNonce: '', adminUrl: 'http://localhost/' });
  });
  const authorizeUrl = 'https://jetpack.wordpress.com/jetpack.authorize/1/';
  onCall('POST', 'connection/register').reply(200, { authorizeUrl });
  const leave = jest.fn();
  await connectSite({ leave });
  expect(leave).toHaveBeenCalledWith(expect.stringContaining(authorizeUrl));
});

/**
 * Simulates a user who returns to the tab.
 * @param change fields of the connection that differ from the sample by then
 */
function returnToTab(change: object) {
  const { connection, userConnection } = pageStateSample();
  onCall('GET', 'connection').reply(200, { ...connection, ...change });
  onCall('GET', 'connection/data').reply(200, userConnection);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const allAnswered = () => waitFor(() => expect([nock.pendingMocks(), queryClient.isFetching()]).toEqual([[], 0]));

test.each([
  ['connection', connectionWidget],
  ['connections-card', connectionsCard],
])('the widget %s calls its page once for each change that is made in another tab', async (name, widget) => {
  const calls: string[] = [];
  // The cards load the account at once; the connect form does not.
  if (widget === connectionsCard) onCall('GET', 'connection/data').reply(200, pageStateSample().userConnection);
  const callbacks = {
    onConnected: () => calls.push('connected'),
    onDisconnected: () => calls.push('disconnected'),
  };
  await mountPart(widget, { name: `mf-connection/${name}`, pageState: notConnected, data: callbacks });
  await allAnswered();
  expect(calls).toEqual([]);
  returnToTab({});
  await waitFor(() => expect(screen.getByRole('article', { name: 'Site connection' })).toHaveTextContent('Connected'));
  await allAnswered();
  returnToTab({});
  await allAnswered();
  expect(calls).toEqual(['connected']);
  returnToTab({ isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false });
  await waitFor(() => expect(calls).toEqual(['connected', 'disconnected']));
});

test('does not call its page when Offline Mode starts or ends on a site that is not connected', async () => {
  const onDisconnected = jest.fn();
  await mountPart(connectionWidget, {
    name: 'mf-connection/connection',
    pageState: notConnected,
    data: { onDisconnected },
  });
  act(() => setConnection({ status: 'offline' }));
  act(() => setConnection({ status: false }));
  expect(onDisconnected).not.toHaveBeenCalled();
});

test('sends no request when the user returns while the site is being connected', async () => {
  await mount(notConnected);
  act(() => setConnection({ siteIsRegistering: true }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(queryClient.isFetching()).toBe(0);
});
