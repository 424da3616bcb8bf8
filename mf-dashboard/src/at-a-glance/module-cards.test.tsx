import { recorded, updatedNotice, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, delayedReply, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerReads, card, freeSite, mountDashboard, totals } from './dashboard-under-test';

const protectCard = () => card('Brute force protection');
const monitorCard = () => card('Downtime monitoring');
const countRead = 'module/protect/data';
const onSettings = (serverValues: Record<string, unknown>) =>
  onCall('GET', 'settings').reply(200, { ...freeSite.settings, ...serverValues });

test('hides a module that an override keeps off and locks one that it keeps on', async () => {
  answerReads();
  await mountDashboard(({ initial }) => {
    initial.getModules = { protect: { override: 'active' }, monitor: { override: 'inactive' } };
  });
  expect(await within(protectCard()).findByText('17')).toBeVisible();
  expect(screen.getByTestId('module-toggle-protect')).toHaveAccessibleDescription(/Set by administrator/);
  expect(screen.queryByText('Downtime monitoring')).toBeNull();
});

test.each<[what: string, protect: object, isOn: boolean, shown: string]>([
  ['counts attacks if Protect needs no owner', { requires_user_connection: false }, true, '17'],
  ['offers to activate Protect if it needs no owner', { requires_user_connection: false }, false, 'Activate Protect'],
  ['prompts to connect if Protect needs an owner', { requires_user_connection: true }, true, 'Connect your'],
  ['prompts to connect if Jetpack does not say what Protect needs', {}, true, 'Connect your'],
])('on a site without a connected owner, %s', async (_what, protect, isOn, shown) => {
  const settings = { ...freeSite.settings, protect: isOn };
  answerReads({ settings });
  await mountDashboard(({ initial, connection }) => {
    Object.assign(connection, { isRegistered: true, hasConnectedOwner: false });
    initial.getModules = { protect };
  }, settings);
  await waitFor(() => expect(protectCard()).toHaveTextContent(shown));
  const isConnectPrompt = shown.startsWith('Connect');
  expect(within(protectCard()).queryAllByText('Not connected')).toHaveLength(isConnectPrompt ? 1 : 0);
  expect(within(protectCard()).queryAllByRole('switch')).toHaveLength(isConnectPrompt ? 0 : 1);
});

test('DASH-028 offers no activation of a module that is off although an override should keep it on', async () => {
  answerReads({ settings: { ...freeSite.settings, protect: false } });
  await mountDashboard(
    ({ initial }) => {
      initial.getModules = { protect: { override: 'active' } };
    },
    { ...freeSite.settings, protect: false },
  );
  expect(await within(protectCard()).findByText('Brute force protection is turned off.')).toBeVisible();
  expect(within(protectCard()).queryByRole('button', { name: /Activate/ })).toBeNull();
});

test("DASH-082 DASH-087 formats the blocked count in the page's language, and shows that the monitor is active", async () => {
  answerReads({ protect: '"2418"' });
  await mountDashboard();
  expect(await within(protectCard()).findByText('2,418')).toBeVisible();
  expect(protectCard()).toHaveTextContent('login attacks blocked on your site');
  expect(monitorCard()).toHaveTextContent('Jetpack emails you');
});

test('DASH-083 says that data will display soon while there is no count', async () => {
  answerReads({}, [countRead]);
  onCall('GET', countRead).reply(404, errorBody('not_active', 'The module is not active.', 404));
  await mountDashboard();
  await waitFor(() => expect(protectCard()).toHaveTextContent('data will display soon'));
  expect(protectCard()).not.toHaveAttribute('aria-busy');
});

test('marks the card as busy while the count loads, and keeps its toggle', async () => {
  answerReads({}, [countRead]);
  const sendAnswer = delayedAnswer(countRead, '0');
  await mountDashboard();
  expect(protectCard()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByTestId('module-toggle-protect')).toBeChecked();
  sendAnswer();
  expect(await within(protectCard()).findByText('0')).toBeVisible();
});

test('shows a failed read of the count in the card, and reads again after Retry', async () => {
  answerReads({}, [countRead]);
  onCall('GET', countRead).reply(500, errorBody('down', 'The service is down.', 500));
  await mountDashboard();
  await waitFor(() => expect(protectCard()).toHaveTextContent("couldn't be loaded. The service is down."));
  onCall('GET', countRead).reply(200, '"17"');
  await userEvent.click(within(protectCard()).getByRole('button', { name: 'Retry' }));
  expect(await within(protectCard()).findByText('17')).toBeVisible();
});

test('shows a failed settings read on the module cards, keeps the connection cards, and reads again after Retry', async () => {
  answerReads({}, ['settings', countRead]);
  onCall('GET', 'settings').reply(500, errorBody('down', 'The site is busy.', 500));
  await mountDashboard(undefined, {});
  expect(await within(protectCard()).findByText('Not loaded')).toBeVisible();
  expect(protectCard()).toHaveTextContent('The site is busy.');
  expect(monitorCard()).toHaveTextContent('Not loaded');
  expect(screen.getByText('the connection cards')).toBeVisible();
  onSettings({ protect: false });
  await userEvent.click(within(protectCard()).getByRole('button', { name: 'Retry' }));
  expect(await within(protectCard()).findByRole('switch')).not.toBeChecked();
  expect(within(monitorCard()).getByRole('switch')).toBeChecked();
});

