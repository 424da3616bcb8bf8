import { recorded } from '@flightdeck/shared/testing/parts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountCard, mount, mountUnanswered, secondAdmin, siteCard, unlinked } from './connections-card-under-test';

test('DASH-012 shows the owner the site, the account and the link to manage the connection', async () => {
  const { container } = await mount();
  expect(siteCard()).toHaveTextContent('Connected');
  expect(siteCard()).toHaveTextContent('You own this connection.');
  expect(accountCard()).toHaveTextContent('Connected as provider_admin');
  expect(accountCard()).toHaveTextContent('provider_admin@site.example');
  expect(within(accountCard()).queryByRole('button')).toBeNull();
  expect(within(accountCard()).queryByRole('link')).toBeNull();
  const manageLink = within(siteCard()).getByRole('link', { name: 'Manage site connection' });
  expect(manageLink).toHaveAttribute('href', '#/disconnect');
  await userEvent.click(manageLink);
  expect(recorded()).toEqual([['jetpack_wpa_click', { text: 'manage_site_connection' }]]);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
});

test('CONN-046 hides the link to manage the connection from users who may not disconnect', async () => {
  await mount((user) => {
    secondAdmin(user);
    user.permissions.disconnect = false;
  });
  expect(siteCard()).not.toHaveTextContent('You own');
  expect(within(siteCard()).queryByRole('link')).toBeNull();
  await within(accountCard()).findByRole('button', { name: 'Disconnect your account' });
});

test('DASH-103 DASH-104 shows both connections as offline, without actions or requests', async () => {
  await mountUnanswered((_user, { connection }) => {
    connection.offlineMode.isActive = true;
  });
  for (const card of [siteCard(), accountCard()]) {
    expect(card).toHaveTextContent('Offline');
    expect(within(card).queryByRole('link')).toBeNull();
    expect(within(card).queryByRole('button')).toBeNull();
  }
});

test.each([
  ['is not registered', false, "isn't connected to WordPress.com yet"],
  ['is registered without an account', true, 'no account is connected yet'],
])('shows a site that %s as not connected', async (_what, isRegistered, text) => {
  await mount((user, { connection }) => {
    unlinked(user);
    Object.assign(connection, { isActive: false, isRegistered, hasConnectedOwner: false });
  });
  expect(siteCard()).toHaveTextContent(text);
  expect(siteCard()).toHaveTextContent('Not connected');
  expect(within(siteCard()).queryByRole('link')).toBeNull();
  await screen.findByRole('link', { name: 'Connect your account' });
});
