import { screen, within } from '@testing-library/react';
import { isFound, searchText } from '../../search/matches';
import type { CardDescription, CardSwitchProps } from '../cards/card';
import { CardSwitchRow } from '../cards/switch-row.view';
import {
  all,
  expectFlip,
  mountTab,
  onSettings,
  overridden,
  tabOf,
  withModules,
  withServerValues,
} from '../testing/settings-under-test';

/** Draws a switch with an extra line. */
const LoginRow = (row: CardSwitchProps) => (
  <CardSwitchRow {...row}>
    <p>Two ways to log in</p>
  </CardSwitchRow>
);

const guestbook: CardDescription = {
  id: 'guestbook',
  title: () => 'Guestbook',
  icon: 'people',
  modules: ['monitor', 'protect'],
  switches: [
    { option: 'monitor', label: () => 'Add a guestbook', explanation: () => 'Visitors leave a message.' },
    { option: 'loud', module: 'monitor', label: () => 'Show it to everybody', searchTerms: () => ['public'] },
    { option: 'protect', label: () => 'Keep robots out' },
    { option: 'guests', label: () => 'Add guests', exists: ({ serverValues }) => serverValues.guests === true },
    { option: 'sso', label: () => 'Let guests log in', explanation: () => 'With an account.', view: LoginRow },
    { option: 'strict', module: 'sso', label: () => 'Ask for a code' },
  ],
};
const serverValues = { monitor: true, loud: false, guests: false, sso: true, strict: true };
const mount = async () => {
  onSettings(serverValues);
  await mountTab(tabOf(guestbook), all(withModules('monitor'), withServerValues(serverValues)));
  return within(await screen.findByRole('article', { name: 'Guestbook' }));
};

test('a card without a view shows the switches that the site has, with the switches of options below the switch of their module', async () => {
  const card = await mount();
  expect(card.getByText('Visitors leave a message.')).toBeVisible();
  const module = card.getByTestId('setting-monitor');
  expect(within(module).getByRole('switch', { name: 'Show it to everybody' })).toBeEnabled();
  // The site does not have this module.
  expect(card.queryByRole('switch', { name: 'Keep robots out' })).toBeNull();
  // Its condition is not met.
  expect(card.queryByRole('switch', { name: 'Add guests' })).toBeNull();
});

test('a switch with a view has its texts and the switches of its options, and then the content of the view', async () => {
  const card = await mount();
  const row = within(card.getByTestId('setting-sso'));
  for (const text of ['With an account.', 'Two ways to log in']) expect(row.getByText(text)).toBeVisible();
  const option = row.getByRole('switch', { name: 'Ask for a code' });
  expect(option).toBeChecked();
  expect(option.compareDocumentPosition(row.getByText('Two ways to log in'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('switches of a group are below its heading, which is at the place of the first one', async () => {
  const group = () => 'Visits';
  const switches = ['loud', 'guests', 'strict', 'new'].map((option) => ({ option, label: () => option }));
  const [first, second, third, newOption] = switches;
  if (!first || !second || !third || !newOption) throw new Error('no switches');
  const grouped = { ...second, group };
  onSettings(serverValues);
  await mountTab(
    tabOf({
      ...guestbook,
      switches: [first, grouped, third, { ...newOption, option: 'sso', group }, { ...newOption, group: () => 'Other' }],
    }),
    all(withModules('monitor'), withServerValues(serverValues)),
  );
  const card = await screen.findByRole('article', { name: 'Guestbook' });
  expect(
    within(card)
      .getAllByRole('switch')
      .map(({ dataset }) => dataset.testid),
  ).toEqual(['loud', 'guests', 'sso', 'strict'].map((option) => `module-toggle-${option}`));
  expect(within(within(card).getByRole('group', { name: 'Visits' })).getAllByRole('switch')).toHaveLength(2);
  // The site has no option of this group.
  expect(within(card).queryByText('Other')).toBeNull();
});

test('the message about a disabled module uses the module name of the switch, else the title of the card', async () => {
  onSettings(serverValues);
  const monitorSwitch = { option: 'monitor', label: () => 'Add a guestbook' };
  const rules = [{ ...monitorSwitch, moduleName: () => 'Guests' }, monitorSwitch];
  const [named, unnamed] = rules.map((rule, index) => ({
    ...guestbook,
    id: `guestbook-${index}`,
    switches: [rule],
  }));
  if (!named || !unnamed) throw new Error('no cards');
  await mountTab(
    { ...tabOf(named), cards: [named, unnamed] },
    all(withModules('monitor'), withServerValues(serverValues), overridden('monitor', 'inactive')),
  );
  expect(await screen.findByText('Guests has been disabled by a site administrator.')).toBeVisible();
  expect(screen.getByText('Guestbook has been disabled by a site administrator.')).toBeVisible();
});

test('a switch saves its option', async () => {
  await mount();
  await expectFlip('loud', { loud: true }, serverValues);
});

test.each(['loud', 'everybody', 'public'])('the search finds a card by the word "%s" of its switch', (term) => {
  expect(isFound(searchText(guestbook, tabOf(guestbook), undefined), term)).toBe(true);
});
