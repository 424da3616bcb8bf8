import { pressInPlace, recorded, settled } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type Answers, card, mountDashboard, siteAnswers, totals } from './dashboard-under-test';
import { GettingStarted } from './security/backup/getting-started.view';

const shown = { protect: true, search: true, monitor: true, stats: true, enable_odyssey_stats: false };
/** Finds the last link of the name; links of the info popover come first. */
const link = (title: string, name: RegExp) => () =>
  within(card(title)).getAllByRole('link', { name }).at(-1) ?? document.body;

/** A control, and the event that a press records. */
type Pressed = readonly [what: () => HTMLElement, name: string, properties: object];
const click = 'jetpack_wpa_click';
const aag = { target: 'at-a-glance' };

const paid: Partial<Answers> = {
  settings: shown,
  rewind: { state: 'active' },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
  features: ['backups', 'real-time-backups', 'scan', 'antispam', 'search'],
  purchases: [{ ID: '1', product_slug: 'jetpack_security_t1_yearly', active: '1' }],
  akismet: 7,
};
const pressedWhenPaid: readonly Pressed[] = [
  [
    () => screen.getByRole('link', { name: 'Manage security settings' }),
    click,
    { target: 'settings-cog', text: 'aag_manage_security_wpcom' },
  ],
  [() => screen.getByRole('link', { name: 'View detailed stats' }), click, { text: 'view_detailed_stats' }],
  [() => screen.getByRole('link', { name: /^View on WordPress/ }), click, { text: 'view_wpcom_stats' }],
  [link('Activity', /^View site activity/), click, { ...aag, type: 'activity-link', feature: 'activity-log' }],
  [link('VaultPress Backup', /^View your backups/), click, { ...aag, type: 'backups-link', feature: 'backups' }],
  [link('VaultPress Backup', /restore points/), click, { ...aag, type: 'restore-points-link', feature: 'backups' }],
  [link('VaultPress Backup', /^Learn more/i), click, { ...aag, type: 'realtime-learn-more-link', feature: 'backups' }],
  [link('Scan', /^View security scan details/), click, { ...aag, type: 'scans-link', feature: 'scans' }],
  [link('Akismet Anti-spam', /^Moderate comments/), click, { ...aag, type: 'moderate-link', feature: 'anti-spam' }],
  [link('Search', /^Add Search Widget/), click, { ...aag, type: 'search-widget-link', feature: 'search' }],
  [() => document.querySelector<HTMLElement>('[data-bar]') ?? document.body, click, { text: 'stats_bar' }],
  [() => screen.getByRole('tab', { name: 'Weeks' }), click, { target: 'stats_switch_view', view: 'week' }],
];

const waiting: Partial<Answers> = { settings: shown, rewind: { state: 'awaiting_credentials' } };
const position = 'at_a_glance';
const pressedWhenWaiting: readonly Pressed[] = [
  [
    link('Comprehensive site security', /^Upgrade/),
    click,
    { page: 'aag', target: 'upgrade-button', feature: 'security' },
  ],
  [
    link('VaultPress Backup', /^Enter credentials/),
    click,
    { ...aag, type: 'enter-credentials-link', feature: 'backups' },
  ],
  [
    link('Getting started with Jetpack Backup', /^Watch the video/),
    'jetpack_backup_getting_started_video_click',
    { position },
  ],
];

test.each([
  ['of a site with a paid plan', paid, pressedWhenPaid],
  ['of a site with backups that wait for credentials', waiting, pressedWhenWaiting],
] as const)('SHR-089 records presses on the dashboard %s', async (_what, site, pressed) => {
  siteAnswers(site);
  onCall('GET', 'module/stats/data')
    .optionally()
    .times(9)
    .reply(200, { general: { stats: totals }, day: { unit: 'day', data: [['2023-02-14', 5]] } });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await mountDashboard(undefined, shown);
  await settled();
  for (const [what, name, properties] of pressed) {
    // A lazy card may render after its answer arrived.
    pressInPlace(await waitFor(what));
    expect(recorded().at(-1)).toEqual([name, properties]);
  }
  await settled();
  open.mockRestore();
});

test('SHR-089 records the activation of Akismet with a key', async () => {
  siteAnswers();
  await mountDashboard();
  await settled();
  onCall('POST', 'plugins/akismet/activate')
    .optionally()
    .reply(500, errorBody('down', 'Down.', 500));
  onCall('POST', 'plugins')
    .optionally()
    .reply(500, errorBody('down', 'Down.', 500));
  pressInPlace(await screen.findByRole('button', { name: 'Activate Akismet' }));
  expect(recorded()).toContainEqual([click, { ...aag, type: 'activate-link', feature: 'anti-spam' }]);
  await settled();
});

test('SHR-089 records the dismissal of the video', () => {
  const onDismiss = jest.fn();
  render(<GettingStarted onDismiss={onDismiss} />);
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  expect(recorded().at(-1)).toEqual(['jetpack_backup_getting_started_video_dismiss', { position }]);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
