import { dirtyWork } from '@flightdeck/shared/session';
import { recorded } from '@flightdeck/shared/testing/parts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { all, offline, withoutOwner } from '../../engine/testing/settings-under-test';
import { addButton, field, mount, onListRead, toggle, turnedOff } from './brute-force-under-test';

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

test('SET-068 offline, disables the switch, the list and its button, and shows the reason', async () => {
  onListRead(['10.0.0.1']);
  await mount(offline);
  expect(await field()).toBeDisabled();
  expect(addButton()).toBeDisabled();
  expect(toggle()).toHaveAccessibleDescription(/Unavailable in Offline Mode\./);
  await userEvent.click(toggle());
  expect(recorded()).toEqual([]);
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
