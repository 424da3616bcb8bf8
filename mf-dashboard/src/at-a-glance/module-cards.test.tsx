import { recorded } from '@flightdeck/shared/testing/mount-part';
import { delayedAnswer, errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, freeSite, mountDashboard, siteAnswers, totals } from './dashboard-under-test';

const protect = () => card('Brute force protection');
const monitor = () => card('Downtime monitoring');
const count = ['module/protect/data'];
const settings = ['settings'];
const onSettings = (serverValues: Record<string, unknown>) =>
  onCall('GET', 'settings').reply(200, { ...freeSite.settings, ...serverValues });

test('an administrator of the server turned one off and keeps the other on', async () => {
  siteAnswers();
  await mountDashboard(({ initial }) => {
    initial.getModules = { protect: { override: 'active' }, monitor: { override: 'inactive' } };
  });
  expect(await within(protect()).findByText('17')).toBeVisible();
  expect(screen.getByTestId('module-toggle-protect')).toHaveAccessibleDescription(/Set by administrator/);
  expect(screen.queryByText('Downtime monitoring')).toBeNull();
});

test('DASH-028 one that is kept on and does not work all the same: nothing in the card turns it on', async () => {
  siteAnswers({ settings: { ...freeSite.settings, protect: false } });
  await mountDashboard(
    ({ initial }) => {
      initial.getModules = { protect: { override: 'active' } };
    },
    { ...freeSite.settings, protect: false },
  );
  expect(await within(protect()).findByText('Brute force protection is turned off.')).toBeVisible();
  expect(within(protect()).queryByRole('button', { name: /Activate/ })).toBeNull();
});

test('DASH-082 DASH-087 the blocked count in the language of the site, and that it is watched', async () => {
  siteAnswers({ protect: '"2418"' });
  await mountDashboard();
  expect(await within(protect()).findByText('2,418')).toBeVisible();
  expect(protect()).toHaveTextContent('login attacks blocked on your site');
  expect(monitor()).toHaveTextContent('Jetpack is watching your site');
});

test('DASH-083 without data the card says that data will display soon', async () => {
  siteAnswers({}, count);
  onCall('GET', 'module/protect/data').reply(404, errorBody('not_active', 'The module is not active.', 404));
  await mountDashboard();
  await waitFor(() => expect(protect()).toHaveTextContent('data will display soon'));
  expect(protect()).not.toHaveAttribute('aria-busy');
});

test('while the count is on its way the card is busy, with its toggle', async () => {
  siteAnswers({}, count);
  const sendAnswer = delayedAnswer('module/protect/data', '0');
  await mountDashboard();
  expect(protect()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByTestId('module-toggle-protect')).toBeChecked();
  sendAnswer();
  expect(await within(protect()).findByText('0')).toBeVisible();
});

test('a count that fails is said in the card, which asks again', async () => {
  siteAnswers({}, count);
  onCall('GET', 'module/protect/data').reply(500, errorBody('down', 'The service is down.', 500));
  await mountDashboard();
  await waitFor(() => expect(protect()).toHaveTextContent("couldn't be loaded. The service is down."));
  onCall('GET', 'module/protect/data').reply(200, '"17"');
  await userEvent.click(within(protect()).getByRole('button', { name: 'Retry' }));
  expect(await within(protect()).findByText('17')).toBeVisible();
});

test('DASH-027 DASH-084 DASH-088 without connected owner the cards lead to connecting and have no toggle', async () => {
  siteAnswers();
  await mountDashboard(({ connection }) => {
    connection.hasConnectedOwner = false;
  });
  for (const each of [protect(), monitor()]) {
    expect(within(each).getByRole('link', { name: 'Connect your account' })).toHaveAttribute('href', '#/connect-user');
    expect(within(each).queryByRole('switch')).toBeNull();
  }
});

test('settings that fail: the cards say so and ask again, the rest stays', async () => {
  siteAnswers({}, [...settings, ...count]);
  onCall('GET', 'settings').reply(500, errorBody('down', 'The site is busy.', 500));
  await mountDashboard(undefined, {});
  expect(await within(protect()).findByText('Not loaded')).toBeVisible();
  expect(protect()).toHaveTextContent('The site is busy.');
  expect(monitor()).toHaveTextContent('Not loaded');
  expect(screen.getByText('the connection cards')).toBeVisible();
  onSettings({ protect: false });
  await userEvent.click(within(protect()).getByRole('button', { name: 'Retry' }));
  expect(await within(protect()).findByRole('switch')).not.toBeChecked();
  expect(within(monitor()).getByRole('switch')).toBeChecked();
});

