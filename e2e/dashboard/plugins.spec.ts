import { expectAccessible } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import { holdCalls, networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test.describe('with a slow installation', () => {
  test.use({ scenario: 'slow-installs' });

  test('DASH-109 DASH-110 DASH-111 installs Boost, waits, and offers to manage it @long', async ({
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
    const busyButton = boost.getByRole('button', { name: 'Installing Boost' });
    await expect(busyButton).toHaveAttribute('aria-busy', 'true');
    await expect(boost).toContainText('Installing');
    // Pause the clock while the answer arrives, so that a slow test does not miss the wait.
    await page.clock.pauseAt(Date.now() + 5_000);
    release();
    await (await sent).response();
    await expect.poll(() => site.calls(/POST plugins/)).toEqual(['POST plugins 200']);
    // The plugin is installed; the list is read 2.5 seconds later.
    await page.clock.runFor(2_400);
    await expect(busyButton).toBeVisible();
    expect(await site.calls(/GET plugins/)).toEqual([]);
    await page.clock.resume();
    await expect(boost).toContainText('The plugin is installed and active.');
    await expect.poll(() => site.calls(/plugins/)).toEqual(['POST plugins 200', 'GET plugins 200']);
    await expect(boost.getByRole('link', { name: 'Manage Boost' })).toHaveAttribute('href', /page=jetpack-boost$/);
    await expect(boost.getByRole('link', { name: 'Manage Boost' })).toBeFocused();
    await page.reload();
    await expect(boost.getByRole('link', { name: 'Manage Boost' })).toBeVisible();
  });
});

test.describe('with a failing installation', () => {
  test.use({ scenario: 'failing-installs' });

  test("shows why a plugin can't be installed, and allows another try @long", async ({
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

test('DASH-077 DASH-078 activates Akismet and opens its key page', async ({ page, openAs, problems }) => {
  // Akismet is already active, which counts as a success.
  problems.allow(/status of 404/);
  await openAs('admin');
  const release = await holdCalls(page, 'POST', 'plugins');
  await card(page, 'Akismet Anti-spam').getByRole('button', { name: 'Activate Akismet' }).click();
  await expect(page.getByText('Activating Akismet…')).toBeVisible();
  release();
  await page.waitForURL(/admin\.php\?page=akismet-key-config/);
});

test('DASH-079 shows a failed activation of Akismet, and allows another try @long', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of (500|404)/);
  await openAs('admin');
  await site.chaos({ method: 'POST', path: 'plugins', kind: '500', times: 1 });
  const activateButton = card(page, 'Akismet Anti-spam').getByRole('button', { name: 'Activate Akismet' });
  await activateButton.click();
  await expect(page.getByText('Could not activate Akismet.')).toBeVisible();
  await expectAccessible(page);
  await activateButton.click();
  await page.waitForURL(/admin\.php\?page=akismet-key-config/);
});

test.describe('with VaultPress in the plan', () => {
  test.use({ scenario: 'vaultpress-missing' });

  test('DASH-069 links to installing VaultPress', async ({ page, openAs, problems }) => {
    // A missing plugin has no report.
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
