import { definePart } from '@flightdeck/shared/parts';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atTheProvider } from '../testing/samples';
import { reconnect } from './reconnect.resource';
import { Reconnect } from './reconnect.view';
import { outcomeOf, reasonOf, sourceOf } from './reconnect-outcome';

const part = definePart(Reconnect);

const mount = () => mountPart(part, { name: 'mf-connection/reconnect', route: '#/reconnect' });
const button = (name: string) => screen.getByRole('button', { name });
const onReconnect = () => onCall('POST', 'connection/reconnect');
const onAuthorizeUrl = () =>
  onCall('GET', 'connection/authorize_url', { no_iframe: '1', redirect_uri: 'admin.php?page=flightdeck' });
const failRefresh = () => onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
const notices = ({ bus }: Awaited<ReturnType<typeof mount>>) => bus.notices$.value;

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => history.replaceState(null, '', '#/reconnect'));

test('CONN-033 CONN-036 shows a title and two buttons, with the focus on Cancel', async () => {
  await mount();
  expect(screen.getByRole('dialog', { name: 'Reconnect Jetpack' })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Reconnect Jetpack']);
  expect(button('Cancel')).toHaveFocus();
});

test('CONN-034 CONN-035 says what the link does, and when to use it', async () => {
  await mount();
  expect(screen.getByText("You've clicked a link to restore your Jetpack connection.")).toBeVisible();
  expect(screen.getByText('You should only do this if advised by Site Health tests or Jetpack Support.')).toBeVisible();
});

test.each([
  ['Cancel', () => userEvent.click(button('Cancel'))],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('CONN-036 %s sends no request and replaces the route with the dashboard', async (_how, leave) => {
  await mount();
  const { length } = history;
  await leave();
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
  expect(history).toHaveLength(length);
});

test('CONN-037 CONN-039 shows the progress, and sends one request even if the notice starts a reconnect too', async () => {
  const page = await mount();
  onReconnect().once().delay(60).reply(200, { status: 'in_progress', authorizeUrl: 'http://provider.example/other' });
  onAuthorizeUrl().reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(button('Reconnect Jetpack'));
  expect(recorded()).toEqual([['jetpack_wpa_click', { text: 'confirm_reconnect_modal' }]]);
  await reconnect('notice');
  expect(location.hash).toBe('#/dashboard');
  expect(notices(page)).toEqual([
    expect.objectContaining({ noticeId: 'reconnect-jetpack', status: 'is-info', text: 'Reconnecting Jetpack' }),
  ]);
  expect(page.bus.connection$.value.isReconnecting).toBe(true);
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

const toFlightdeck = 'http://provider.example/authorize?redirect=flightdeck';
const toJetpack = 'http://provider.example/authorize?redirect=jetpack';
test.each([
  ['at the address from which the user returns to this page', 200, { authorizeUrl: toFlightdeck }, toFlightdeck],
  ['at the address in the answer when no other address can be loaded', 500, errorBody('down', 'Down.', 500), toJetpack],
  [
    'at the address in the answer when the other address is not allowed',
    200,
    { authorizeUrl: 'https://evil.example/' },
    toJetpack,
  ],
])('CONN-040 continues %s, and treats the user as disconnected', async (_what, status, body, authorizationUrl) => {
  const { bus } = await mount();
  onReconnect().reply(200, { status: 'in_progress', authorizeUrl: toJetpack });
  onAuthorizeUrl().reply(status, body);
  const leave = jest.fn();
  await reconnect('dialog', { leave });
  expect(leave).toHaveBeenCalledWith(authorizationUrl);
  expect(bus.connection$.value).toMatchObject({ isUserConnected: false, authorizationUrl });
});

test('CONN-041 reloads the page if the reconnect is completed', async () => {
  await mount();
  onReconnect().reply(200, { status: 'completed' });
  const reload = jest.fn();
  const leave = jest.fn();
  await reconnect('dialog', { leave, reload });
  expect([reload.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
});

test('CONN-044 opens the connection page of My Jetpack after a reconnect from the notice', async () => {
  await mount();
  onReconnect().reply(200, { status: 'in_progress', authorizeUrl: 'http://provider.example/authorize' });
  const leave = jest.fn();
  await reconnect('notice', { leave });
  expect(leave).toHaveBeenCalledWith('http://localhost/wp-admin/admin.php?page=my-jetpack#/connection');
});

test.each([
  [
    'shows the message as an error',
    500,
    errorBody('wpcom_outage', 'The service is down.', 500),
    'The service is down.',
  ],
  [
    'shows an address that is not allowed as an error',
    200,
    { status: 'in_progress', authorizeUrl: 'https://evil.example/' },
    /evil\.example/,
  ],
  ['shows an error for an empty address', 200, { status: 'in_progress', authorizeUrl: '' }, /unexpected response/],
])('%s, stays on the page, and allows another attempt', async (_what, status, body, expected) => {
  const page = await mount();
  onReconnect().reply(status, body);
  failRefresh();
  const leave = jest.fn();
  await reconnect('dialog', { leave });
  expect(leave).not.toHaveBeenCalled();
  const [notice, ...others] = notices(page);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ noticeId: 'reconnect-jetpack', status: 'is-error' });
  expect(notice?.text).toMatch(/^There was an error reconnecting Jetpack\. Error: ./);
  expect(notice?.text).toMatch(expected);
  expect(page.bus.connection$.value.isReconnecting).toBe(false);
});

test('ends the reconnecting state when the user returns with Back', async () => {
  const page = await mount();
  onReconnect().reply(200, { status: 'in_progress', authorizeUrl: 'http://provider.example/authorize' });
  onAuthorizeUrl().reply(200, { authorizeUrl: toFlightdeck });
  await reconnect('dialog', { leave: () => {} });
  failRefresh();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(page.bus.connection$.value.isReconnecting).toBe(false));
  expect(notices(page)).toEqual([]);
});

const connectionPage = 'https://site/wp-admin/admin.php?page=my-jetpack#/connection';
test.each([
  [
    'CONN-040',
    'dialog',
    { status: 'in_progress', authorizeUrl: 'https://p/' },
    { kind: 'authorize', url: 'https://p/' },
  ],
  ['CONN-041', 'dialog', { status: 'completed' }, { kind: 'reload' }],
  ['CONN-041', 'dialog', { status: '' }, { kind: 'reload' }],
  ['CONN-044', 'notice', { status: 'in_progress', authorizeUrl: 'https://p/' }, { kind: 'leave', url: connectionPage }],
  ['CONN-044', 'notice', { status: 'completed' }, { kind: 'leave', url: connectionPage }],
] as const)('%s returns the outcome for the %s and the answer %j', (_id, source, answer, outcome) => {
  expect(outcomeOf(source, answer, connectionPage)).toEqual(outcome);
});

test.each([
  [{ serverMessage: 'No.', serverCode: 'x', message: 'm' }, 'No.'],
  [{ serverMessage: ' ', serverCode: 'x', message: 'm' }, 'x'],
  [{ serverCode: '', message: 'm' }, 'm'],
  [
    { serverCode: 'wpcom_bad_response', message: 'm' },
    "Couldn't connect Jetpack because WordPress.com is having problems. Try again later.",
  ],
  [
    { serverCode: 'site_blacklisted', message: 'm' },
    'WordPress.com refused to connect this site because it violates the Terms of Service.',
  ],
])('returns the reason for the failure %j: "%s"', (failure, reason) => {
  expect(reasonOf(failure)).toBe(reason);
});

test.each([
  ['invalid_token', true, 'notice'],
  ['invalid_token', false, 'dialog'],
  ['invalid_connection_owner', true, 'dialog'],
])(
  'a reconnect that a notice about %s starts, with My Jetpack: %p, ends like that of the %s',
  (code, hasMyJetpack, source) => {
    expect(sourceOf({ data: { api_error_code: code } }, hasMyJetpack)).toBe(source);
  },
);
