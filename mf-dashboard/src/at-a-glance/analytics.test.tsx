import { pressInPlace, recorded, settled } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type Answers, answerReads, card, mountDashboard, statsOf } from './dashboard-under-test';
import { GettingStarted } from './security/backup/getting-started.view';

const clickEvent = 'jetpack_wpa_click';
const settings = { protect: true, search: true, monitor: true, stats: true, enable_odyssey_stats: false };
/** Returns a function that finds the last link with a name in a card; the links of the info popover come first. */
const linkIn = (title: string, name: RegExp) => () =>
  within(card(title)).getAllByRole('link', { name }).at(-1) ?? document.body;

/** A control, and the event that a press on the control records. */
type Press = readonly [findControl: () => HTMLElement, properties: object, event?: string];
const byName = (role: 'link' | 'tab', name: string | RegExp) => () => screen.getByRole(role, { name });
/** A link of a card, and its type and feature in the event. */
const cardLink = (title: string, name: RegExp, type: string, feature: string): Press => [
  linkIn(title, name),
  { target: 'at-a-glance', type, feature },
];
const supportLink = (name: RegExp, button: string): Press => [
  linkIn('Support', name),
  { target: 'support-card', button, page: 'dashboard' },
];

const paidSite: Partial<Answers> = {
  settings,
  rewind: { state: 'active' },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'managed' }] },
  features: ['backups', 'real-time-backups', 'scan', 'antispam', 'search'],
  purchases: [{ ID: '1', product_slug: 'jetpack_security_t1_yearly', active: '1' }],
  akismet: 7,
};
const paidSitePresses: readonly Press[] = [
  [byName('link', 'Manage security settings'), { target: 'settings-cog', text: 'aag_manage_security_wpcom' }],
  [byName('link', 'View detailed stats'), { text: 'view_detailed_stats' }],
  [byName('link', /^View on WordPress/), { text: 'view_wpcom_stats' }],
  cardLink('Activity', /^View site activity/, 'activity-link', 'activity-log'),
  cardLink('VaultPress Backup', /^View your backups/, 'backups-link', 'backups'),
  cardLink('VaultPress Backup', /restore points/, 'restore-points-link', 'backups'),
  cardLink('VaultPress Backup', /^Learn more/i, 'realtime-learn-more-link', 'backups'),
  cardLink('Scan', /^View security scan details/, 'scans-link', 'scans'),
  cardLink('Akismet Anti-spam', /^Moderate comments/, 'moderate-link', 'anti-spam'),
  cardLink('Search', /^Add Search Widget/, 'search-widget-link', 'search'),
  supportLink(/^Getting started/, 'getting-started'),
  supportLink(/^Search the support site/, 'support-search'),
  [() => document.querySelector<HTMLElement>('[data-bar]') ?? document.body, { text: 'stats_bar' }],
  [byName('tab', 'Weeks'), { target: 'stats_switch_view', view: 'week' }],
];

const siteWithoutCredentials: Partial<Answers> = {
  settings,
  rewind: { state: 'awaiting_credentials' },
  features: ['search', 'instant-search'],
};
const position = 'at_a_glance';
const siteWithoutCredentialsPresses: readonly Press[] = [
  [linkIn('Comprehensive site security', /^Upgrade/), { page: 'aag', target: 'upgrade-button', feature: 'security' }],
  cardLink('VaultPress Backup', /^Enter credentials/, 'enter-credentials-link', 'backups'),
  cardLink('Search', /^Customize Search/, 'configure-search-link', 'search'),
  [
    linkIn('Getting started with Jetpack Backup', /^Watch the video/),
    { position },
    'jetpack_backup_getting_started_video_click',
  ],
];

test.each([
  ['of a site with a paid plan', paidSite, paidSitePresses],
  ['of a site whose backups need credentials', siteWithoutCredentials, siteWithoutCredentialsPresses],
] as const)('records presses on the dashboard %s', async (_what, site, presses) => {
  answerReads({ ...site, stats: statsOf(['2023-02-14', 5]) });
  const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
  await mountDashboard(undefined, settings);
  await settled();
  for (const [findControl, properties, event = clickEvent] of presses) {
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
  expect(recorded()).toContainEqual([
    clickEvent,
    { target: 'at-a-glance', type: 'activate-link', feature: 'anti-spam' },
  ]);
});

test('records the dismissal of the video', () => {
  const onDismiss = jest.fn();
  render(<GettingStarted onDismiss={onDismiss} />);
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  expect(recorded().at(-1)).toEqual(['jetpack_backup_getting_started_video_dismiss', { position }]);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
