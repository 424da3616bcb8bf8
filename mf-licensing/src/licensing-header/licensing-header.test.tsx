import { queryClient } from '@flightdeck/shared/api';
import { defineWidget } from '@flightdeck/shared/parts/widget';
import { mountPart, pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { LicensingHeader } from './licensing-header.view';

const part = defineWidget(LicensingHeader);

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

const mount = (pageState: Change = () => {}, data: Readonly<Record<string, unknown>> = {}) =>
  mountPart(part, { name: 'mf-licensing/licensing-header', route: '#/my-plan', pageState, data });
const onPurchases = (purchases: readonly unknown[]) =>
  onCall('GET', 'site/purchases').reply(200, providerAnswer(purchases));
const activateLink = () => screen.getByRole('link', { name: 'Activate a product' });
const purchasesLink = () => screen.queryByRole('link', { name: 'View all purchases' });
const waitForRead = () => waitFor(() => expect([nock.pendingMocks(), queryClient.isFetching()]).toEqual([[], 0]));

test('LIC-027 links to the activation screen', async () => {
  onPurchases([]);
  await mount();
  expect(activateLink()).toHaveAttribute('href', '#/license/activation');
  fireEvent.click(activateLink());
  expect(recorded()).toContainEqual([
    'jetpack_wpa_click',
    { target: 'licensing_activation_button', path: 'licensing/activation', page: 'my-plan' },
  ]);
});

test('LIC-027 links to My Jetpack if the site uses its license page', async () => {
  onPurchases([]);
  await mount(({ initial }) => {
    initial.useMyJetpackLicensingUI = true;
  });
  expect(activateLink()).toHaveAttribute('href', expect.stringMatching(/admin\.php\?page=my-jetpack#\/add-license$/));
});

test('LIC-028 links to the purchases', async () => {
  onPurchases([{ ID: '1', product_slug: 'jetpack_scan', active: '1' }]);
  await mount();
  await waitFor(() =>
    expect(purchasesLink()).toHaveAttribute('href', expect.stringContaining('source=calypso-purchases')),
  );
  pressInPlace(screen.getByRole('link', { name: 'View all purchases' }));
  expect(recorded()).toContainEqual(['jetpack_wpa_click', { target: 'calypso_purchases_link', page: 'my-plan' }]);
});

test('LIC-028 shows no link without purchases', async () => {
  onPurchases([]);
  await mount();
  await waitForRead();
  expect(purchasesLink()).toBeNull();
});

test('LIC-028 reports purchases that failed to load and retries', async () => {
  onCall('GET', 'site/purchases').reply(500, errorBody('down', 'Down.', 500));
  await mount();
  const retryButton = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText("Couldn't load your purchases.")).toBeVisible();
  expect(purchasesLink()).toBeNull();
  expect(activateLink()).toBeVisible();
  onPurchases([{ ID: '1', product_slug: 'jetpack_scan', active: '1' }]);
  fireEvent.click(retryButton);
  await waitFor(() => expect(purchasesLink()).toBeVisible());
  expect(screen.queryByText("Couldn't load your purchases.")).toBeNull();
});

test('leaves failed reads to a screen that shows them itself', async () => {
  onCall('GET', 'site/purchases').reply(500, errorBody('down', 'Down.', 500));
  await mount(undefined, { screenShowsFailures: true });
  await waitForRead();
  expect(screen.queryByRole('button')).toBeNull();
  expect(activateLink()).toBeVisible();
});

test.each<[string, string[], string, boolean]>([
  ['links other administrators to My Jetpack', ['my-jetpack'], '16.1.2', true],
  ['does not link other administrators to My Jetpack on a site without it', [], '16.1.2', false],
  ['does not link other administrators to My Jetpack before 14.9', ['my-jetpack'], '13.9.1', false],
])('%s', async (_what, adminPages, version, isLinked) => {
  onPurchases([]);
  await mount(({ initial, userConnection: { currentUser } }) => {
    currentUser.isMaster = false;
    Object.assign(initial, { currentVersion: version, adminPages, userData: { currentUser } });
  });
  const link = screen.queryByRole('link', { name: 'Open My Jetpack' });
  if (isLinked) expect(link).toHaveAttribute('href', expect.stringContaining('admin.php?page=my-jetpack#/add-license'));
  else expect(link).toBeNull();
  expect(screen.getByText(/^Only the connection owner can activate licenses/).textContent).toMatch(
    isLinked ? /in My Jetpack\.$/ : /Ask them to do it\.$/,
  );
});

test.each<[string, Change, string]>([
  [
    "to users who can't manage the site",
    ({ initial, userConnection: { currentUser } }) => {
      Object.assign(currentUser.permissions, { manage_options: false });
      initial.userData = { currentUser };
    },
    "Your role can't activate licenses. Ask a site administrator.",
  ],
  [
    'in offline mode',
    ({ connection }) => Object.assign(connection.offlineMode, { isActive: true }),
    "You can't activate licenses in Offline Mode.",
  ],
])("explains %s why licenses can't be activated, and reads no purchases", async (_when, change, text) => {
  await mount(change);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
