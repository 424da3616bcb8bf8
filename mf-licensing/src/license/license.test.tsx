import { defineWidget } from '@flightdeck/shared/parts/widget';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { License } from './license.view';

const part = defineWidget(License);

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

const mount = (change: Change = () => {}) =>
  mountPart(part, {
    name: 'mf-licensing/licence',
    pageState: (sample) => {
      change(sample);
      sample.initial.userData = { currentUser: sample.userConnection.currentUser };
    },
  });

test('activates a key for the owner and dispatches an event on the page', async () => {
  const onActivated = jest.fn();
  document.addEventListener('flightdeck:licence-activated', onActivated);
  await mount();
  expect(screen.getByRole('heading', { level: 2, name: 'Add a license key' })).toBeVisible();
  onCall('POST', 'licensing/attach-licenses').reply(200, [{ activatedProductId: 2104 }]);
  onCall('GET', 'licensing/user/counts').reply(503, {});
  for (const path of ['site', 'site/purchases', 'module/all', 'settings']) onCall('GET', path).reply(503, {});
  await userEvent.type(screen.getByRole('textbox', { name: 'License key' }), 'good-key{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Jetpack Search is active!' });
  await waitFor(() => expect(onActivated).toHaveBeenCalledTimes(1));
  expect(onActivated.mock.calls[0][0]).toMatchObject({ detail: { productId: 2104 }, bubbles: true, composed: true });
});

test('links other administrators to My Jetpack if it activates licenses for them', async () => {
  await mount(({ initial, userConnection }) => {
    userConnection.currentUser.isMaster = false;
    Object.assign(initial, { currentVersion: '16.1.2', adminPages: ['my-jetpack'] });
  });
  expect(screen.getByText(/You can activate them in My Jetpack\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open My Jetpack' })).toHaveAttribute(
    'href',
    expect.stringContaining('admin.php?page=my-jetpack#/add-license'),
  );
});

/** A case as a phrase of the title, the change of the page state that creates the case, and the sentence shown. */
const reasons: readonly (readonly [string, Change, RegExp])[] = [
  [
    'in offline mode',
    ({ connection }) => Object.assign(connection.offlineMode, { isActive: true }),
    /in Offline Mode\.$/,
  ],
  [
    'without a connection',
    ({ connection, userConnection }) => {
      Object.assign(connection, {
        isActive: false,
        isRegistered: false,
        isUserConnected: false,
        hasConnectedOwner: false,
      });
      Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false });
    },
    /^Connect your site to WordPress\.com/,
  ],
  [
    'to an unlinked user of a site without linked users',
    ({ connection, userConnection }) => {
      Object.assign(connection, { isActive: false, isUserConnected: false, hasConnectedOwner: false });
      Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false });
    },
    /^Connect your account to WordPress\.com/,
  ],
  [
    "to a role that can't manage the site",
    ({ userConnection: { currentUser } }) => {
      currentUser.isMaster = false;
      Object.assign(currentUser.permissions, { manage_options: false });
    },
    /^Your role can't activate licenses\./,
  ],
  [
    "to an administrator who isn't the owner",
    ({ userConnection }) => Object.assign(userConnection.currentUser, { isMaster: false }),
    /^Only the connection owner/,
  ],
];

test.each(reasons)(
  "explains %s why licenses can't be activated and shows no field",
  async (_when, change, sentence) => {
    await mount(change);
    expect(screen.getByRole('heading', { level: 2, name: 'Add a license key' })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
