import { queryClient } from '@flightdeck/shared/api';
import { mountPart, recorded } from '@flightdeck/shared/testing/mount-part';
import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import part from './disconnect.part';

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

const stats = { name: 'jetpack-stats', title: 'Jetpack Stats', description: 'Visitors', value: 4321 };
const benefits = [
  stats,
  { name: 'protect', title: 'Brute force protection', description: 'Attempts blocked', value: 17 },
  { name: 'search', title: 'Search', description: 'Finds things' },
];
const unlinked: Change = (sample) => {
  sample.userConnection.currentUser.wpcomUser = { avatar: false };
};

/** Mounts the dialog over a site with these benefits. */
async function mount(pageState: Change = () => {}, answer: readonly unknown[] = benefits) {
  onCall('GET', 'site/benefits').reply(200, { code: 'success', message: '', data: JSON.stringify(answer) });
  const page = await mountPart(part, { name: 'mf-connection/disconnect', route: '#/disconnect', pageState });
  await waitFor(() => expect(page.container.querySelector('.loading')).toBeNull());
  const told = jest.fn();
  page.bus.on('connection.changed').subscribe(told);
  return { ...page, told };
}
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const title = (name: string) => screen.findByRole('dialog', { name });
const onDisconnect = () => onCall('POST', 'connection', { isActive: false });
const onSurvey = (body?: nock.DataMatcherMap) =>
  nock('http://provider.example').post('/wpcom/v2/marketing/feedback-survey', body);
/** What is asked once it is over. */
const onRefresh = () => onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
const settled = () => waitFor(() => expect([nock.pendingMocks(), queryClient.isFetching()]).toEqual([[], 0]));
/** Leaves a site that is disconnected. */
async function leave(page: { unmount(): Promise<void> }) {
  onRefresh();
  await page.unmount();
  await settled();
}

async function toSuccess(pageState?: Change) {
  const page = await mount(pageState);
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  await title('Jetpack has been disconnected');
  return page;
}
async function toSurvey() {
  const page = await toSuccess();
  await click('Help us improve');
  await title('Before you go, help us improve');
  return page;
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => history.replaceState(null, '', '/#/disconnect'));

