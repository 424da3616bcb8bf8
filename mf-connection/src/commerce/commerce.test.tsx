import { definePart } from '@flightdeck/shared/parts';
import { facts } from '@flightdeck/shared/session';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import nock from 'nock';
import { type Change, notConnected, onRegister } from '../testing/samples';
import { returnPathOf } from './commerce.resource';
import { CommerceSetup } from './commerce.view';

const part = definePart(CommerceSetup);

const withStore: Change = ({ initial }) => {
  initial.isWooCommerceActive = true;
};
const mount = (pageState: Change, route = '#/woo-setup') =>
  mountPart(part, { name: 'mf-connection/commerce', route, pageState });
const onMarkSeen = () => onCall('POST', 'seen-wc-connection-modal');
const allAnswered = () => waitFor(() => expect(nock.pendingMocks()).toEqual([]));
const continueLink = () => screen.getByRole('link', { name: 'Continue to Jetpack' });

beforeEach(() => history.replaceState(null, '', '/'));

test('CONN-025 shows the title and three groups of five tools', async () => {
  await mount(notConnected);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses',
  );
  for (const group of ['Security tools', 'Performance tools', 'Growth tools'])
    expect(screen.getByRole('list', { name: group }).children).toHaveLength(5);
});

test.each([
  ['lists lazy loading for images on a site with the module', { 'lazy-images': { name: 'Lazy Images' } }, 1],
  ['does not list lazy loading for images on a site without the module', {}, 0],
])('%s', async (_what, modules, count) => {
  await mount((sample) => {
    notConnected(sample);
    sample.initial.getModules = modules;
  });
  expect(screen.queryAllByText('Lazy loading for images')).toHaveLength(count);
});

test('CONN-026 CONN-027 connects a store, and sends the requested path as its return address', async () => {
  await mount(notConnected, '#/woo-setup?back=%2Fsecurity');
  onRegister('admin.php?page=flightdeck#/security');
  await userEvent.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

test.each([
  ['#/woo-setup?back=%2Ftraffic', '#/traffic'],
  ['#/woo-setup', '#/dashboard'],
])('CONN-027 leads a connected store from %s to %s', async (route, href) => {
  await mount(() => {}, route);
  expect(continueLink()).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks a user who cannot connect the store to contact an administrator', async () => {
  await mount((sample) => {
    notConnected(sample);
    sample.userConnection.currentUser.permissions.connect = false;
  });
  expect(screen.getByText(/Please ask the site administrator to connect\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).toBeNull();
  expect(continueLink()).toBeVisible();
});

test('marks the screen as seen with one request, and on this page even if the request fails', async () => {
  onMarkSeen().reply(500, '');
  const page = await mount(withStore);
  await waitFor(() => expect(facts('').commerceUnseen).toBe(false));
  await allAnswered();
  await page.unmount();
  await page.mountAgain('#/woo-setup');
});

test.each([
  [
    'a user who does not manage modules',
    (sample) => Object.assign(sample.userConnection.currentUser.permissions, { manage_modules: false }),
  ],
  ['a site without a store', ({ initial }) => Object.assign(initial, { isWooCommerceActive: false })],
  [
    'a user who has already seen the screen',
    ({ initial }) => Object.assign(initial, { hasSeenWCConnectionModal: true }),
  ],
] satisfies [string, Change][])('does not mark the screen as seen for %s', async (_what, change) => {
  await mount((sample) => {
    withStore(sample);
    change(sample);
  });
  expect(continueLink()).toBeVisible();
});

test.each([
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['/', '/dashboard'],
  ['/woo-setup', '/dashboard'],
  ['/recommendations/site-type', '/recommendations/site-type'],
  ['security', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/security?x=1', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('CONN-027 turns the requested path %p into %s', (requested, path) => {
  expect(returnPathOf(requested)).toBe(path);
});

test('CONN-027 never leads away from the page, for any requested path', () => {
  fc.assert(
    fc.property(fc.string(), (requested) => {
      const url = new URL(`#${returnPathOf(requested)}`, 'https://site.example/wp-admin/admin.php?page=flightdeck');
      expect([url.origin, url.hash.startsWith('#/')]).toEqual(['https://site.example', true]);
    }),
  );
});