test('an option that the server does not know is off', async () => {
  siteAnswers();
  await mountDashboard();
  expect(
    await within(await screen.findByRole('article', { name: 'Image Accelerator' })).findByRole('switch'),
  ).not.toBeChecked();
});

test.each([[true], [1], ['1'], ['on']])('DASH-028 a site that answers %p for a module has it on', async (value) => {
  const serverValues = { ...freeSite.settings, protect: value };
  siteAnswers({ settings: serverValues });
  await mountDashboard(undefined, serverValues);
  expect(await within(protect()).findByText('17')).toBeVisible();
  expect(screen.getByTestId('module-toggle-protect')).toBeChecked();
});

describe('turning on and off', () => {
  const start = async (serverValues: Record<string, boolean>) => {
    siteAnswers({}, [...settings, ...count]);
    onSettings(serverValues);
    const page = await mountDashboard(undefined, { ...freeSite.settings, ...serverValues });
    return { ...page, notice: () => page.bus.notices$.value.at(-1) };
  };
  const toggles = () => recorded().filter((event) => JSON.stringify(event).includes('module_toggle'));

  test('the link does what the toggle does; the notices and the analytics hear of it', async () => {
    const { bus, notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings', { protect: true }).delay(60).reply(200, { code: 'success', message: '' });
    onSettings({ protect: true });
    onCall('GET', 'module/protect/data').reply(200, '"17"');
    await userEvent.click(within(protect()).getByRole('button', { name: 'Activate Protect' }));
    const toggle = within(protect()).getByRole('switch');
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    expect(notice()).toMatchObject({
      noticeId: 'module-setting-update',
      status: 'is-info',
      text: 'Updating settings…',
      duration: 0,
    });
    await waitFor(() =>
      expect(notice()).toMatchObject({ status: 'is-success', text: 'Updated settings.', duration: 2000 }),
    );
    expect(bus.notices$.value).toHaveLength(1);
    expect(toggles()).toEqual([['jetpack_wpa_module_toggle', { module: 'protect', toggled: 'on' }]]);
    expect(await within(protect()).findByText('17')).toBeVisible();
    expect(toggle).toHaveFocus();
  });

  test.each([['Activate'], ['Activate Jetpack Stats']])(
    'SHR-089 DASH-036 "%s" in the stats card turns Stats on once and records no module toggle',
    async (name) => {
      const { notice } = await start({ protect: false, stats: false });
      onCall('POST', 'settings', { stats: true }).delay(60).reply(200, { code: 'success', message: '' });
      onSettings({ protect: false, stats: true });
      onCall('GET', 'module/stats/data')
        .optionally()
        .reply(200, { general: { stats: totals }, day: { data: [] } });
      const pressed = within(card('Jetpack Stats')).getByRole('button', { name });
      await userEvent.click(pressed);
      await userEvent.click(pressed);
      await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success' }));
      expect(within(card('Jetpack Stats')).queryByRole('button', { name })).toBeNull();
      expect(toggles()).toEqual([]);
    },
  );

  test('the monitor is turned off by its toggle', async () => {
    const { notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings', { monitor: false }).reply(200, { code: 'success', message: '' });
    onSettings({ protect: false, monitor: false });
    await userEvent.click(screen.getByTestId('module-toggle-monitor'));
    await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success' }));
    expect(within(monitor()).getByRole('button', { name: 'Activate Monitor' })).toBeVisible();
    expect(toggles()).toEqual([['jetpack_wpa_module_toggle', { module: 'monitor', toggled: 'off' }]]);
  });

  test('a refusal puts the toggle back and says why', async () => {
    const { notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings').reply(400, errorBody('some_updated', ' protect: could not be activated.', 400));
    onSettings({ protect: false });
    await userEvent.click(screen.getByTestId('module-toggle-protect'));
    await waitFor(() =>
      expect(notice()).toMatchObject({
        status: 'is-error',
        text: 'Error updating settings. protect: could not be activated.',
      }),
    );
    expect(screen.getByTestId('module-toggle-protect')).not.toBeChecked();
    expect(await within(protect()).findByText('Not saved, still off')).toBeVisible();
  });

  test('a server that keeps its own value is believed, and said', async () => {
    const { notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings').reply(200, { code: 'success', message: '' });
    onSettings({ protect: false });
    // Until the settings are read again it counts as on.
    onCall('GET', 'module/protect/data').optionally().reply(200, '"17"');
    await userEvent.click(screen.getByTestId('module-toggle-protect'));
    await waitFor(() =>
      expect(notice()).toMatchObject({ status: 'is-warning', text: expect.stringContaining('still off') }),
    );
    expect(screen.getByTestId('module-toggle-protect')).not.toBeChecked();
  });
});