test('CONN-050 CONN-051 CONN-052 CONN-054 CONN-055 the question, what depends on it, and where to find help', async () => {
  await mount();
  expect(await title('Are you sure you want to disconnect?')).toBeVisible();
  expect(button('Stay connected')).toHaveFocus();
  expect(button('Disconnect')).toBeEnabled();
  const rows = within(screen.getByRole('list', { name: 'What Jetpack does for the site' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Jetpack StatsVisitors4,321',
    'Brute force protectionAttempts blocked17',
    'SearchFinds things',
  ]);
  expect(screen.queryByText(/can do more/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Other plugins' })).toBeNull();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/about the connection/)).toContain('source=why-the-wordpress-com-connection-is-important-for-jetpack');
  expect(link(/contact support/)).toContain('source=jetpack-support&');
});

test('CONN-053 other plugins are listed, the plugin itself is not', async () => {
  await mount(({ initial }) => {
    initial.connectedPlugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Jetpack Boost' }, crm: { name: 'CRM' } };
  });
  const names = within(screen.getByRole('list', { name: 'Other plugins' })).getAllByRole('listitem');
  expect(names.map((each) => each.textContent)).toEqual(['Jetpack Boost', 'CRM']);
});

test('a site with few benefits is told what it could have besides', async () => {
  await mount(undefined, [stats]);
  expect(screen.getByText(/can do more/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^brute force/ })).toHaveAttribute('href', expect.stringContaining('brute'));
});

test('CONN-051 staying leads to the dashboard and asks for nothing', async () => {
  const { told } = await mount();
  await click('Stay connected');
  expect(location.hash).toBe('#/dashboard');
  expect(told).not.toHaveBeenCalled();
});

test('CONN-048 CONN-049 Esc and a click outside change nothing', async () => {
  await mount();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(location.hash).toBe('#/disconnect');
});

test('CONN-052 CONN-056 CONN-057 while it works it says so, then it has worked', async () => {
  const page = await mount();
  onDisconnect().once().delay(60).reply(200, { code: 'success' });
  await userEvent.dblClick(button('Disconnect'));
  expect(button('Disconnecting…')).toHaveAttribute('aria-busy', 'true');
  expect(button('Stay connected')).toBeDisabled();
  expect(await title('Jetpack has been disconnected')).toBeVisible();
  await leave(page);
});

test('CONN-058 a failure is said under the buttons, which work again', async () => {
  const page = await mount();
  onDisconnect().reply(400, errorBody('disconnect_failed', 'Was not able to disconnect the site.', 400));
  await click('Disconnect');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Was not able to disconnect the site.'));
  expect(page.told).not.toHaveBeenCalled();
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  expect(await title('Jetpack has been disconnected')).toBeVisible();
  await leave(page);
});

test('CONN-060 CONN-061 CONN-065 CONN-066 no thanks: the page is told once, and the dashboard shows', async () => {
  const { told, bus } = await toSuccess();
  expect(button('Help us improve')).toHaveFocus();
  expect(bus.connection$.value.status).toBe(true);
  onRefresh();
  await userEvent.dblClick(button('No thank you'));
  expect(told.mock.calls).toEqual([[{ reason: 'disconnected' }]]);
  expect(location.hash).toBe('#/dashboard');
  expect(bus.connection$.value).toMatchObject({ status: false, isRegistered: false, userConnectionData: null });
  await settled();
});

test('CONN-062 CONN-063 without an account nobody is asked for feedback', async () => {
  await toSuccess(unlinked);
  expect(screen.queryByRole('button', { name: 'Help us improve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'No thank you' })).toBeNull();
  onRefresh();
  await click('Back to my website');
  expect(location.hash).toBe('#/dashboard');
  await settled();
});

test('CONN-066 leaving by the Back button tells the page too', async () => {
  const { told, unmount } = await toSuccess();
  onRefresh();
  await unmount();
  expect(told.mock.calls).toEqual([[{ reason: 'disconnected' }]]);
  await settled();
});

test('CONN-067 CONN-068 CONN-069 a reason is chosen before anything can be submitted', async () => {
  const page = await toSurvey();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(button('Submit Feedback')).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'I cannot get it to work.' }));
  expect(button('Submit Feedback')).toBeEnabled();
  expect(screen.queryByRole('textbox')).toBeNull();
  await leave(page);
});

test('CONN-065 skipping the survey tells the page and posts nothing', async () => {
  const { told } = await toSurvey();
  onRefresh();
  await click('Skip for now');
  expect(told).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/dashboard');
  await settled();
});

test('CONN-070 CONN-071 CONN-072 the reason in own words goes to the provider, then thanks', async () => {
  const { told } = await toSurvey();
  await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('maxlength', '1000');
  await userEvent.type(field, 'We moved.');
  onSurvey({
    site_id: 123456789,
    user_id: 70000001,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: { 'why-cancel': { response: 'another-reason', text: 'We moved.' } },
  }).reply(200, { success: true });
  await click('Submit Feedback');
  expect(await title('Thank you!')).toBeVisible();
  expect(recorded()).toContainEqual([
    'jetpack_disconnect_survey_submit',
    { disconnect_reason: 'another-reason', context: 'jetpack', plugin: 'jetpack' },
  ]);
  onRefresh();
  await click('Back to my website');
  expect(told).toHaveBeenCalledTimes(1);
  await settled();
});

test.each([
  ['is refused', () => onSurvey().reply(200, { success: false })],
  ['fails', () => onSurvey().reply(500, 'down')],
  ['does not get through', () => onSurvey().replyWithError('down')],
])('CONN-073 CONN-074 a survey that %s leads to thanks too, and is noted', async (_what, answer) => {
  const page = await toSurvey();
  await userEvent.click(screen.getByRole('radio', { name: 'It makes my site slow.' }));
  answer();
  await click('Submit Feedback');
  expect(await title('Thank you!')).toBeVisible();
  expect(recorded().at(-2)).toEqual([
    'jetpack_disconnect_survey_error',
    { disconnect_reason: 'slowed-down-site', error: expect.any(String), context: 'jetpack', plugin: 'jetpack' },
  ]);
  await leave(page);
});

test('each step and click is recorded once', async () => {
  const page = await toSurvey();
  const names = recorded().map((entry) => JSON.stringify(entry).replace(/,"context.*|,\{"context.*/, ''));
  expect(names).toEqual([
    '["jetpack_disconnect_dialog_open"',
    '["jetpack_disconnect_dialog_step",{"step":"disconnect"',
    '["jetpack_disconnect_dialog_click_disconnect"',
    '["jetpack_disconnect_dialog_step",{"step":"disconnect_confirm"',
    '["jetpack_disconnect_dialog_step",{"step":"survey"',
  ]);
  await leave(page);
});
