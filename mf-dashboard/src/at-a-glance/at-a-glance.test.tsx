import { mountPart, recorded, standIn } from '@flightdeck/shared/testing/mount-part';
import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import part from './at-a-glance.part';

type Change = Parameters<typeof mountPart>[1]['pageState'];

const connections = standIn('the connection cards');
const mount = (pageState?: Change) =>
  mountPart(part, {
    name: 'mf-dashboard/at-a-glance',
    ...(pageState && { pageState }),
    parts: { 'mf-connection/connections-card': connections },
  });

const card = (title: string) => screen.getByRole('article', { name: title });
const protect = () => card('Brute force protection');
const monitor = () => card('Downtime monitoring');
const onSettings = (held: Record<string, unknown>) => onCall('GET', 'settings').reply(200, held);
const onCount = () => onCall('GET', 'module/protect/data').reply(200, '"17"');

const set =
  (rights: Record<string, boolean>): Change =>
  ({ userConnection }) => {
    Object.assign(userConnection.currentUser.permissions, rights);
  };
const offline: Change = ({ connection }) => {
  connection.offlineMode.isActive = true;
};

test('DASH-001 the heading, the connection cards and their section', async () => {
  onSettings({ protect: true, monitor: true });
  onCount();
  await mount();
  expect(screen.getByRole('heading', { level: 1, name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
  const section = screen.getByRole('region', { name: 'Connections' });
  expect(await within(section).findByText('the connection cards')).toBeVisible();
  expect(await screen.findByText('17')).toBeVisible();
});

test('DASH-005 DASH-082 DASH-087 a manager sees the way to the settings, the blocked count and that the site is watched', async () => {
  onSettings({ protect: true, monitor: true });
  onCall('GET', 'module/protect/data').reply(200, '"2418"');
  await mount();
  expect(screen.getByRole('link', { name: 'Manage security settings' })).toHaveAttribute('href', '#/security');
  expect(await within(protect()).findByText('2,418')).toBeVisible();
  expect(protect()).toHaveTextContent('login attacks blocked on this site');
  expect(monitor()).toHaveTextContent('checks your site all the time');
  expect(screen.getAllByTestId('dash-card')).toEqual([protect(), monitor()]);
});

test('an administrator of the server turned one off and keeps the other on', async () => {
  onSettings({ protect: true, monitor: false });
  onCount();
  await mount(({ initial }) => {
    initial.getModules = { protect: { override: 'active' }, monitor: { override: 'inactive' } };
  });
  expect(await within(protect()).findByText('17')).toBeVisible();
  expect(screen.getByTestId('module-toggle-protect')).toHaveAccessibleDescription(/Set by administrator/);
  expect(screen.queryByText('Downtime monitoring')).toBeNull();
});

test('DASH-083 without data the card says that data will display soon', async () => {
  onSettings({ protect: true, monitor: true });
  onCall('GET', 'module/protect/data').reply(404, errorBody('not_active', 'The module is not active.', 404));
  await mount();
  await waitFor(() => expect(protect()).toHaveTextContent('data will display soon'));
  expect(protect()).not.toHaveAttribute('aria-busy');
});

test('while the count is on its way the card is busy, with its toggle', async () => {
  onSettings({ protect: true, monitor: true });
  onCall('GET', 'module/protect/data').delay(60).reply(200, '0');
  await mount();
  expect(protect()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByTestId('module-toggle-protect')).toBeChecked();
  expect(await within(protect()).findByText('0')).toBeVisible();
});

test('a count that fails is said in the card, which asks again', async () => {
  onSettings({ protect: true, monitor: true });
  onCall('GET', 'module/protect/data').reply(500, errorBody('down', 'The service is down.', 500));
  await mount();
  await waitFor(() => expect(protect()).toHaveTextContent('could not be loaded. The service is down.'));
  onCount();
  await userEvent.click(within(protect()).getByRole('button', { name: 'Retry' }));
  expect(await within(protect()).findByText('17')).toBeVisible();
});

test('DASH-029 offline the cards say so and can do nothing', async () => {
  onSettings({ protect: true, monitor: true });
  await mount(offline);
  for (const each of [protect(), monitor()]) {
    expect(each).toHaveTextContent('Unavailable in Offline Mode');
    expect(within(each).queryByRole('switch')).toBeNull();
    expect(within(each).queryByRole('button')).toBeNull();
  }
  expect(screen.queryByRole('link', { name: 'Manage security settings' })).toBeNull();
  expect(screen.getByText('Connections')).toBeVisible();
});

test('DASH-027 DASH-084 DASH-088 without connected owner the cards lead to connecting and have no toggle', async () => {
  onSettings({ protect: true, monitor: true });
  await mount(({ connection }) => {
    connection.hasConnectedOwner = false;
  });
  for (const each of [protect(), monitor()]) {
    expect(within(each).getByRole('link', { name: 'Connect your account' })).toHaveAttribute('href', '#/connect-user');
    expect(within(each).queryByRole('switch')).toBeNull();
  }
});

test('settings that fail: the cards say so and ask again, the rest stays', async () => {
  onCall('GET', 'settings').reply(500, errorBody('down', 'The site is busy.', 500));
  await mount(({ initial }) => {
    initial.settings = {};
  });
  expect(protect()).toHaveTextContent('Loading');
  expect(await within(protect()).findByText('Not loaded')).toBeVisible();
  expect(protect()).toHaveTextContent('The site is busy.');
  expect(monitor()).toHaveTextContent('Not loaded');
  expect(screen.getByText('the connection cards')).toBeVisible();
  onSettings({ protect: false, monitor: true });
  await userEvent.click(within(protect()).getByRole('button', { name: 'Retry' }));
  expect(await within(protect()).findByRole('switch')).not.toBeChecked();
  expect(within(monitor()).getByRole('switch')).toBeChecked();
});

describe('turning on and off', () => {
  const start = async (held: Record<string, boolean>) => {
    onSettings(held);
    const page = await mount(({ initial }) => {
      initial.settings = held;
    });
    const told = jest.fn();
    page.bus.on('modules.changed').subscribe(told);
    return { ...page, told, notice: () => page.bus.notices$.value.at(-1) };
  };

  test('the link does what the toggle does; the notices, the bus and the analytics hear of it', async () => {
    const { bus, told, notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings', { protect: true }).delay(60).reply(200, { code: 'success', message: '' });
    onSettings({ protect: true, monitor: true });
    onCount();
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
    expect(told).toHaveBeenCalledWith({ names: ['protect'] });
    expect(recorded()).toEqual([['jetpack_wpa_module_toggle', { module: 'protect', toggled: 'on' }]]);
    expect(await within(protect()).findByText('17')).toBeVisible();
  });

  test('the monitor is turned off by its toggle', async () => {
    const { notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings', { monitor: false }).reply(200, { code: 'success', message: '' });
    onSettings({ protect: false, monitor: false });
    await userEvent.click(screen.getByTestId('module-toggle-monitor'));
    await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success' }));
    expect(within(monitor()).getByRole('button', { name: 'Activate Monitor' })).toBeVisible();
    expect(recorded()).toEqual([['jetpack_wpa_module_toggle', { module: 'monitor', toggled: 'off' }]]);
  });

  test('a refusal puts the toggle back and says why', async () => {
    const { told, notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings').reply(400, errorBody('some_updated', ' protect: could not be activated.', 400));
    onSettings({ protect: false, monitor: true });
    await userEvent.click(screen.getByTestId('module-toggle-protect'));
    await waitFor(() =>
      expect(notice()).toMatchObject({
        status: 'is-error',
        text: 'Error updating settings. protect: could not be activated.',
      }),
    );
    expect(screen.getByTestId('module-toggle-protect')).not.toBeChecked();
    expect(await within(protect()).findByText('Not saved, still off')).toBeVisible();
    expect(told).not.toHaveBeenCalled();
  });

  test('a server that keeps its own value is believed, and said', async () => {
    const { notice } = await start({ protect: false, monitor: true });
    onCall('POST', 'settings').reply(200, { code: 'success', message: '' });
    onSettings({ protect: false, monitor: true });
    await userEvent.click(screen.getByTestId('module-toggle-protect'));
    await waitFor(() =>
      expect(notice()).toMatchObject({ status: 'is-warning', text: expect.stringContaining('kept') }),
    );
    expect(screen.getByTestId('module-toggle-protect')).not.toBeChecked();
  });
});

describe('other roles', () => {
  test('DASH-006 DASH-020 DASH-028 an editor sees protect without toggle and without the way to the settings', async () => {
    onSettings({ protect: true, monitor: true });
    onCount();
    await mount(set({ manage_modules: false }));
    expect(await within(protect()).findByText('17')).toBeVisible();
    expect(within(protect()).getByText('Active')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Manage security settings' })).toBeNull();
    expect(screen.queryByText('Downtime monitoring')).toBeNull();
  });

  test('DASH-018 a subscriber sees the connections only', async () => {
    onSettings({ protect: true, monitor: true });
    await mount(set({ manage_modules: false, edit_posts: false }));
    expect(await screen.findByText('the connection cards')).toBeVisible();
    expect(screen.queryAllByTestId('dash-card')).toEqual([]);
    expect(screen.queryByText('Security')).toBeNull();
  });
});
