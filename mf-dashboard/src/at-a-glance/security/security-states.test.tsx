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
  statsOf,
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

const credentials = [{ type: 'managed' }];
/** Returns the answer of a registered VaultPress. @param threats number of threats */
const vaultPressAnswer = (threats: number) => ({
  code: 'success',
  data: { features: { security: true }, security: { notice_count: threats } },
});

const noThreats = 'No threats found. Jetpack keeps scanning your files.';
test.each([
  ['DASH-060', 'idle', [], 'To fix threats with one click, enter your SSH, SFTP or FTP credentials.'],
  ['DASH-061', 'provisioning', credentials, 'Jetpack is setting up malware scanning.'],
  ['DASH-062', 'idle', credentials, noThreats],
  ['DASH-062', 'scanning', credentials, noThreats],
])('%s in the state "%s" with the credentials %j, the Scan card says "%s"', async (_id, state, known, text) => {
  answerReads({ scan: { state, threats: [], credentials: known } });
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
