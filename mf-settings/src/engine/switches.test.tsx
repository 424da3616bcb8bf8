import { onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardDescription } from './card';
import { isFound, searchText } from './matches';
import { all, mountTab, onSettings, tabOf, taken, withModules, withServerValues } from './settings-under-test';

const guestbook: CardDescription = {
  id: 'guestbook',
  title: () => 'Guestbook',
  icon: 'people',
  modules: ['monitor', 'protect'],
  switches: [
    { option: 'monitor', label: () => 'Add a guestbook', explanation: () => 'Visitors leave a message.' },
    { option: 'loud', module: 'monitor', label: () => 'Show it to everybody', words: () => ['public'] },
    { option: 'protect', label: () => 'Keep robots out' },
  ],
};
const serverValues = { monitor: true, loud: false };
const mount = async () => {
  onSettings(serverValues);
  await mountTab(tabOf(guestbook), all(withModules('monitor'), withServerValues(serverValues)));
  return within(await screen.findByRole('article', { name: 'Guestbook' }));
};

test('a card without a view shows its switches, those of options below the one of their module', async () => {
  const card = await mount();
  expect(card.getByText('Visitors leave a message.')).toBeVisible();
  const module = card.getByTestId('setting-monitor');
  expect(within(module).getByRole('switch', { name: 'Show it to everybody' })).toBeEnabled();
});

test('a switch of a module that the site does not have is missing', async () => {
  const card = await mount();
  expect(card.queryByRole('switch', { name: 'Keep robots out' })).toBeNull();
});

test('a described switch saves its option', async () => {
  const card = await mount();
  onCall('POST', 'settings', { loud: true }).reply(200, taken);
  onSettings({ ...serverValues, loud: true });
  await userEvent.click(card.getByRole('switch', { name: 'Show it to everybody' }));
  await waitFor(() => expect(card.getByRole('switch', { name: 'Show it to everybody' })).toBeChecked());
});

test.each(['loud', 'everybody', 'public'])('the search finds a card by a switch: %s', (term) => {
  expect(isFound(searchText(guestbook, tabOf(guestbook), undefined), term)).toBe(true);
});
