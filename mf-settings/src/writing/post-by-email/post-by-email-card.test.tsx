import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Change, mountCard, offline, onSettings, successBody } from '../../engine/testing/settings-under-test';
import { postByEmail } from './post-by-email.card';

const serverValues = { 'post-by-email': true, post_by_email_address: 'old@post.example' };
const mount = (values: object = serverValues, change?: Change) => mountCard(postByEmail, { ...values }, change);
const address = () => screen.findByLabelText('Send your posts to this address');
const button = (name: string) => screen.findByRole('button', { name });

test('SET-180 SET-181 shows the switch and copies the address', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await mount();
  expect(await screen.findByRole('switch', { name: 'Publish posts by email' })).toBeChecked();
  expect(await address()).toHaveValue('old@post.example');
  expect(await address()).toHaveAttribute('readonly');
  fireEvent.click(await button('Copy'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toEqual(['old@post.example']);
});

test.each([
  ['regenerates an address', 'old@post.example', 'Regenerate address'],
  ['creates an address', false, 'Create address'],
])('SET-026.8 SET-183 %s and shows the address from the answer', async (_what, savedValue, name) => {
  const { notice } = await mount({ ...serverValues, post_by_email_address: savedValue });
  onCall('POST', 'settings', { post_by_email_address: 'regenerate' })
    .delay(40)
    .reply(200, { ...successBody, post_by_email_address: 'new@post.example' });
  const generate = await button(name);
  fireEvent.click(generate);
  // A second click during the request must not create another address.
  fireEvent.click(generate);
  await waitFor(async () => expect(await address()).toHaveValue('new@post.example'));
  expect(notice()).toMatchObject({ status: 'is-success', duration: 2000 });
});

test('shows the server’s error and keeps the old address', async () => {
  const { notice } = await mount();
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'Please link your account first.', 400));
  onSettings(serverValues);
  fireEvent.click(await button('Regenerate address'));
  await waitFor(() =>
    expect(notice()).toMatchObject({ text: expect.stringMatching(/Please link your account first\./) }),
  );
  expect(await address()).toHaveValue('old@post.example');
  expect(await button('Regenerate address')).toBeEnabled();
});

test('reads the new address from the settings after an unreadable answer', async () => {
  const { notice } = await mount();
  onCall('POST', 'settings').reply(200, '<b>Warning</b>{"code":"success"}');
  onSettings({ ...serverValues, post_by_email_address: 'new@post.example' });
  fireEvent.click(await button('Regenerate address'));
  await waitFor(async () => expect(await address()).toHaveValue('new@post.example'));
  expect(notice()).toMatchObject({ text: 'Your new Post by email address is ready.' });
});

/** Connects only the site: there is no owner, and the user's account is not linked. */
const onlySiteConnected: Change = ({ connection }) => {
  connection.hasConnectedOwner = false;
  connection.isUserConnected = false;
};
test.each<[string, object, Change]>([
  ['SET-184 disables the address and its buttons offline', serverValues, offline],
  ['SET-185 disables the address and its buttons while only the site is connected', serverValues, onlySiteConnected],
  [
    'disables the address and its buttons while the module is off',
    { ...serverValues, 'post-by-email': false },
    () => {},
  ],
])('%s', async (_why, values, change) => {
  await mount(values, change);
  expect(await address()).toBeDisabled();
  expect(await button('Copy')).toBeDisabled();
  expect(await button('Regenerate address')).toBeDisabled();
});
