import { queryClient } from '@flightdeck/shared/api';
import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import {
  all,
  type Change,
  mountTab,
  offline,
  onSettings,
  tabOf,
  taken,
  withModules,
  withServerValues,
} from '../../engine/settings-under-test';
import { postByEmail } from './post-by-email.card';

const serverValues = { 'post-by-email': true, post_by_email_address: 'old@post.example' };
const mount = (now: object = serverValues, change: Change = () => {}) => {
  onSettings({ ...now });
  return mountTab(tabOf(postByEmail), all(withModules('post-by-email'), withServerValues({ ...now }), change));
};
const address = () => screen.findByLabelText('Send your posts to this address');
const button = async (name: string) => (await screen.findByText(name)).closest('button') ?? document.body;

test('SET-180 SET-181 the switch, and the address with its copy button', async () => {
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
  ['SET-182 an address is regenerated', 'old@post.example', 'Regenerate address'],
  ['SET-182 without one, it is created', false, 'Create address'],
])('%s, and SET-026.8 SET-183 the new one comes with the answer', async (_what, now, name) => {
  const { notice } = await mount({ ...serverValues, post_by_email_address: now });
  onCall('POST', 'settings', { post_by_email_address: 'regenerate' })
    .delay(40)
    .reply(200, { ...taken, post_by_email_address: 'new@post.example' });
  const make = await button(name);
  fireEvent.click(make);
  // A second press while the first is at work makes no second address.
  fireEvent.click(make);
  await waitFor(async () => expect(await address()).toHaveValue('new@post.example'));
  expect(notice()).toMatchObject({ status: 'is-success', duration: 2000 });
});

test('SET-182 a refusal is said, and the old address stays', async () => {
  const { notice } = await mount();
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'Please link your account first.', 400));
  onSettings(serverValues);
  fireEvent.click(await button('Regenerate address'));
  await waitFor(() => expect(notice()).toMatchObject({ text: /Please link your account first\./ }));
  expect(await address()).toHaveValue('old@post.example');
  expect(await button('Regenerate address')).toBeEnabled();
  // What the site holds is asked for after the refusal was said.
  await waitFor(() => expect([nock.pendingMocks(), queryClient.isFetching()]).toEqual([[], 0]));
});

test('SET-182 an answer that cannot be read: the site is asked for the address it holds', async () => {
  const { notice } = await mount();
  onCall('POST', 'settings').reply(200, '<b>Warning</b>{"code":"success"}');
  onSettings({ ...serverValues, post_by_email_address: 'new@post.example' });
  fireEvent.click(await button('Regenerate address'));
  await waitFor(async () => expect(await address()).toHaveValue('new@post.example'));
  expect(notice()).toMatchObject({ text: 'Your new Post by email address is ready.' });
});

const siteOnly: Change = ({ connection }) => {
  connection.hasConnectedOwner = false;
  connection.isUserConnected = false;
};
test.each<[string, object, Change]>([
  ['SET-184 offline', serverValues, offline],
  ['SET-151 SET-185 only the site is connected', serverValues, siteOnly],
  ['the module is off', { ...serverValues, 'post-by-email': false }, () => {}],
])('%s: neither copied nor made anew', async (_why, now, change) => {
  await mount(now, change);
  expect(await address()).toBeDisabled();
  expect(await button('Copy')).toBeDisabled();
  expect(await button('Regenerate address')).toBeDisabled();
});
