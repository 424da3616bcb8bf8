import { pressInPlace, recorded, settled } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type Answers, card, mountDashboard, siteAnswers, totals } from './dashboard-under-test';
import { GettingStarted } from './security/backup/getting-started.view';

const settings = { protect: true, search: true, monitor: true, stats: true, enable_odyssey_stats: false };
/** Finds the last link with a name in a card. Links of the info popover come first. */
const link = (title: string, name: RegExp) => () =>
  within(card(title)).getAllByRole('link', { name }).at(-1) ?? document.body;

/** A control, and the event that a press on the control records. */
type Press = readonly [findControl: () => HTMLElement, event: string, properties: object];
const click = 'jetpack_wpa_click';
const atAGlance = { target: 'at-a-glance' };

const paid: Partial<Answers> = {
  settings,
  rewind: { state: 'active' },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
  features: ['backups', 'real-time-backups', 'scan', 'antispam', 'search'],
  purchases: [{ ID: '1', product_slug: 'jetpack_security_t1_yearly', active: '1' }],
  akismet: 7,
};
const pressesWhenPaid: readonly Press[] = [
  [
    () => screen.getByRole('link', { name: 'Manage security settings' }),
    click,
    { target: 'settings-cog', text: 'aag_manage_security_wpcom' },
  ],
  [() => screen.getByRole('link', { name: 'View detailed stats' }), click, { text: 'view_detailed_stats' }],
  [() => screen.getByRole('link', { name: /^View on WordPress/ }), click, { text: 'view_wpcom_stats' }],
  [link('Activity', /^View site activity/), click, { ...atAGlance, type: 'activity-link', feature: 'activity-log' }],
  [link('VaultPress Backup', /^View your backups/), click, { ...atAGlance, type: 'backups-link', feature: 'backups' }],
  [
    link('VaultPress Backup', /restore points/),
    click,
    { ...atAGlance, type: 'restore-points-link', feature: 'backups' },
  ],
  [
    link('VaultPress Backup', /^Learn more/i),
    click,
    { ...atAGlance, type: 'realtime-learn-more-link', feature: 'backups' },
  ],
  [link('Scan', /^View security scan details/), click, { ...atAGlance, type: 'scans-link', feature: 'scans' }],
  [
    link('Akismet Anti-spam', /^Moderate comments/),
    click,
    { ...atAGlance, type: 'moderate-link', feature: 'anti-spam' },
  ],
  [link('Search', /^Add Search Widget/), click, { ...atAGlance, type: 'search-widget-link', feature: 'search' }],
  [() => document.querySelector<HTMLElement>('[data-bar]') ?? document.body, click, { text: 'stats_bar' }],
  [() => screen.getByRole('tab', { name: 'Weeks' }), click, { target: 'stats_switch_view', view: 'week' }],
];

const waitingForCredentials: Partial<Answers> = { settings, rewind: { state: 'awaiting_credentials' } };
const position = 'at_a_glance';
const pressesWhenWaiting: readonly Press[] = [
  [
    link('Comprehensive site security', /^Upgrade/),
    click,
    { page: 'aag', target: 'upgrade-button', feature: 'security' },
  ],
  [
    link('VaultPress Backup', /^Enter credentials/),
    click,
    { ...atAGlance, type: 'enter-credentials-link', feature: 'backups' },
  ],
  [
    link('Getting started with Jetpack Backup', /^Watch the video/),
    'jetpack_backup_getting_started_video_click',
    { position },
  ],
];

test.each([
  ['of a site with a paid plan', paid, pressesWhenPaid],
  ['of a site with backups that wait for credentials', waitingForCredentials, pressesWhenWaiting],
] as const)('SHR-089 records presses on the dashboard %s', async (_what, site, presses) => {
  siteAnswers(site);
  onCall('GET', 'module/stats/data')
    .optionally()
    .times(9)
    .reply(200, { general: { stats: totals }, day: { unit: 'day', data: [['2023-02-14', 5]] } });
  const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
  await mountDashboard(undefined, settings);
  await settled();
  for (const [findControl, event, properties] of presses) {
    // A card from a lazy file can render after its answer has arrived.
    pressInPlace(await waitFor(findControl));
    expect(recorded().at(-1)).toEqual([event, properties]);
  }
  await settled();
  windowOpen.mockRestore();
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
  expect(recorded()).toContainEqual([click, { ...atAGlance, type: 'activate-link', feature: 'anti-spam' }]);
  await settled();
});

test('SHR-089 records the dismissal of the video', () => {
  const onDismiss = jest.fn();
  render(<GettingStarted onDismiss={onDismiss} />);
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  expect(recorded().at(-1)).toEqual(['jetpack_backup_getting_started_video_dismiss', { position }]);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
