import { cached } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Answers,
  answerReads,
  type Change,
  card,
  freeSite,
  mountDashboard,
  totals,
} from '../dashboard-under-test';
import { statsRead } from '../stats/stats.call';
import { AntiSpamCard } from './anti-spam/anti-spam-card.view';
import { BackupCard } from './backup/backup-card.view';
import { ScanCard } from './scan/scan-card.view';

const cards = definePart(() => (
  <>
    <BackupCard variant="secondary" />
    <ScanCard variant="secondary" />
    <AntiSpamCard variant="secondary" />
  </>
));
/** Mounts three cards without the rest of the dashboard, which takes longer. */
const mountCards = (settings = freeSite.settings, change: Change = () => {}) =>
  mountPart(cards, {
    name: 'mf-dashboard/at-a-glance',
    pageState: (sample) => {
      sample.initial.settings = { ...settings };
      change(sample);
    },
  });
const onVaultPress = () => onCall('GET', 'module/vaultpress/data').optionally().times(9);
const threat = { id: 1, signature: 'Suspicious.Code', description: 'A file was changed.' };

test.each([
  ['one threat', 1, 'Uh oh, 1 threat found.', 'Fix threat'],
  ['several threats', 1200, 'Uh oh, 1,200 threats found.', 'Fix threats'],
])('DASH-059 DASH-072 shows the number and a link to the scanner for %s', async (_what, count, text, action) => {
  answerReads({
    scan: { state: 'idle', threats: Array.from({ length: count }, (_, id) => ({ ...threat, id })), credentials: [] },
    features: ['scan'],
  });
  await mountDashboard();
  expect(await screen.findByText('Threats found')).toBeVisible();
  expect(card('Scan')).toHaveTextContent(text);
  expect(within(card('Scan')).getByRole('link', { name: new RegExp(`^${action}`) })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-scanner'),
  );
});

const runningBackups: Partial<Answers> = { rewind: { state: 'active' }, features: ['backups'] };

test.each<[string, Partial<Answers>, string, boolean]>([
  [
    'DASH-049 says that backups are being set up',
    { rewind: { state: 'provisioning' } },
    'Jetpack is setting up your backups.',
    false,
  ],
  [
    'DASH-050 DASH-051 asks for credentials, and shows the getting-started video',
    { rewind: { state: 'awaiting_credentials' } },
    'For faster backups and one-click restores, enter your SSH, SFTP or FTP credentials.',
    true,
  ],
  ['DASH-052 says that backups run', runningBackups, 'Jetpack backs up your site every day.', false],
  [
    'DASH-053 says that VaultPress makes the backups',
    { settings: { ...freeSite.settings, vaultpress: true } },
    'VaultPress backs up your site.',
    false,
  ],
  [
    'DASH-054 says that the backups of a new site are not ready yet',
    { rewind: { state: 'unavailable', reason: 'site_new' }, features: ['backups'] },
    "Your site is new, so your backups aren't ready yet. Jetpack is setting them up.",
    false,
  ],
])('%s', async (_what, site, text, hasVideo) => {
  answerReads(site);
  onVaultPress().reply(200, { code: 'success', data: {} });
  await mountCards(site.settings);
  await waitFor(() => expect(within(card('VaultPress Backup')).getByText(text)).toBeVisible());
  expect(screen.queryAllByRole('link', { name: /^Watch the video/ })).toHaveLength(hasVideo ? 1 : 0);
});

test('DASH-055 DASH-056 shows the backup offer until the user closes it, and again after a reload', async () => {
  const settings = { ...freeSite.settings, stats: true };
  answerReads({ settings });
  onCall('GET', 'module/stats/data')
    .optionally()
    .times(9)
    .reply(200, { general: { stats: totals }, day: { unit: 'day', data: [] } });
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

const credentials = [{ type: 'managed' }];
/** Returns the answer of a registered VaultPress. @param threats number of threats */
const vaultPressAnswer = (threats: number) => ({
  code: 'success',
  data: { features: { security: true }, security: { notice_count: threats } },
});

test.each([
  [
    'DASH-060 asks for missing credentials',
    { state: 'idle', threats: [], credentials: [] },
    'To fix threats with one click, enter your SSH, SFTP or FTP credentials.',
  ],
  [
    'DASH-061 says that scanning is being set up',
    { state: 'provisioning', threats: [], credentials },
    'Jetpack is setting up malware scanning.',
  ],
  [
    'DASH-062 says that an idle scan found no threats',
    { state: 'idle', threats: [], credentials },
    'No threats found. Jetpack keeps scanning your files.',
  ],
  [
    'DASH-062 says that a running scan found no threats',
    { state: 'scanning', threats: [], credentials },
    'No threats found. Jetpack keeps scanning your files.',
  ],
])('%s', async (_what, scan, text) => {
  answerReads({ scan });
  await mountCards();
  await waitFor(() => expect(within(card('Scan')).getByText(text)).toBeVisible());
});

const scanOfVaultPress = { state: 'unavailable', reason: 'vp_active_on_site', threats: null, credentials: [] };

test('DASH-064 DASH-065 DASH-021.2 warns about a missing key, with a link to the page of VaultPress', async () => {
  answerReads({ scan: scanOfVaultPress });
  onVaultPress().reply(200, { code: 'not_registered' });
  await mountCards();
  const link = await screen.findByRole('link', { name: 'in VaultPress' });
  expect(card('Scan')).toContainElement(link);
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/admin\.php\?page=vaultpress$/));
  expect(card('Scan')).toHaveTextContent(
    'VaultPress is having difficulties scanning. Please make sure your registration key is entered in VaultPress.',
  );
});

