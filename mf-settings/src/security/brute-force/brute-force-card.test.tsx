import { dirtyWork } from '@flightdeck/shared/session';
import { recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { all, successBody, withoutOwner } from '../../engine/testing/settings-under-test';
import { addButton, type Change, field, mount, onListRead, toggle, turnedOff } from './brute-force-under-test';

test('SET-058 shows the heading, the card and the list of the server', async () => {
  onListRead(['192.0.2.4', '192.0.2.10 - 192.0.2.20']);
  await mount();
  expect(screen.getByRole('heading', { level: 1, name: 'Jetpack Security Settings' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  expect(await field()).toHaveValue('192.0.2.4\n192.0.2.10-192.0.2.20');
  expect(await field()).toHaveAttribute('dir', 'ltr');
  expect(toggle()).toBeChecked();
  expect(dirtyWork()).toEqual([]);
});

test('SET-010 shows no card and sends no request without manage_modules', async () => {
  await mount(({ userConnection }) => {
    userConnection.currentUser.permissions.manage_modules = false;
  });
  expect(screen.queryByRole('article')).toBeNull();
});

test('the switch saves immediately and enables the list', async () => {
  onListRead([], false);
  const { notice } = await mount(turnedOff);
  expect(await field()).toBeDisabled();
  onCall('POST', 'settings', { protect: true }).delay(60).reply(200, successBody);
  onListRead([]);
  await userEvent.click(toggle());
  expect(toggle()).toBeChecked();
  expect(toggle()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(notice()).toMatchObject({ text: 'Updated settings.' }));
  expect(await field()).toBeEnabled();
  await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
  expect(toggle()).toBeChecked();
  expect(recorded()).toEqual([['jetpack_wpa_module_toggle', { module: 'protect', toggled: 'on' }]]);
});

test('the switch returns to its previous position and shows an error when the save fails', async () => {
  onListRead([]);
  await mount();
  await field();
  onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
  onListRead([]);
  await userEvent.click(toggle());
  expect(await screen.findByText('Not saved, still on')).toBeVisible();
  expect(toggle()).toBeChecked();
});

test.each([
  ['if the module needs no owner, the switch and the list can be used', false, true],
  ['if the module needs an owner, the card asks to connect', true, false],
])('without a connected owner, %s', async (_what, needsOwner, isUsable) => {
  onListRead([]);
  await mount(
    all(withoutOwner, ({ initial, connection }) => {
      connection.isRegistered = true;
      initial.getModules = { protect: { requires_user_connection: needsOwner } };
    }),
  );
  expect(toggle()).toBeChecked();
  expect(await field()).toHaveProperty('disabled', !isUsable);
  expect(screen.queryAllByText('Connect to configure.')).toHaveLength(isUsable ? 0 : 1);
  expect(screen.queryAllByTestId('connect-protect')).toHaveLength(isUsable ? 0 : 1);
});

test('SET-067 while brute force protection is off, disables the list and its button', async () => {
  onListRead(['10.0.0.1'], false);
  await mount(turnedOff);
  expect(await field()).toBeDisabled();
  expect(addButton()).toBeDisabled();
  expect(toggle()).not.toHaveAttribute('aria-disabled');
});

test.each<[string, Change, RegExp]>([
  [
    'SET-068 offline',
    ({ connection }) => {
      connection.offlineMode.isActive = true;
    },
    /Unavailable in Offline Mode\./,
  ],
  [
    'without a connected owner',
    ({ connection }) => {
      connection.hasConnectedOwner = false;
    },
    /Connect to configure\./,
  ],
])('%s, disables the switch, the list and its button, and shows the reason', async (_when, change, reason) => {
  onListRead(['10.0.0.1']);
  await mount(change);
  expect(await field()).toBeDisabled();
  expect(addButton()).toBeDisabled();
  expect(toggle()).toHaveAccessibleDescription(reason);
  await userEvent.click(toggle());
  expect(recorded()).toEqual([]);
});

test('shows a message and no list when an administrator disabled brute force protection', async () => {
  onListRead([], false);
  await mount(({ initial }) => {
    initial.getModules = { protect: { override: 'inactive' } };
  });
  expect(screen.getByText(/Brute force protection has been disabled by a site administrator\./)).toBeVisible();
  expect(toggle()).toBeDisabled();
  expect(screen.queryByLabelText('Always allowed IP addresses')).toBeNull();
});

test('the list can be edited while an administrator keeps brute force protection on', async () => {
  onListRead([]);
  await mount(({ initial }) => {
    initial.getModules = { protect: { override: 'active' } };
  });
  expect(await field()).toBeEnabled();
  expect(toggle()).toHaveAttribute('aria-disabled', 'true');
  expect(toggle()).toHaveAccessibleDescription(/Set by administrator/);
});

test('shows why the list could not be read, and reads it again on Retry', async () => {
  onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500));
  await mount();
  expect(await screen.findByText(/Couldn't load your settings\. Down\./)).toBeVisible();
  onListRead(['10.0.0.1']);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field()).toHaveValue('10.0.0.1');
});

test.each([['fe80::1%eth0'], ['unknown'], ['']])(
  'SET-066 offers no button for the current address "%s", which no list accepts',
  async (ip) => {
    onListRead(['10.0.0.1']);
    await mount(({ initial }) => {
      initial.currentIp = ip;
    });
    expect(await field()).toHaveValue('10.0.0.1');
    expect(screen.queryByRole('button', { name: 'Add to Always Allowed list' })).toBeNull();
  },
);
