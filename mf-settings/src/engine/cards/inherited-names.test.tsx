import { saveSettings } from '@flightdeck/shared/api';
import { onCall, startTestApi } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  mottoField,
  mountSample,
  sample,
  saveButton,
  serverValues,
  toggle,
  typeMotto,
} from '../testing/sample-under-test';
import {
  all,
  mountTab,
  onSettings,
  successBody,
  tabOf,
  withModules,
  withServerValues,
} from '../testing/settings-under-test';

/**
 * Names for `Object.prototype`: a module and options of the sample card. The values are objects, because
 * Jest's mocks read inherited names as property descriptors.
 */
const inherited = { monitor: {}, loud: {}, motto: {}, wordpress_api_key: {} };

describe('after another script has added names to `Object.prototype`,', () => {
  // Load the HTTP client and the code for writes first: Jest's module transform copies exports with `for … in`.
  beforeAll(async () => {
    startTestApi();
    onCall('POST', 'settings').reply(200, successBody);
    onSettings(serverValues);
    await saveSettings({ monitor: true });
  });
  beforeEach(() => void Object.assign(Object.prototype, inherited));
  afterEach(() => {
    for (const name of Object.keys(inherited)) Reflect.deleteProperty(Object.prototype, name);
  });

  test('a card shows the values of the site and offers no draft', async () => {
    await mountSample();
    expect(await mottoField()).toHaveValue('Old');
    expect(screen.getByLabelText('Secret')).toHaveValue('');
    expect(toggle()).toBeChecked();
    expect(toggle()).toBeEnabled();
    expect(toggle('Loud')).not.toBeChecked();
    expect(screen.queryByTestId('draft-offer')).toBeNull();
  });

  test('a form saves a typed value', async () => {
    await mountSample();
    await typeMotto('New');
    onSettings(serverValues);
    onCall('POST', 'settings', { motto: 'New' }).reply(200, successBody);
    onSettings({ ...serverValues, motto: 'New' });
    await userEvent.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sav/ })).toBeNull());
    expect(await mottoField()).toHaveValue('New');
  });

  test('a switch sends only its option and then shows the saved value', async () => {
    await mountSample();
    onCall('POST', 'settings', { loud: true }).reply(200, successBody);
    onSettings({ ...serverValues, loud: true });
    await userEvent.click(toggle('Loud'));
    await waitFor(() => expect(toggle('Loud')).toBeChecked());
    await waitFor(() => expect(toggle('Loud')).toBeEnabled());
  });

  test('a card shows no switch for an option that the site does not have', async () => {
    const { loud: _loud, motto: _motto, ...rest } = serverValues;
    onSettings(rest);
    await mountTab(tabOf(sample), all(withModules('monitor'), withServerValues(rest)));
    expect(toggle()).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Loud' })).toBeNull();
    expect(await mottoField()).toHaveValue('');
  });

  test('SET-007 a card is hidden if the site does not have its module', async () => {
    onSettings(serverValues);
    await mountTab(tabOf(sample), withModules('photon'));
    expect(screen.getByText('None of the features on this page are available on your site.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
