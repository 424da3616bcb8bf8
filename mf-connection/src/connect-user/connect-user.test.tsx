import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atTheProvider, type Change, unlinked } from '../testing/samples';
import { connectRequest } from './connect-request.store';
import { ConnectUser } from './connect-user.view';

const part = definePart(ConnectUser);

const editor: Change = (sample) => {
  unlinked(sample);
  sample.userConnection.currentUser.permissions.manage_modules = false;
};
const mount = (pageState: Change = unlinked) =>
  mountPart(part, { name: 'mf-connection/connect-user', route: '#/connect-user', pageState });
const title = () => screen.getByRole('heading', { level: 1 });
const connectButton = () => screen.getByRole('button', { name: 'Connect your user account' });

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => sessionStorage.clear());

test('CONN-002 CONN-028 CONN-030 shows title, terms and button, and leads to the provider', async () => {
  await mount();
  expect(title()).toHaveTextContent('Unlock all the amazing features of Jetpack by connecting now');
  expect(screen.getByText('Connect your user account', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Terms of Service/ })).toBeVisible();
  onCall('GET', 'connection/authorize_url').reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(connectButton());
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

const benefits = [
  ['CONN-031.1 lists downtime alerts', 0, /alert.*down/],
  ['CONN-031.2 lists automatic sharing', 1, /Share.*social media automatically/],
  ['CONN-031.3 lists emails to subscribers', 2, /subscribers/],
  ['CONN-031.4 lists likes and comments', 3, /likes and comments/],
  ['CONN-031.5 lists sharing by visitors', 4, /visitors share/],
  ['CONN-031.6 ends with a link to all features', 5, /see all features/],
] as const;
const benefitItems = () => within(screen.getByRole('list', { name: 'Benefits' })).getAllByRole('listitem');

test('CONN-031 lists six benefits in order', async () => {
  await mount();
  const texts = benefitItems().map(({ textContent }) => textContent);
  expect(texts).toEqual(benefits.map(([, , text]) => expect.stringMatching(text)));
});

test.each(benefits)('%s', async (_what, position, text) => {
  await mount();
  expect(benefitItems()[position]).toHaveTextContent(text);
});

test('CONN-031.6 opens all features on a page of the provider in a new tab', async () => {
  await mount();
  const link = screen.getByRole('link', { name: /^see all features/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('source=jetpack-features'));
  expect(link).toHaveAttribute('target', '_blank');
});

test('shows only title, terms and button to users who do not manage the site', async () => {
  await mount(editor);
  expect(title()).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(connectButton()).toBeEnabled();
});

test('CONN-029 CONN-012 uses the feature and the origin of the stored request, and removes it when the user leaves', async () => {
  const earlier = await mount();
  await earlier.unmount();
  connectRequest.write({ from: 'scan-card', feature: 'Scan' });
  const first = await mount();
  expect(title()).toHaveTextContent('Unlock Scan and more amazing features');
  expect(connectRequest.read()).toEqual({ from: 'scan-card', feature: 'Scan' });
  onCall('GET', 'connection/authorize_url').reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(connectButton());
  await waitFor(() => expect(location.hash).toBe('#at-the-provider?from=scan-card'));
  await first.unmount();
  expect(connectRequest.read()).toBeNull();
  await mount();
  expect(title()).toHaveTextContent('Unlock all the amazing features');
});

test('explains to linked users, and to users without the permission, why they are not asked to connect', async () => {
  const first = await mount(() => {});
  expect(title()).toHaveTextContent("You're already connected");
  expect(screen.getByText('Your account is already connected to WordPress.com.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '#/dashboard');
  await first.unmount();
  await mount((sample) => {
    unlinked(sample);
    sample.userConnection.currentUser.permissions.connect_user = false;
  });
  expect(title()).toHaveTextContent("You can't connect an account here");
  expect(screen.getByText(/^Ask a site administrator/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([['[]'], ['{"from":1,"feature":null}'], ['{"from":"x","feature":{}}'], ['7']])(
  'ignores the invalid stored request %s',
  async (stored) => {
    await mount();
    connectRequest.write({ from: 'x', feature: null });
    sessionStorage.setItem(sessionStorage.key(0) ?? '', stored);
    expect(connectRequest.read()).toBeNull();
  },
);
