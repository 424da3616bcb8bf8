import { expectAccessible } from '../support/axe';
import { card } from '../support/dashboard';
import { holdCalls, networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test.describe('installing takes its time', () => {
  test.use({ scenario: 'slow-installs' });

  test('DASH-109 DASH-110 DASH-111 Boost is installed, settles, and can be managed @long', async ({
    page,
    openAs,
    site,
  }) => {
    await page.clock.install();
    await openAs('admin');
    const boost = card(page, 'Boost');
    await expect(boost.getByRole('button', { name: 'Install Boost' })).toBeVisible();
    await networkAtRest(page);
    const release = await holdCalls(page, 'POST', 'plugins');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('plugins'));
    await boost.getByRole('button', { name: 'Install Boost' }).dblclick();
    expect((await sent).postDataJSON()).toMatchObject({ slug: 'jetpack-boost', status: 'active' });
    const working = boost.getByRole('button', { name: 'Installing Boost' });
    await expect(working).toHaveAttribute('aria-busy', 'true');
    await expect(boost).toContainText('Installing');
    // Time stands still while the answer comes, so that a slow test is not late for what follows it.
    await page.clock.pauseAt(Date.now() + 5_000);
    release();
    await (await sent).response();
    await expect.poll(() => site.calls(/POST plugins/)).toEqual(['POST plugins 200']);
    // It is there, and gets 2.5 seconds before it is looked for.
    await page.clock.runFor(2_400);
    await expect(working).toBeVisible();
    expect(await site.calls(/GET plugins/)).toHaveLength(1);
    await page.clock.resume();
    await expect(boost).toContainText('The plugin is installed and active.');
    await expect.poll(() => site.calls(/plugins/)).toEqual(['GET plugins 200', 'POST plugins 200', 'GET plugins 200']);
    await expect(boost.getByRole('link', { name: 'Manage Boost' })).toHaveAttribute('href', /page=jetpack-boost$/);
    await expect(boost.getByRole('link', { name: 'Manage Boost' })).toBeFocused();
    await page.reload();
    await expect(boost.getByRole('link', { name: 'Manage Boost' })).toBeVisible();
  });
});

test.describe('installing fails', () => {
  test.use({ scenario: 'failing-installs' });

  test('a plugin that cannot be installed says why and can be tried again @long', async ({
    page,
    openAs,
    site,
    expectProblems,
  }) => {
    expectProblems(/status of 500/);
    await openAs('admin');
    const crm = card(page, 'CRM');
    await crm.getByRole('button', { name: 'Install CRM' }).click();
    await expect(crm.getByRole('alert')).toContainText('Unable to install zero-bs-crm');
    await site.traits({ installFails: false, installMs: 0 });
    await crm.getByRole('button', { name: 'Install CRM' }).click();
    await expect(crm.getByRole('link', { name: 'Manage CRM' })).toHaveAttribute('href', /page=zerobscrm-dash$/);
  });
});

test('DASH-077 DASH-078 Akismet is switched on and goes on where its key is entered', async ({
  page,
  openAs,
  problems,
}) => {
  // It is on already, which is what was asked for.
  problems.allow(/status of 404/);
  await openAs('admin');
  const release = await holdCalls(page, 'POST', 'plugins');
  await card(page, 'Akismet Anti-spam').getByRole('button', { name: 'Activate Akismet' }).click();
  await expect(page.getByText('Activating Akismet…')).toBeVisible();
  release();
  await page.waitForURL(/admin\.php\?page=akismet-key-config/);
});

test('DASH-079 a failed activation of Akismet is said, and can be repeated @long', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of (500|404)/);
  await openAs('admin');
  await site.chaos({ method: 'POST', path: 'plugins', kind: '500', times: 1 });
  const activate = card(page, 'Akismet Anti-spam').getByRole('button', { name: 'Activate Akismet' });
  await activate.click();
  await expect(page.getByText('Could not activate Akismet.')).toBeVisible();
  await expectAccessible(page);
  await activate.click();
  await page.waitForURL(/admin\.php\?page=akismet-key-config/);
});

test.describe('VaultPress belongs to the plan', () => {
  test.use({ scenario: 'vaultpress-missing' });

  test('DASH-069 it is not installed: the way to installing it', async ({ page, openAs, problems }) => {
    // So it says nothing of itself.
    problems.allow(/status of 404.*vaultpress/);
    await openAs('admin');
    const scan = card(page, 'Scan');
    await expect(scan).toContainText('Not installed');
    await expect(scan.getByRole('link', { name: 'Install VaultPress' })).toHaveAttribute(
      'href',
      /source=calypso-plugins-vaultpress/,
    );
  });
});
