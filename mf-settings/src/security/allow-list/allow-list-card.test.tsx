import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  all,
  expectFlip,
  expectSave,
  mountAgain,
  mountTab,
  offline,
  onSettings,
  tabOf,
  withModules,
  withServerValues,
} from '../../engine/testing/settings-under-test';
import { bruteForce } from '../brute-force/brute-force.card';
import { firewall } from '../firewall/firewall.card';
import { allowListCard } from './allow-list.card';

const [listOption, switchOption] = ['jetpack_waf_ip_allow_list', 'jetpack_waf_ip_allow_list_enabled'];
type Values = Readonly<Record<string, unknown>>;
const options: Values = {
  waf: false,
  protect: true,
  jetpack_waf_ip_block_list_enabled: true,
  jetpack_waf_ip_block_list: '',
  [switchOption]: true,
  [listOption]: '192.0.2.4',
  jetpack_protect_global_whitelist: { local: ['192.0.2.4'] },
};
const tab = tabOf(firewall, bruteForce, allowListCard);
const page = (values: Values) =>
  all(withModules('waf', 'protect'), withServerValues(values), ({ initial }) => {
    initial.currentVersion = '16.1.2';
  });
const onReads = (values: Values) => {
  onSettings(values);
  onCall('GET', 'site/features').optionally().reply(200, { code: 'success', message: '', data: '{"active":[]}' });
  if (values.waf) onCall('GET', 'waf').reply(200, { bootstrap_path: '', automatic_rules_available: false });
};
async function mount(change: Values = {}, pageChange = all()) {
  const values = { ...options, ...change };
  onReads(values);
  await mountTab(tab, all(page(values), pageChange));
  return values;
}
const card = () => screen.findByRole('article', { name: 'IP allow list' });
const field = () => screen.findByLabelText('Allowed IP addresses');
const toggle = () => screen.getByRole('switch', { name: 'Allow specific IP addresses' });
const addButton = () => screen.getByRole('button', { name: 'Add to Always Allowed list' });
const saveButtons = () => screen.getAllByRole('button', { name: 'Save Settings' });

test('if Jetpack has one list of allowed addresses, one card has both the list and its switch', async () => {
  await mount({ waf: true });
  expect(await card()).toContainElement(await field());
  expect(screen.getAllByRole('switch', { name: 'Allow specific IP addresses' })).toHaveLength(1);
  expect(screen.queryByLabelText('Always allowed IP addresses')).toBeNull();
  expect(screen.getAllByText(/never block/)).toHaveLength(1);
});

test('only the save bar of the card saves the list', async () => {
  const values = await mount();
  await userEvent.click(addButton());
  expect(await field()).toHaveValue('192.0.2.4\n192.0.2.1');
  expect(saveButtons()).toHaveLength(1);
  expect(await card()).toContainElement(saveButtons()[0] ?? null);
  await expectSave({ [listOption]: '192.0.2.4\n192.0.2.1' }, values);
});

test('the switch saves only its option, and the list can be edited while the switch is on', async () => {
  const values = await mount({ [switchOption]: false });
  expect(toggle()).not.toBeChecked();
  expect(await field()).toBeDisabled();
  expect(addButton()).toBeDisabled();
  await expectFlip(switchOption, { [switchOption]: true }, values);
  await waitFor(async () => expect(await field()).toBeEnabled());
});

test.each<[string, string | undefined, Values]>([
  ['only the firewall is on', undefined, { waf: true, protect: false }],
  ['only brute force protection is on', undefined, {}],
  ['both are off', 'Turn on the firewall or brute force protection first.', { protect: false }],
])('SET-067 while %s, the reason that prevents edits is %p', async (_what, reason, values) => {
  await mount(values);
  expect(screen.queryByText('Turn on the firewall or brute force protection first.')?.textContent).toBe(reason);
  expect((await field()).matches(':disabled')).toBe(reason !== undefined);
  expect(addButton().matches(':disabled')).toBe(reason !== undefined);
  expect(toggle().getAttribute('aria-disabled')).toBe(reason === undefined ? null : 'true');
});

test('SET-068 offline, the list and its button are disabled', async () => {
  await mount({}, offline);
  expect(await field()).toBeDisabled();
  expect(addButton()).toBeDisabled();
  expect(await card()).toHaveTextContent('Unavailable in Offline Mode.');
});

test('the card is hidden on a site without the switch', async () => {
  const { [switchOption]: _removed, ...withoutSwitch } = options;
  onReads(withoutSwitch);
  await mountTab(tab, page(withoutSwitch));
  expect(screen.queryByRole('article', { name: 'IP allow list' })).toBeNull();
  expect(await screen.findByLabelText('Always allowed IP addresses')).toBeVisible();
});

test('offers a draft of the list once, although two cards have the list as a field', async () => {
  const values = await mount();
  fireEvent.change(await field(), { target: { value: '198.51.100.9' } });
  // Leave the page, which stores the draft.
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  onReads(values);
  await mountAgain(tab, page(values));
  expect(await screen.findByText('You have unsaved changes from your last visit: Allowed IP addresses.')).toBeVisible();
});
