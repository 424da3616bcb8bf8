import { settled } from '@flightdeck/shared/testing/mount-part';
import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { dirtyWork } from '@flightdeck/shared/unsaved';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Change, mountTab, onSettings, tabOf, taken, withServerValues } from '../../engine/settings-under-test';
import { akismetFile, antiSpam } from './anti-spam.card';

const plugins = (active: boolean) =>
  onCall('GET', 'plugins').reply(200, { [akismetFile]: { Name: 'Akismet', Version: '5', active } });
const onStoredCheck = (validKey: boolean) => onCall('GET', 'module/akismet/key/check').reply(200, { validKey });
const field = () => screen.findByLabelText('Your API key');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const state = () => screen.findByTestId('anti-spam-state');
const save = () => screen.getByRole('button', { name: 'Save Settings' });

async function mount(key = '', isValid = false, change?: Change) {
  plugins(true);
  onSettings({ wordpress_api_key: key });
  onStoredCheck(isValid);
  return mountTab(tabOf(antiSpam), (sample) => {
    withServerValues({ wordpress_api_key: key })(sample);
    change?.(sample);
  });
}

test('SET-028 SET-055 while the file of the plugin is not active there is no card', async () => {
  plugins(false);
  onSettings({});
  await mountTab(tabOf(antiSpam), withServerValues({ wordpress_api_key: '' }));
  await settled();
  expect(screen.queryByRole('article')).toBeNull();
});

test('SET-055 no key: it is said, and how to get one', async () => {
  await mount();
  await waitFor(async () => expect(await state()).toHaveTextContent('Your site needs an Anti-spam key.'));
  expect(screen.getByRole('link', { name: /Get a key/ })).toHaveAttribute('href', 'https://akismet.com/wordpress/');
});

test('SET-071.6 a good key is shown and nothing is unsaved', async () => {
  await mount('900d900d900d', true);
  await waitFor(async () => expect(await state()).toHaveTextContent('Your site is protected from spam.'));
  expect(await field()).toHaveValue('900d900d900d');
  expect(dirtyWork()).toEqual([]);
});

test('SET-071.2 a key of the configuration cannot be changed here', async () => {
  await mount('', true);
  await waitFor(async () =>
    expect(await field()).toHaveAttribute('placeholder', "A valid key has been set in your site's configuration."),
  );
  expect(await field()).toBeDisabled();
});

test('SET-026.1 SET-072 SET-074 a key that is good is trimmed and becomes an unsaved change', async () => {
  await mount();
  await waitFor(async () => expect(await field()).toBeEnabled());
  onCall('POST', 'module/akismet/key/check', { api_key: '900d900d900d' }).reply(200, { validKey: true });
  await type('  900d900d900d \n');
  expect(await field()).toHaveValue('900d900d900d');
  expect(await state()).toHaveTextContent('Checking your spam protection…');
  expect(dirtyWork()).toEqual([]);
  await waitFor(async () => expect(await state()).toHaveTextContent('Your site is protected from spam.'));
  expect(dirtyWork()).toHaveLength(1);

  onSettings({ wordpress_api_key: '' });
  onCall('POST', 'settings', { wordpress_api_key: '900d900d900d' }).reply(200, taken);
  onSettings({ wordpress_api_key: '900d900d900d' });
  onStoredCheck(true);
  await userEvent.click(save());
  await waitFor(() => expect(dirtyWork()).toEqual([]));
  await waitFor(async () => expect(await state()).toHaveTextContent('Your site is protected from spam.'));
  expect(await field()).toHaveValue('900d900d900d');
});

describe('SET-071 the key is in one of six states', () => {
  const never = () => new Promise<never>(() => {});
  const check = (answer: () => unknown) => onCall('POST', 'module/akismet/key/check').reply(200, answer);
  const untilEditable = () => waitFor(async () => expect(await field()).toBeEnabled());
  const protectedText = 'Your site is protected from spam.';

  test('SET-071.1 fetching, while its validity is not known', async () => {
    plugins(true);
    onSettings({ wordpress_api_key: '900d900d900d' });
    onCall('GET', 'module/akismet/key/check').reply(200, never);
    await mountTab(tabOf(antiSpam), withServerValues({ wordpress_api_key: '900d900d900d' }));
    expect(await state()).toHaveTextContent('Checking your spam protection…');
    expect(await field()).toHaveAttribute('placeholder', 'Fetching key…');
    expect(await field()).toBeDisabled();
    expect(await field()).toHaveValue('');
  });

  test('SET-071.2 set for the whole site: valid, and read-only', async () => {
    await mount('', true);
    await waitFor(async () => expect(await state()).toHaveTextContent(protectedText));
    expect(await field()).toBeDisabled();
  });

  test('SET-071.3 empty', async () => {
    await mount('', false);
    await waitFor(async () => expect(await state()).toHaveTextContent('Your site needs an Anti-spam key.'));
    expect(await field()).toBeEnabled();
  });

  test('SET-071.4 checking, from the first letter on and not before typing has stopped', async () => {
    await mount();
    await untilEditable();
    const asked = jest.fn(never);
    check(asked);
    await type('abc');
    expect(await state()).toHaveTextContent('Checking your spam protection…');
    expect(asked).not.toHaveBeenCalled();
    await screen.findByText('Checking key…');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['SET-071.5 invalid', false, 'Your site is not protected from spam.'],
    ['SET-071.6 valid', true, protectedText],
  ])('%s, as the check says', async (_id, validKey, text) => {
    await mount();
    await untilEditable();
    check(() => ({ validKey }));
    await type('abc');
    await waitFor(async () => expect(await state()).toHaveTextContent(text));
  });
});

test.each([
  ['the provider does not know', 'bad', 200, { validKey: false }],
  ['is no key at all', 'no key!', 400, errorBody('rest_invalid_param', 'Invalid parameter(s): api_key', 400)],
])('SET-074 a key that %s never becomes a change', async (_what, key, status, body) => {
  await mount();
  await waitFor(async () => expect(await field()).toBeEnabled());
  onCall('POST', 'module/akismet/key/check').reply(status, body);
  await type(key);
  await waitFor(async () => expect(await state()).toHaveTextContent('Your site is not protected from spam.'));
  expect(await field()).toHaveValue(key);
  expect(await field()).toBeInvalid();
  expect(dirtyWork()).toEqual([]);
});

test('a check that fails says why, keeps the key and can be repeated', async () => {
  await mount();
  await waitFor(async () => expect(await field()).toBeEnabled());
  onCall('POST', 'module/akismet/key/check').reply(500, errorBody('down', 'Down.', 500));
  await type('abc');
  expect(await screen.findByText(/Down\./)).toBeVisible();
  expect(await field()).toHaveValue('abc');
  onCall('POST', 'module/akismet/key/check').reply(200, { validKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await state()).toHaveTextContent('Your site is protected from spam.'));
});

test('a pending key that is given up shows what the site holds again', async () => {
  await mount('900d900d900d', true);
  await waitFor(async () => expect(await field()).toBeEnabled());
  onCall('POST', 'module/akismet/key/check').reply(200, { validKey: true });
  await type('abc');
  await waitFor(() => expect(dirtyWork()).toHaveLength(1));
  onStoredCheck(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await field()).toHaveValue('900d900d900d'));
  expect(dirtyWork()).toEqual([]);
});
