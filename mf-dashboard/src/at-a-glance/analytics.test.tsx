import { pressInPlace, recorded, settled } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type Answers, answerReads, card, mountDashboard, totals } from './dashboard-under-test';
import { GettingStarted } from './security/backup/getting-started.view';

const settings = { protect: true, search: true, monitor: true, stats: true, enable_odyssey_stats: false };
/** Returns a function that finds the last link with a name in a card; the links of the info popover come first. */
const linkIn = (title: string, name: RegExp) => () =>
  within(card(title)).getAllByRole('link', { name }).at(-1) ?? document.body;

/** A control, and the event that a press on the control records. */
type Press = readonly [findControl: () => HTMLElement, event: string, properties: object];
const clickEvent = 'jetpack_wpa_click';
const atAGlance = { target: 'at-a-glance' };

const paidSite: Partial<Answers> = {
  settings,
  rewind: { state: 'active' },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
  features: ['backups', 'real-time-backups', 'scan', 'antispam', 'search'],
  purchases: [{ ID: '1', product_slug: 'jetpack_security_t1_yearly', active: '1' }],
  akismet: 7,
};
const paidSitePresses: readonly Press[] = [
  [
    () => screen.getByRole('link', { name: 'Manage security settings' }),
    clickEvent,
    { target: 'settings-cog', text: 'aag_manage_security_wpcom' },
  ],
  [() => screen.getByRole('link', { name: 'View detailed stats' }), clickEvent, { text: 'view_detailed_stats' }],
  [() => screen.getByRole('link', { name: /^View on WordPress/ }), clickEvent, { text: 'view_wpcom_stats' }],
  [
    linkIn('Activity', /^View site activity/),
    clickEvent,
    { ...atAGlance, type: 'activity-link', feature: 'activity-log' },
  ],
  [
    linkIn('VaultPress Backup', /^View your backups/),
    clickEvent,
    { ...atAGlance, type: 'backups-link', feature: 'backups' },
  ],
  [
    linkIn('VaultPress Backup', /restore points/),
    clickEvent,
    { ...atAGlance, type: 'restore-points-link', feature: 'backups' },
  ],
  [
    linkIn('VaultPress Backup', /^Learn more/i),
    clickEvent,
    { ...atAGlance, type: 'realtime-learn-more-link', feature: 'backups' },
  ],
  [linkIn('Scan', /^View security scan details/), clickEvent, { ...atAGlance, type: 'scans-link', feature: 'scans' }],
  [
    linkIn('Akismet Anti-spam', /^Moderate comments/),
    clickEvent,
    { ...atAGlance, type: 'moderate-link', feature: 'anti-spam' },
  ],
  [linkIn('Search', /^Add Search Widget/), clickEvent, { ...atAGlance, type: 'search-widget-link', feature: 'search' }],
  [
    linkIn('Support', /^Getting started/),
    clickEvent,
    { target: 'support-card', button: 'getting-started', page: 'dashboard' },
  ],
  [
    linkIn('Support', /^Search the support site/),
    clickEvent,
    { target: 'support-card', button: 'support-search', page: 'dashboard' },
  ],
  [() => document.querySelector<HTMLElement>('[data-bar]') ?? document.body, clickEvent, { text: 'stats_bar' }],
  [() => screen.getByRole('tab', { name: 'Weeks' }), clickEvent, { target: 'stats_switch_view', view: 'week' }],
];

const siteWithoutCredentials: Partial<Answers> = {
  settings,
  rewind: { state: 'awaiting_credentials' },
  features: ['search', 'instant-search'],
};
const position = 'at_a_glance';
const siteWithoutCredentialsPresses: readonly Press[] = [
  [
    linkIn('Comprehensive site security', /^Upgrade/),
    clickEvent,
    { page: 'aag', target: 'upgrade-button', feature: 'security' },
  ],
  [
    linkIn('VaultPress Backup', /^Enter credentials/),
    clickEvent,
    { ...atAGlance, type: 'enter-credentials-link', feature: 'backups' },
  ],
  [
    linkIn('Search', /^Customize Search/),
    clickEvent,
    { ...atAGlance, type: 'configure-search-link', feature: 'search' },
  ],
  [
    linkIn('Getting started with Jetpack Backup', /^Watch the video/),
    'jetpack_backup_getting_started_video_click',
    { position },
  ],
];

test.each([
  ['of a site with a paid plan', paidSite, paidSitePresses],
  ['of a site whose backups need credentials', siteWithoutCredentials, siteWithoutCredentialsPresses],
] as const)('records presses on the dashboard %s', async (_what, site, presses) => {
  answerReads(site);
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

test('records a press on "Activate Akismet"', async () => {
  answerReads();
  await mountDashboard();
  await settled();
  onCall('POST', 'plugins').reply(500, errorBody('down', 'Down.', 500));
  pressInPlace(await screen.findByRole('button', { name: 'Activate Akismet' }));
  expect(recorded()).toContainEqual([clickEvent, { ...atAGlance, type: 'activate-link', feature: 'anti-spam' }]);
  await settled();
});

test('records the dismissal of the video', () => {
  const onDismiss = jest.fn();
  render(<GettingStarted onDismiss={onDismiss} />);
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  expect(recorded().at(-1)).toEqual(['jetpack_backup_getting_started_video_dismiss', { position }]);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
