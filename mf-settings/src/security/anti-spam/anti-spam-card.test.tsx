import { dirtyWork } from '@flightdeck/shared/session';
import { settled } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountTab, onSettings, successBody, tabOf, withServerValues } from '../../engine/testing/settings-under-test';
import { akismetFile, antiSpam } from './anti-spam.card';

const onPlugins = (active: boolean) =>
  onCall('GET', 'plugins').reply(200, { [akismetFile]: { Name: 'Akismet', Version: '5', active } });
/** Sets the answer to the next check of the stored key. */
const onStoredCheck = (validKey: boolean) => onCall('GET', 'module/akismet/key/check').reply(200, { validKey });
const field = () => screen.findByLabelText('Your API key');
/** Changes the content of the field without focusing it, as a password manager does. */
const fill = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
/** Focuses the field and changes its content, as a user does. */
const type = async (text: string) => {
  const input = await field();
  act(() => input.focus());
  await fill(text);
};
const untilEditable = () => waitFor(async () => expect(await field()).toBeEnabled());
const stateChip = () => screen.findByTestId('anti-spam-state');
const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });

/** Mounts the card on a site with this stored key, and answers the check of that key. */
async function mount(key = '', isValid = false) {
  onPlugins(true);
  onSettings({ wordpress_api_key: key });
  onStoredCheck(isValid);
  return mountTab(tabOf(antiSpam), withServerValues({ wordpress_api_key: key }));
}

/** Mounts the card on a site without a key, and waits until the field can be edited. */
async function mountEditable() {
  await mount();
  await untilEditable();
}

test('SET-028 SET-055 hides the card while the plugin is inactive', async () => {
  onPlugins(false);
  onSettings({});
  await mountTab(tabOf(antiSpam), withServerValues({ wordpress_api_key: '' }));
  await settled();
  expect(screen.queryByRole('article')).toBeNull();
});

test('SET-055 without a key, says that the site needs a key and links to the page that offers keys', async () => {
  await mount();
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site needs an Anti-spam key.'));
  expect(screen.getByRole('link', { name: /Get a key/ })).toHaveAttribute('href', 'https://akismet.com/wordpress/');
});

test('SET-071.6 shows a valid key without unsaved changes', async () => {
  await mount('900d900d900d', true);
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site is protected from spam.'));
  expect(await field()).toHaveValue('900d900d900d');
  expect(await field()).toBeValid();
  expect(dirtyWork()).toEqual([]);
});

test('SET-071.2 a key from the configuration is read-only', async () => {
  await mount('', true);
  await waitFor(async () =>
    expect(await field()).toHaveAttribute('placeholder', "A valid key has been set in your site's configuration."),
  );
  expect(await field()).toBeDisabled();
});

test('SET-026.1 SET-072 SET-074 a typed key is trimmed, becomes an unsaved change once it is valid, and can be saved', async () => {
  await mountEditable();
  onCall('POST', 'module/akismet/key/check', { api_key: '900d900d900d' }).reply(200, { validKey: true });
  await type('  900d900d900d \n');
  expect(await field()).toHaveValue('900d900d900d');
  expect(await stateChip()).toHaveTextContent('Checking your spam protection…');
  expect(dirtyWork()).toEqual([]);
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site is protected from spam.'));
  expect(dirtyWork()).toHaveLength(1);

  onSettings({ wordpress_api_key: '' });
  onCall('POST', 'settings', { wordpress_api_key: '900d900d900d' }).reply(200, successBody);
  onSettings({ wordpress_api_key: '900d900d900d' });
  onStoredCheck(true);
  await userEvent.click(saveButton());
  await waitFor(() => expect(dirtyWork()).toEqual([]));
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site is protected from spam.'));
  expect(await field()).toHaveValue('900d900d900d');
});

describe('the state of the key', () => {
  const never = () => new Promise<never>(() => {});

  test('SET-071.1 is "fetching" while the stored key is being checked', async () => {
    onPlugins(true);
    onSettings({ wordpress_api_key: '900d900d900d' });
    onCall('GET', 'module/akismet/key/check').reply(200, never);
    await mountTab(tabOf(antiSpam), withServerValues({ wordpress_api_key: '900d900d900d' }));
    expect(await stateChip()).toHaveTextContent('Checking your spam protection…');
    expect(await field()).toHaveAttribute('placeholder', 'Fetching key…');
    expect(await field()).toBeDisabled();
    expect(await field()).toHaveValue('');
  });

  test('SET-071.4 says that the key is being checked as soon as the user types, although the check starts after a pause', async () => {
    await mountEditable();
    const onCheck = jest.fn(never);
    onCall('POST', 'module/akismet/key/check').reply(200, onCheck);
    await type('abc');
    expect(await stateChip()).toHaveTextContent('Checking your spam protection…');
    expect(onCheck).not.toHaveBeenCalled();
    await screen.findByText('Checking key…');
    await waitFor(() => expect(onCheck).toHaveBeenCalledTimes(1));
  });
});

test.each([
  ['that the provider rejects', 'bad', 200, { validKey: false }],
  ['that is malformed', 'no key!', 400, errorBody('rest_invalid_param', 'Invalid parameter(s): api_key', 400)],
])('SET-074 a key %s does not become an unsaved change', async (_what, key, status, body) => {
  await mountEditable();
  onCall('POST', 'module/akismet/key/check').reply(status, body);
  await type(key);
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site is not protected from spam.'));
  expect(await field()).toHaveValue(key);
  expect(await field()).toBeInvalid();
  expect(dirtyWork()).toEqual([]);
});

test('a failed check shows the reason, does not clear the field, and can be repeated', async () => {
  await mountEditable();
  onCall('POST', 'module/akismet/key/check').reply(500, errorBody('down', 'Down.', 500));
  await type('abc');
  expect(await screen.findByText(/Down\./)).toBeVisible();
  expect(await field()).toHaveValue('abc');
  onCall('POST', 'module/akismet/key/check').reply(200, { validKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site is protected from spam.'));
});

test('discarding an unsaved key shows the stored key again', async () => {
  await mount('900d900d900d', true);
  await untilEditable();
  onCall('POST', 'module/akismet/key/check').reply(200, { validKey: true });
  await type('abc');
  await waitFor(() => expect(dirtyWork()).toHaveLength(1));
  onStoredCheck(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await field()).toHaveValue('900d900d900d'));
  expect(dirtyWork()).toEqual([]);
});

test('ignores a key that a password manager fills in while the field is not focused', async () => {
  await mount();
  await waitFor(async () => expect(await stateChip()).toHaveTextContent('Your site needs an Anti-spam key.'));
  await fill('admin');
  expect(await field()).toHaveValue('');
  expect(await stateChip()).toHaveTextContent('Your site needs an Anti-spam key.');
  expect(dirtyWork()).toEqual([]);
});
