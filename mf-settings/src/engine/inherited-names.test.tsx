import { readNow, settingsRead } from '@flightdeck/shared/api';
import { onCall, startTestApi } from '@flightdeck/shared/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, mounted, sample, save, serverValues, toggle, type } from './sample-under-test';
import { all, mountTab, onSettings, tabOf, taken, withModules, withServerValues } from './settings-under-test';

/**
 * What another script of the page adds to all objects: names of a module and of options of the sample. Objects, since the
 * doubles of the tests take a name of all objects for a property's description.
 */
const added = { monitor: {}, loud: {}, motto: {}, wordpress_api_key: {} };

// Loads the HTTP client before the names are added: the transform of the tests writes exports with `for … in`.
beforeAll(async () => {
  startTestApi();
  onSettings(serverValues);
  await readNow(settingsRead);
});
beforeEach(() => void Object.assign(Object.prototype, added));
afterEach(() => {
  for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name);
});

test('a card shows what the site holds, and offers nothing from an earlier visit', async () => {
  await mounted();
  expect(await field()).toHaveValue('Old');
  expect(screen.getByLabelText('Secret')).toHaveValue('');
  expect(toggle()).toBeChecked();
  expect(toggle()).toBeEnabled();
  expect(toggle('Loud')).not.toBeChecked();
  expect(screen.queryByTestId('draft-offer')).toBeNull();
});

test('what is typed is saved', async () => {
  await mounted();
  await type('New');
  onSettings(serverValues);
  onCall('POST', 'settings', { motto: 'New' }).reply(200, taken);
  onSettings({ ...serverValues, motto: 'New' });
  await userEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sav/ })).toBeNull());
  expect(await field()).toHaveValue('New');
});

test('a switch sends its own option, and ends at what the site holds', async () => {
  await mounted();
  onCall('POST', 'settings', { loud: true }).reply(200, taken);
  onSettings({ ...serverValues, loud: true });
  await userEvent.click(toggle('Loud'));
  await waitFor(() => expect(toggle('Loud')).toBeChecked());
  await waitFor(() => expect(toggle('Loud')).toBeEnabled());
});

test('an option that the site does not have is not on', async () => {
  const { loud: _loud, motto: _motto, ...rest } = serverValues;
  onSettings(rest);
  await mountTab(tabOf(sample), all(withModules('monitor'), withServerValues(rest)));
  expect(toggle()).toBeChecked();
  expect(toggle('Loud')).not.toBeChecked();
  expect(await field()).toHaveValue('');
});

test('SET-007 a card whose module the site does not have is not there', async () => {
  onSettings(serverValues);
  await mountTab(tabOf(sample), withModules('photon'));
  expect(screen.getByText('None of the features on this page are available on your site.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
