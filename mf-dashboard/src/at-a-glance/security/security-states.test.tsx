import { cached } from '@flightdeck/shared/api';
import { errorBody } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Answers,
  answerReads,
  type Change,
  card,
  freeSite,
  mountDashboard,
  statsOf,
} from '../dashboard-under-test';
import { statsRead } from '../stats/stats.call';
import { credentials, mountCards, onVaultPress, scanOfVaultPress, vaultPressAnswer } from './security-cards-under-test';

const runningBackups: Partial<Answers> = { rewind: { state: 'active' }, features: ['backups'] };

const rewindIn = (state: string): Partial<Answers> => ({ rewind: { state } });
const newSite: Partial<Answers> = { rewind: { state: 'unavailable', reason: 'site_new' }, features: ['backups'] };
const withVaultPress: Partial<Answers> = { settings: { ...freeSite.settings, vaultpress: true } };

test.each<[string, Partial<Answers>, string, hasVideo: boolean]>([
  ['DASH-049 while backups are being set up', rewindIn('provisioning'), 'Jetpack is setting up your backups.', false],
  [
    'DASH-050 DASH-051 without credentials',
    rewindIn('awaiting_credentials'),
    'For faster backups and one-click restores, enter your SSH, SFTP or FTP credentials.',
    true,
  ],
  ['DASH-052 while backups run', runningBackups, 'Jetpack backs up your site every day.', false],
  ['DASH-053 with VaultPress', withVaultPress, 'VaultPress backs up your site.', false],
  [
    'DASH-054 on a new site',
    newSite,
    "Your site is new, so your backups aren't ready yet. Jetpack is setting them up.",
    false,
  ],
])('%s (%j), the Backup card says "%s", with the getting-started video: %s', async (_when, site, text, hasVideo) => {
  answerReads(site);
  onVaultPress().reply(200, { code: 'success', data: {} });
  await mountCards(site.settings);
  await waitFor(() => expect(within(card('VaultPress Backup')).getByText(text)).toBeVisible());
  expect(screen.queryAllByRole('link', { name: /^Watch the video/ })).toHaveLength(hasVideo ? 1 : 0);
});

test('DASH-055 DASH-056 shows the backup offer until the user closes it, and again after a reload', async () => {
  const settings = { ...freeSite.settings, stats: true };
  answerReads({ settings, stats: statsOf() });
  const { mountAgain } = await mountCards(settings);
  expect(await screen.findByText(/^Upgrade to back up your 25 posts, 3 comments/)).toBeVisible();
  fireEvent.click(within(card('VaultPress Backup')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Upgrade to back up/)).toBeNull();
  expect(within(card('VaultPress Backup')).getByRole('link', { name: 'Upgrade' })).toBeVisible();
  await mountAgain('#/dashboard');
  expect(await screen.findByText(/^Upgrade to back up/)).toBeVisible();
});

test('DASH-055 reads no numbers for the offer while backups run', async () => {
  const settings = { ...freeSite.settings, stats: true };
  answerReads({ ...runningBackups, settings });
  await mountCards(settings);
  await waitFor(() =>
    expect(within(card('VaultPress Backup')).getByText('Jetpack backs up your site every day.')).toBeVisible(),
  );
  expect(cached(statsRead('day'))).toBeUndefined();
});

const scanWith = (known: readonly object[]) => ({ scan: { state: 'idle', threats: [], credentials: known } });
test.each<[string, string, string, Partial<Answers>]>([
  ['running backups', 'View your backups', 'my-jetpack-manage-backup', runningBackups],
  ['running backups', 'View restore points', 'calypso-activity-log', runningBackups],
  ['backups', 'Enter credentials', 'jetpack-backup-dash-credentials', rewindIn('awaiting_credentials')],
  ['a scan', 'Enter credentials', 'jetpack-scan-dash-credentials', scanWith([])],
  ['a scan without threats', 'View security scan details', 'calypso-scanner', scanWith(credentials)],
  ['threats that VaultPress found', 'Fix threats', 'vaultpress-dashboard', { scan: scanOfVaultPress }],
])('for %s, the link "%s" leads to %s', async (_what, name, source, site) => {
  answerReads(site);
  onVaultPress().reply(200, vaultPressAnswer(2));
  await mountCards();
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}`));
});

test.each([
  ['DASH-080 shows a number that the site sends as a string', '2418', /2,418 spam comments blocked\./],
  ['DASH-080 says that there is no data yet for the string "0"', '0', /will appear here soon\./],
])('%s', async (_what, akismet, text) => {
  answerReads({ akismet });
  await mountCards();
  await waitFor(() => expect(card('Akismet Anti-spam')).toHaveTextContent(text));
});

/** Removes the permission to install plugins. */
const removePluginPermission: Change = ({ initial }) => {
  const { permissions } = initial.userData?.currentUser ?? {};
  if (permissions) permissions.manage_plugins = false;
};

test.each<[string, string, string, Partial<Answers>, RegExp]>([
  [
    'the Scan card refers to an administrator',
    'Scan',
    'Your plan includes VaultPress. Ask a site administrator to set it up.',
    { scan: scanOfVaultPress },
    /VaultPress/,
  ],
  [
    'the Anti-spam card refers to an administrator',
    'Akismet Anti-spam',
    'Your plan includes spam protection. Ask a site administrator to set up Akismet.',
    { akismet: 'not_active', features: ['antispam'] },
    /^Set up$/,
  ],
  [
    'the Anti-spam card has no button',
    'Akismet Anti-spam',
    'Keep spam out of your comments and forms automatically.',
    {},
    /^Activate Akismet$/,
  ],
])('for users who may not install plugins, %s', async (_what, title, text, site, buttonName) => {
  answerReads(site);
  onVaultPress().reply(404, errorBody('not_active', 'Off.', 404));
  await mountDashboard((state) => {
    removePluginPermission(state);
    if (site.scan) state.initial.siteData.plan = { product_slug: 'jetpack_premium' };
  });
  await within(card(title)).findByText(text);
  expect(within(card(title)).queryByRole('button', { name: buttonName })).toBeNull();
});
