import { expectAccessible } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

type Traits = Parameters<RunningSite['traits']>[0];

const backupTitle = 'VaultPress Backup';

/** A state of a card with its text and a part of each link's address. The traits of earlier rows stay, unless a row changes them. */
interface Row {
  readonly what: string;
  readonly traits: Traits;
  readonly says: RegExp;
  readonly links?: Readonly<Record<string, string>>;
}

const backups: readonly Row[] = [
  {
    what: 'active',
    traits: { rewind: 'active' },
    says: /Connected.*backed up in real time/,
    links: {
      'View your backups': 'source=my-jetpack-manage-backup',
      'View restore points': 'source=calypso-activity-log',
    },
  },
  { what: 'provisioning', traits: { rewind: 'provisioning' }, says: /Setting up.*setting up your backups/ },
  {
    what: 'awaiting credentials',
    traits: { rewind: 'awaiting_credentials' },
    says: /Action needed.*SSH, SFTP or FTP credentials/,
    links: { 'Enter credentials': 'source=jetpack-backup-dash-credentials' },
  },
  {
    what: 'unavailable on a new site',
    traits: { rewind: 'unavailable', rewindReason: 'site_new' },
    says: /Your site is new/,
  },
];

const scans: readonly Row[] = [
  {
    what: 'idle',
    traits: { scan: 'idle' },
    says: /Secure.*No threats found/,
    links: { 'View security scan details': 'source=calypso-scanner' },
  },
  { what: 'scanning', traits: { scan: 'scanning' }, says: /Secure/ },
  { what: 'provisioning', traits: { scan: 'provisioning' }, says: /setting up malware scanning/ },
  {
    what: 'without credentials',
    traits: { scan: 'idle', credentials: false },
    says: /Action needed.*credentials/,
    links: { 'Enter credentials': 'source=jetpack-scan-dash-credentials' },
  },
  {
    what: 'with one threat',
    traits: { scan: 'idle', credentials: true, threats: 1 },
    says: /Threats found.*Uh oh, 1 threat found\./,
    links: { 'Fix threat': 'source=calypso-scanner' },
  },
  {
    what: 'many threats',
    traits: { scan: 'idle', threats: 1000 },
    says: /Threats found.*Uh oh, 1,000 threats found\./,
    links: { 'Fix threats': 'source=calypso-scanner' },
  },
  { what: 'not in the plan', traits: { scan: 'unavailable', threats: 0 }, says: /Not in your plan/ },
];

for (const [title, rows] of [
  [backupTitle, backups],
  ['Scan', scans],
] as const) {
  test.describe(title, () => {
    test.use({ scenario: 'security' });
    test(`shows ${title} in each state: ${rows.map(({ what }) => what).join(', ')} @long`, async ({
      page,
      openAs,
      site,
    }) => {
      await openAs('admin');
      for (const { what, traits, says, links = {} } of rows) {
        await site.traits(traits);
        await page.reload();
        await expect(card(page, title), what).toContainText(says);
        for (const [name, part] of Object.entries(links))
          await expect(card(page, title).getByRole('link', { name, exact: false }), what).toHaveAttribute(
            'href',
            new RegExp(part),
          );
      }
      await expectAccessible(page);
    });
  });
}

test.describe('threats', () => {
  test.use({ scenario: 'threats' });

  test('DASH-051 dismisses the getting-started video permanently', async ({ page, openAs, site }) => {
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

test.describe("on the provider's own hosting", () => {
  test.use({ scenario: 'atomic' });

  test('DASH-073 DASH-117 hides Scan and links support to the hosting provider', async ({ page, openAs }) => {
    await openAs('admin');
    await expect(card(page, 'Akismet Anti-spam')).toContainText('Not in your plan');
    await expect(card(page, 'Scan')).toHaveCount(0);
    for (const name of ['Getting started', 'Search the support site'])
      await expect(card(page, 'Support').getByRole('link', { name })).toHaveAttribute('href', /source=calypso-help/);
  });
});

test.describe('VaultPress', () => {
  test.use({ scenario: 'vaultpress' });

  test('DASH-065 DASH-066 DASH-021.2 shows a missing key, threats and a secure site', async ({
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

test('DASH-055 DASH-056 shows the records, closes them, and shows them again after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  const backup = card(page, backupTitle);
  await expect(backup).toContainText('Upgrade to back up your 25 posts, 25 comments');
  const records = backup.getByRole('table', { name: 'Posts, plugins and comments on your site' });
  await expect(records.getByRole('row')).toHaveText(['TypeNumber', 'Posts25', /^Plugins\d$/, 'Comments25']);
  await backup.getByRole('button', { name: 'Close' }).click();
  await expect(records).toHaveCount(0);
  await expect(backup.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/backup');
  await page.reload();
  await expect(records).toBeVisible();
});
