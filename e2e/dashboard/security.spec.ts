import { expectAccessible } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import type { TraitsInput } from '../support/site';
import { expect, test } from '../support/test';

const backupTitle = 'VaultPress Backup';

/** A state of a card. */
interface CardState {
  readonly state: string;
  /** Traits that differ from those of the previous state. */
  readonly traits: TraitsInput;
  readonly text: RegExp;
  /** A part of each link's address, by the name of the link. */
  readonly links?: Readonly<Record<string, string>>;
}

const backupStates: readonly CardState[] = [
  {
    state: 'active',
    traits: { rewind: 'active' },
    text: /Connected.*backed up in real time/,
    links: {
      'View your backups': 'source=my-jetpack-manage-backup',
      'View restore points': 'source=calypso-activity-log',
    },
  },
  { state: 'provisioning', traits: { rewind: 'provisioning' }, text: /Setting up.*setting up your backups/ },
  {
    state: 'awaiting credentials',
    traits: { rewind: 'awaiting_credentials' },
    text: /Action needed.*SSH, SFTP or FTP credentials/,
    links: { 'Enter credentials': 'source=jetpack-backup-dash-credentials' },
  },
  {
    state: 'unavailable on a new site',
    traits: { rewind: 'unavailable', rewindReason: 'site_new' },
    text: /Your site is new/,
  },
];

const scanStates: readonly CardState[] = [
  {
    state: 'idle',
    traits: { scan: 'idle' },
    text: /Secure.*No threats found/,
    links: { 'View security scan details': 'source=calypso-scanner' },
  },
  { state: 'scanning', traits: { scan: 'scanning' }, text: /Secure/ },
  { state: 'provisioning', traits: { scan: 'provisioning' }, text: /setting up malware scanning/ },
  {
    state: 'without credentials',
    traits: { scan: 'idle', credentials: false },
    text: /Action needed.*credentials/,
    links: { 'Enter credentials': 'source=jetpack-scan-dash-credentials' },
  },
  {
    state: 'with one threat',
    traits: { scan: 'idle', credentials: true, threats: 1 },
    text: /Threats found.*Uh oh, 1 threat found\./,
    links: { 'Fix threat': 'source=calypso-scanner' },
  },
  {
    state: 'with many threats',
    traits: { scan: 'idle', threats: 1000 },
    text: /Threats found.*Uh oh, 1,000 threats found\./,
    links: { 'Fix threats': 'source=calypso-scanner' },
  },
  { state: 'not in the plan', traits: { scan: 'unavailable', threats: 0 }, text: /Not in your plan/ },
];

for (const [title, states] of [
  [backupTitle, backupStates],
  ['Scan', scanStates],
] as const) {
  test.describe(title, () => {
    test.use({ scenario: 'security' });
    test(`shows ${title} in each state: ${states.map(({ state }) => state).join(', ')} @long`, async ({
      page,
      openAs,
      site,
    }) => {
      await openAs('admin');
      for (const { state, traits, text, links = {} } of states) {
        await site.traits(traits);
        await page.reload();
        await expect(card(page, title), state).toContainText(text);
        for (const [name, addressPart] of Object.entries(links))
          await expect(card(page, title).getByRole('link', { name, exact: false }), state).toHaveAttribute(
            'href',
            new RegExp(addressPart),
          );
      }
      await expectAccessible(page);
    });
  });
}

test.describe('with backups that need credentials', () => {
  test.use({ scenario: 'threats' });

  test('DASH-051 shows the getting-started video until the user closes it, and not again after a reload', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin');
    const video = card(page, 'Getting started with Jetpack Backup');
    await expect(video.getByRole('link', { name: 'Watch the video' })).toBeVisible();
    await expectAccessible(page);
    await video.getByRole('button', { name: 'Close' }).click();
    await expect(video).toHaveCount(0);
    await expect.poll(() => site.calls(/POST settings/)).toEqual(['POST settings 200']);
    await page.reload();
    await expect(card(page, backupTitle)).toContainText('Action needed');
    await expect(video).toHaveCount(0);
  });
});

test.describe('on a site that the provider hosts', () => {
  test.use({ scenario: 'atomic' });

  test('DASH-073 DASH-117 hides Scan and links support to the hosting provider', async ({ page, openAs }) => {
    await openAs('admin');
    await expect(card(page, 'Akismet Anti-spam')).toContainText('Not in your plan');
    await expect(card(page, 'Scan')).toHaveCount(0);
    for (const name of ['Getting started', 'Search the support site'])
      await expect(card(page, 'Support').getByRole('link', { name })).toHaveAttribute('href', /source=calypso-help/);
  });
});

test.describe('with VaultPress', () => {
  test.use({ scenario: 'vaultpress' });

  test('DASH-065 DASH-066 DASH-021.2 the Scan card reports a missing key, the number of threats, and no threats', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin');
    const scan = card(page, 'Scan');
    await expect(scan).toContainText(
      'VaultPress is having difficulties scanning. Please make sure your registration key is entered',
    );
    await expect(scan.getByRole('link', { name: 'in VaultPress' })).toHaveAttribute(
      'href',
      /\/wp-admin\/admin\.php\?page=vaultpress$/,
    );
    await expectAccessible(page);
    await site.traits({ vaultpress: 'registered', vaultpressThreats: 2 });
    await page.reload();
    await expect(scan).toContainText('Uh oh, 2 threats found.');
    await expect(scan.getByRole('link', { name: 'Fix threats' })).toHaveAttribute(
      'href',
      /source=vaultpress-dashboard/,
    );
    await site.traits({ vaultpressThreats: 0 });
    await page.reload();
    await expect(scan).toContainText('No threats found.');
  });
});

test('DASH-055 DASH-056 shows the numbers of posts, plugins and comments until the user closes them, and again after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  const backup = card(page, backupTitle);
  await expect(backup).toContainText('Upgrade to back up your 25 posts, 25 comments');
  const recordsTable = backup.getByRole('table', { name: 'Posts, plugins and comments on your site' });
  await expect(recordsTable.getByRole('row')).toHaveText(['TypeNumber', 'Posts25', /^Plugins\d$/, 'Comments25']);
  await backup.getByRole('button', { name: 'Close' }).click();
  await expect(recordsTable).toHaveCount(0);
  await expect(backup.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/backup');
  await page.reload();
  await expect(recordsTable).toBeVisible();
});
