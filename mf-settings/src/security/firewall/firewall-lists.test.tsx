import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  all,
  expectSave,
  mountTab,
  onFeatures,
  onSettings,
  onWrite,
  tabOf,
  withModules,
  withServerValues,
} from '../../engine/testing/settings-under-test';
import { bruteForce } from '../brute-force/brute-force.card';
import { firewall } from './firewall.card';

type Values = Readonly<Record<string, unknown>>;
const options = {
  waf: true,
  protect: true,
  jetpack_waf_ip_list: true,
  jetpack_waf_ip_allow_list: '',
  jetpack_waf_ip_block_list: '',
  jetpack_protect_global_whitelist: { local: [] },
};
/** Mounts the cards of the firewall and of brute force protection. Returns the values on the server. */
const mount = async (version: string, values: Values = {}) => {
  const serverValues = { ...options, ...values };
  onSettings(serverValues);
  onFeatures('scan');
  onCall('GET', 'waf').reply(200, { bootstrap_path: '', automatic_rules_available: true });
  const page = all(withModules('waf', 'protect'), withServerValues(serverValues), ({ initial }) => {
    initial.currentVersion = version;
  });
  await mountTab(tabOf(firewall, bruteForce), page);
  return serverValues;
};
const blockedField = () => screen.findByLabelText('Blocked IP addresses');
const allowedField = () => screen.findByLabelText('Allowed IP addresses');
const alwaysAllowedField = () => screen.findByLabelText('Always allowed IP addresses');
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const [blockOption, allowOption] = ['jetpack_waf_ip_block_list', 'jetpack_waf_ip_allow_list'];

const saveButtons = () => screen.getAllByRole('button', { name: 'Save Settings' });

/** Clicks the first Save button. */
const pressFirst = () => userEvent.click(saveButtons()[0] ?? document.body);
const expectListSave = (values: Values, sent: Readonly<Record<string, string>>) => expectSave(sent, values, pressFirst);

test('SET-063 sends each entry on a separate line, and ranges without spaces', async () => {
  const values = await mount('16.1.2', { [blockOption]: '198.51.100.1-198.51.100.40' });
  fill(await blockedField(), '198.51.100.1-198.51.100.40\n203.0.113.9 2001:db8::1 – 2001:db8::9;203.0.113.10');
  const sent = '198.51.100.1-198.51.100.40\n203.0.113.9\n2001:db8::1-2001:db8::9\n203.0.113.10';
  await expectListSave(values, { [blockOption]: sent });
  expect(await blockedField()).toHaveValue(sent);
});

test('SET-063 shows one entry per line if Jetpack stored the list on one line', async () => {
  const values = await mount('16.1.2', { [blockOption]: '203.0.113.9 198.51.100.1-198.51.100.40' });
  expect(await blockedField()).toHaveValue('203.0.113.9\n198.51.100.1-198.51.100.40');
  fill(await blockedField(), '203.0.113.9 198.51.100.1-198.51.100.40 203.0.113.10');
  expect(await blockedField()).toHaveValue('203.0.113.9 198.51.100.1-198.51.100.40 203.0.113.10');
  await expectListSave(values, { [blockOption]: '203.0.113.9\n198.51.100.1-198.51.100.40\n203.0.113.10' });
});

test('offers to correct a stored range that the firewall misreads as two addresses', async () => {
  const values = await mount('11.9.1', { [blockOption]: '198.51.100.1 - 198.51.100.40' });
  expect(await screen.findAllByText(/^Jetpack can't read some entries of this list/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Correct the list' }));
  expect(await blockedField()).toHaveValue('198.51.100.1-198.51.100.40');
  await expectListSave(values, { [blockOption]: '198.51.100.1-198.51.100.40' });
  expect(screen.queryByText(/^Jetpack can't read/)).toBeNull();
});

test.each([
  ['13.8', false],
  ['13.9', true],
])('Jetpack %s accepts networks in the lists: %s', async (version, isAccepted) => {
  const values = await mount(version);
  fill(await blockedField(), '10.0.0.0/8 2001:db8::/32');
  if (isAccepted) return expectListSave(values, { [blockOption]: '10.0.0.0/8\n2001:db8::/32' });
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText(/^Line 1: 10\.0\.0\.0\/8 is a network\./)).toBeVisible();
});

test('if both cards edit the same list, their edits are saved together', async () => {
  const values = await mount('13.5', { [allowOption]: '192.0.2.4' });
  fill(await alwaysAllowedField(), '192.0.2.4\n192.0.2.5');
  expect(await allowedField()).toHaveValue('192.0.2.4\n192.0.2.5');
  fill(await allowedField(), '192.0.2.4\n192.0.2.5\n203.0.113.7');
  expect(await alwaysAllowedField()).toHaveValue('192.0.2.4\n192.0.2.5\n203.0.113.7');
  await expectListSave(values, { [allowOption]: '192.0.2.4\n192.0.2.5\n203.0.113.7' });
});

test('if each card edits a separate list, each list is saved separately', async () => {
  const values = await mount('11.9.1', { [allowOption]: '192.0.2.4' });
  fill(await alwaysAllowedField(), '192.0.2.5');
  fill(await allowedField(), '192.0.2.4\n203.0.113.7');
  const sent = { [allowOption]: '192.0.2.4\n203.0.113.7' };
  onSettings(values);
  onWrite(sent, values);
  await pressFirst();
  await waitFor(() => expect(saveButtons()).toHaveLength(1));
  await expectListSave({ ...values, ...sent }, { jetpack_protect_global_whitelist: '192.0.2.5' });
});