test.each([
  ['protect', 'Brute force protection'],
  ['search', 'Search'],
])('offers no switch of %s that replaces the value of a later version of Jetpack', async (option, title) => {
  const serverValues = { ...freeSite.settings, [option]: 'sometimes' };
  answerReads({ settings: serverValues, features: ['search'] });
  await mountDashboard(undefined, serverValues);
  expect(await within(card(title)).findByText('Active')).toBeVisible();
  expect(within(card(title)).queryByRole('switch')).toBeNull();
  expect(within(monitorCard()).getByRole('switch')).toBeEnabled();
});

describe('the dashboard', () => {
  const mountWith = async (serverValues: Record<string, boolean>) => {
    answerReads({}, ['settings', countRead]);
    onSettings(serverValues);
    const page = await mountDashboard(undefined, { ...freeSite.settings, ...serverValues });
    return { ...page, notice: () => page.bus.notices$.value.at(-1) };
  };
  const toggleEvents = () => recorded().filter((event) => JSON.stringify(event).includes('module_toggle'));

  test('DASH-084 turns Protect on with the button in its card, shows notices and records an event', async () => {
    const { bus, notice } = await mountWith({ protect: false, monitor: true });
    const sendAnswer = delayedReply(onCall('POST', 'settings', { protect: true }), { code: 'success', message: '' });
    onSettings({ protect: true });
    onCall('GET', countRead).reply(200, '"17"');
    await userEvent.click(within(protectCard()).getByRole('button', { name: 'Activate Protect' }));
    const toggle = within(protectCard()).getByRole('switch');
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    expect(notice()).toMatchObject({
      noticeId: 'module-setting-update',
      status: 'is-info',
      text: 'Updating settings…',
      duration: 0,
    });
    sendAnswer();
    await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
    expect(bus.notices$.value).toHaveLength(1);
    expect(toggleEvents()).toEqual([['jetpack_wpa_module_toggle', { module: 'protect', toggled: 'on' }]]);
    expect(await within(protectCard()).findByText('17')).toBeVisible();
    expect(toggle).toHaveFocus();
  });

  test.each([['Activate'], ['Activate Jetpack Stats']])(
    'turns Stats on once with "%s" in the stats card, and records no module toggle',
    async (name) => {
      const { notice } = await mountWith({ protect: false, stats: false });
      const sendAnswer = delayedReply(onCall('POST', 'settings', { stats: true }), { code: 'success', message: '' });
      onSettings({ protect: false, stats: true });
      onCall('GET', 'module/stats/data')
        .optionally()
        .reply(200, { general: { stats: totals }, day: { data: [] } });
      const activateButton = within(card('Jetpack Stats')).getByRole('button', { name });
      await userEvent.click(activateButton);
      await userEvent.click(activateButton);
      sendAnswer();
      await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success' }));
      expect(within(card('Jetpack Stats')).queryByRole('button', { name })).toBeNull();
      expect(toggleEvents()).toEqual([]);
    },
  );

  test('DASH-088 turns the monitor off with its toggle, and on again with the button in its card', async () => {
    const { notice } = await mountWith({ protect: false, monitor: true });
    const expectSave = (isOn: boolean) => {
      onCall('POST', 'settings', { monitor: isOn }).reply(200, { code: 'success', message: '' });
      onSettings({ protect: false, monitor: isOn });
    };
    expectSave(false);
    await userEvent.click(screen.getByTestId('module-toggle-monitor'));
    await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
    expect(toggleEvents()).toEqual([['jetpack_wpa_module_toggle', { module: 'monitor', toggled: 'off' }]]);
    expectSave(true);
    await userEvent.click(await within(monitorCard()).findByRole('button', { name: 'Activate Monitor' }));
    await waitFor(() => expect(monitorCard()).toHaveTextContent('Jetpack emails you'));
    await waitFor(() => expect(monitorCard().querySelector('[aria-busy]')).toBeNull());
  });

  test('resets the toggle and shows the reason when the site refuses a change', async () => {
    const { notice } = await mountWith({ protect: false, monitor: true });
    onCall('POST', 'settings').reply(400, errorBody('some_updated', ' protect: could not be activated.', 400));
    onSettings({ protect: false });
    await userEvent.click(screen.getByTestId('module-toggle-protect'));
    await waitFor(() => expect(notice()).toMatchObject(updateFailedNotice('protect: could not be activated.')));
    expect(screen.getByTestId('module-toggle-protect')).not.toBeChecked();
    expect(await within(protectCard()).findByText('Not saved, still off')).toBeVisible();
  });
});