test.each<[string, string, string, Partial<Answers>]>([
  ['running backups', 'View your backups', 'my-jetpack-manage-backup', runningBackups],
  ['running backups', 'View restore points', 'calypso-activity-log', runningBackups],
  [
    'backups without credentials',
    'Enter credentials',
    'jetpack-backup-dash-credentials',
    { rewind: { state: 'awaiting_credentials' } },
  ],
  [
    'a scan without credentials',
    'Enter credentials',
    'jetpack-scan-dash-credentials',
    { scan: { state: 'idle', threats: [], credentials: [] } },
  ],
  [
    'a scan without threats',
    'View security scan details',
    'calypso-scanner',
    { scan: { state: 'idle', threats: [], credentials } },
  ],
  ['threats that VaultPress found', 'Fix threats', 'vaultpress-dashboard', { scan: scanOfVaultPress }],
])('for %s, the link "%s" leads to %s', async (_what, name, source, site) => {
  answerReads(site);
  onVaultPress().reply(200, vaultPressAnswer(2));
  await mountCards();
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}`));
});

test.each([
  ['shows the number of threats that VaultPress found', 2, 'Uh oh, 2 threats found.'],
  ['DASH-067 says that VaultPress found no threats', 0, 'No threats found.'],
])('%s', async (_what, threats, text) => {
  answerReads({ scan: scanOfVaultPress });
  onVaultPress().reply(200, vaultPressAnswer(threats));
  await mountCards();
  await waitFor(() => expect(card('Scan')).toHaveTextContent(text));
});

test.each([
  [
    'DASH-068 offers to activate VaultPress',
    { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: false } },
    'button',
    /^Activate VaultPress$/,
  ],
  ['links to the installation of VaultPress', {}, 'link', /^Install VaultPress/],
] as const)('%s on a Premium plan', async (_what, plugins, role, name) => {
  answerReads({ scan: scanOfVaultPress, plugins });
  onVaultPress().reply(404, errorBody('not_active', 'Off.', 404));
  await mountCards(undefined, (state) => {
    state.initial.siteData.plan = { product_slug: 'jetpack_premium' };
  });
  await waitFor(() => expect(within(card('Scan')).getByRole(role, { name })).toBeVisible());
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

test('on the Scan card, refers users who may not install plugins to an administrator', async () => {
  answerReads({ scan: scanOfVaultPress });
  onVaultPress().reply(404, errorBody('not_active', 'Off.', 404));
  await mountDashboard((state) => {
    removePluginPermission(state);
    state.initial.siteData.plan = { product_slug: 'jetpack_premium' };
  });
  await screen.findByText('Your plan includes VaultPress. Ask a site administrator to set it up.');
  expect(within(card('Scan')).queryByRole('button', { name: /VaultPress/ })).toBeNull();
});

test('on the Anti-spam card, refers users who may not install plugins to an administrator', async () => {
  answerReads({ akismet: 'not_active', features: ['antispam'] });
  await mountDashboard(removePluginPermission);
  const text = 'Your plan includes spam protection. Ask a site administrator to set up Akismet.';
  await screen.findByText(text);
  expect(within(card('Akismet Anti-spam')).queryByRole('button', { name: 'Set up' })).toBeNull();
});

test('does not offer "Activate Akismet" to users who may not install plugins', async () => {
  answerReads();
  await mountDashboard(removePluginPermission);
  await within(card('Akismet Anti-spam')).findByText('Keep spam out of your comments and forms automatically.');
  expect(screen.queryByRole('button', { name: 'Activate Akismet' })).toBeNull();
});
