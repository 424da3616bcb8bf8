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

const cardsPart = defineWidget(ConnectionsCardWidget);
const part = defineWidget(ConnectionWidget);

const mount = (pageState: Change = () => {}, data: Readonly<Record<string, unknown>> = {}) =>
  mountPart(part, { name: 'mf-connection/connection', pageState, data });

test('shows the connections of a connected site', async () => {
  onCall('GET', 'connection/data').reply(500, { code: 'down', message: 'Down.' });
  await mount();
  expect(screen.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).toBeNull();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('shows that the site is offline, and offers no connection', async () => {
  await mount(({ connection }) => {
    connection.offlineMode.isActive = true;
  });
  expect(screen.getByRole('article', { name: 'Site connection' })).toHaveTextContent('Offline');
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

test('CONN-084 tells a user who cannot connect the site whom to ask', async () => {
  await mount(({ connection, userConnection }) => {
    connection.isActive = false;
    userConnection.currentUser.permissions.connect = false;
  });
  expect(screen.getByText(/Please ask the site administrator to connect\.$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a role without permissions', () => {
  const withoutPermissions: Change = ({ userConnection }) =>
    Object.assign(userConnection.currentUser.permissions, { connect: false, connect_user: false, disconnect: false });
  const note = /^You don't have permission to change this site's connection\./;

  test.each([
    ['connection', part],
    ['connections-card', cardsPart],
  ])('gets the reason in the widget %s, connected or not', async (name, widget) => {
    const first = await mountPart(widget, { name: `mf-connection/${name}`, pageState: withoutPermissions });
    expect(screen.getByText(note)).toBeVisible();
    await first.unmount();
    await mountPart(widget, {
      name: `mf-connection/${name}`,
      pageState: (sample) => {
        notConnected(sample);
        withoutPermissions(sample);
      },
    });
    expect(screen.getByText(/Please ask the site administrator to connect\.$/)).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('hides the reason from users with permissions', async () => {
    onCall('GET', 'connection/data').reply(500, { code: 'down', message: 'Down.' });
    await mountPart(cardsPart, {
      name: 'mf-connection/connections-card',
      pageState: ({ userConnection }) =>
        Object.assign(userConnection.currentUser.permissions, { connect: false, disconnect: false }),
    });
    expect(screen.queryByText(/site administrator/)).toBeNull();
  });
});

test('leads from a page that cannot register the site to our own page', async () => {
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

/** Simulates a user who returns to the tab, for a site whose connection has changed. */
function returnToTab(change: object) {
  const { connection, userConnection } = pageStateSample();
  onCall('GET', 'connection').reply(200, { ...connection, ...change });
  onCall('GET', 'connection/data').reply(200, userConnection);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const allAnswered = () => waitFor(() => expect([nock.pendingMocks(), queryClient.isFetching()]).toEqual([[], 0]));

test.each([
  ['connection', part],
  ['connections-card', cardsPart],
])('the widget %s notices a change in another tab and notifies its host once', async (name, widget) => {
  const calls: string[] = [];
  // The cards load the account at once; the connect form does not.
  if (widget === cardsPart) onCall('GET', 'connection/data').reply(200, pageStateSample().userConnection);
  const callbacks = { onConnected: () => calls.push('connected'), onDisconnected: () => calls.push('disconnected') };
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
  await allAnswered();
});

test('sends no request when the user returns while the site is being connected', async () => {
  await mount(notConnected);
  act(() => setConnection({ siteIsRegistering: true }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(queryClient.isFetching()).toBe(0);
});
