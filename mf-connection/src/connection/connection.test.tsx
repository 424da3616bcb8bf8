import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectSite } from '../connect/registration.resource';
import part from './connection.part';

const mount = (pageState: NonNullable<Parameters<typeof mountPart>[1]['pageState']> = () => {}) =>
  mountPart(part, { name: 'mf-connection/connection', pageState });

test('a connected site shows its connections', async () => {
  onCall('GET', 'connection/data').reply(500, { code: 'down', message: 'Down.' });
  await mount();
  expect(screen.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).toBeNull();
});

test('offline there is nothing to connect, and the cards say so', async () => {
  await mount(({ connection }) => {
    connection.offlineMode.isActive = true;
  });
  expect(screen.getByRole('article', { name: 'Site connection' })).toHaveTextContent('Offline');
});

test('a site that is not connected can be connected', async () => {
  history.replaceState(null, '', '/');
  await mount(({ connection, userConnection }) => {
    Object.assign(connection, {
      isActive: false,
      isRegistered: false,
      isUserConnected: false,
      hasConnectedOwner: false,
    });
    Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false });
  });
  expect(screen.getByRole('heading', { name: 'Connect to WordPress.com' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Terms of Service/ })).toBeVisible();
  onCall('POST', 'connection/register').reply(200, { authorizeUrl: 'http://localhost/#at-the-provider' });
  await userEvent.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

test('CONN-084 who cannot connect it learns whom to ask', async () => {
  await mount(({ connection, userConnection }) => {
    connection.isActive = false;
    userConnection.currentUser.permissions.connect = false;
  });
  expect(screen.getByText(/Please ask the site administrator to connect\.$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that cannot register leads to the one that can', async () => {
  history.replaceState(null, '', '/');
  await mount(({ initial, connection, userConnection }) => {
    initial.registrationNonce = '';
    initial.adminUrl = 'http://localhost/';
    Object.assign(connection, {
      isActive: false,
      isRegistered: false,
      isUserConnected: false,
      hasConnectedOwner: false,
    });
    Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false });
  });
  const leave = jest.fn();
  await connectSite({ leave });
  expect(leave).toHaveBeenCalledWith('http://localhost/admin.php?page=flightdeck#/setup');
});
