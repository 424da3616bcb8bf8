import { recorded, updatedNotice } from '@flightdeck/shared/testing/parts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { all, type Change, mountCard, onWrite, overridden } from '../../engine/testing/settings-under-test';
import { stats } from './stats.card';

const serverValues = {
  stats: true,
  admin_bar: true,
  enable_calypso_stats: true,
  count_roles: ['administrator'],
  roles: ['administrator', 'editor'],
};
const withRoles: Change = ({ initial }) => {
  const slugs = ['administrator', 'editor', 'author', 'contributor', 'subscriber', 'shop_manager'];
  initial.stats = { roles: Object.fromEntries(slugs.map((slug) => [slug, { name: slug }])) };
};
const mount = (values: object = {}, change: Change = () => {}) =>
  mountCard(stats, { ...serverValues, ...values }, all(withRoles, change));
const switchStates = (list: string) =>
  [...screen.getByTestId(list).querySelectorAll('[role="switch"]')].map((element) =>
    element.getAttribute('aria-checked'),
  );
const roleSwitch = (list: string, role: string) =>
  screen.getByTestId(`${list}-${role}`).querySelector('[role="switch"]') ?? document.body;

test('has no switch for the new page if Jetpack has only one stats page', async () => {
  await mount({}, ({ initial }) => Object.assign(initial, { currentVersion: '16.1.2' }));
  expect(screen.getByTestId('module-toggle-admin_bar')).toBeVisible();
  expect(screen.queryByTestId('module-toggle-enable_calypso_stats')).toBeNull();
});

test('SET-142 SET-143 SET-144 shows a switch per role in both lists and locks the switch of administrators', async () => {
  await mount();
  expect(switchStates('setting-count_roles')).toEqual(['true', 'false', 'false', 'false', 'false', 'false']);
  expect(switchStates('setting-roles')).toEqual(['true', 'true', 'false', 'false', 'false', 'false']);
  for (const list of ['count_roles', 'roles']) {
    expect(roleSwitch(list, 'administrator')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByTestId(`${list}-administrator`)).toHaveTextContent('Always on');
    await userEvent.click(roleSwitch(list, 'administrator'));
    expect(roleSwitch(list, 'administrator')).toBeChecked();
    expect(roleSwitch(list, 'shop_manager')).toHaveAccessibleName('shop_manager');
  }
});

test.each([
  ['SET-142 adds a role to', 'count_roles', 'author', serverValues.count_roles, ['administrator', 'author']],
  ['SET-143 adds a role to', 'roles', 'shop_manager', serverValues.roles, [...serverValues.roles, 'shop_manager']],
] as const)('SET-026.4 %s %s', async (_what, list, role, stored, sent) => {
  await mount({ [list]: stored });
  const isOn = sent.some((each) => each === role);
  onWrite({ [list]: [...sent] }, serverValues);
  await userEvent.click(roleSwitch(list, role));
  await waitFor(() => expect(roleSwitch(list, role)).not.toHaveAttribute('aria-busy'));
  expect(roleSwitch(list, role).getAttribute('aria-checked')).toBe(String(isOn));
  const properties = { module: 'stats', setting: list, role, toggled: isOn ? 'on' : 'off' };
  expect(recorded()).toEqual([['jetpack_wpa_settings_toggle', properties]]);
});

test.each([
  ['has no note while administrators are counted', ['administrator'], 0],
  ['says that administrators are not counted, and links to Jetpack', [], 1],
])('SET-144 the row of administrators %s', async (_what, countedRoles, noteCount) => {
  await mount({ count_roles: countedRoles });
  const row = screen.getByTestId('count_roles-administrator');
  expect(row).toHaveTextContent('Always on');
  expect(within(row).queryAllByText(/^Jetpack doesn't count administrators yet\./)).toHaveLength(noteCount);
  expect(
    within(row)
      .queryAllByRole('link', { name: 'Change this in Jetpack' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    Array(noteCount).fill(expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack&flightdeck=off#\/traffic$/)),
  );
  expect(within(screen.getByTestId('setting-roles')).queryByRole('link')).toBeNull();
});

test('SET-147 turns on Stats with a button and records no module toggle', async () => {
  const { notice } = await mount({ stats: false });
  expect(screen.queryByRole('switch')).toBeNull();
  onWrite({ stats: true }, serverValues);
  await userEvent.click(screen.getByRole('button', { name: 'Activate Jetpack Stats' }));
  await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
  expect(screen.getByTestId('module-toggle-admin_bar')).toBeChecked();
  expect(recorded()).toEqual([]);
});

test('shows only a message when an administrator disabled Stats', async () => {
  await mount({}, overridden('stats', 'inactive'));
  const card = screen.getByRole('article', { name: 'Jetpack Stats' });
  expect(card).toHaveTextContent(/Jetpack Stats has been disabled by a site administrator\./);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
