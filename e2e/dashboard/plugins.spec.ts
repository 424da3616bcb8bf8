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
    const boostCard = card(page, 'Boost');
    await expect(boostCard.getByRole('button', { name: 'Install Boost' })).toBeVisible();
    await networkAtRest(page);
    const release = await holdCalls(page, 'POST', 'plugins');
    const installRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('plugins'),
    );
    await boostCard.getByRole('button', { name: 'Install Boost' }).dblclick();
    expect((await installRequest).postDataJSON()).toMatchObject({ slug: 'jetpack-boost', status: 'active' });
    const busyButton = boostCard.getByRole('button', { name: 'Installing Boost' });
    await expect(busyButton).toHaveAttribute('aria-busy', 'true');
    await expect(boostCard).toContainText('Installing');
    // Pause the page's clock while the answer arrives. Otherwise, the delay below could end before the test looks.
    await page.clock.pauseAt(Date.now() + 5_000);
    release();
    await (await installRequest).response();
    await expect.poll(() => site.calls(/POST plugins/)).toEqual(['POST plugins 200']);
    // The page reads the list of plugins 2.5 seconds after the installation.
    await page.clock.runFor(2_400);
    await expect(busyButton).toBeVisible();
    expect(await site.calls(/GET plugins/)).toEqual([]);
    await page.clock.resume();
    await expect(boostCard).toContainText('The plugin is installed and active.');
    await expect.poll(() => site.calls(/plugins/)).toEqual(['POST plugins 200', 'GET plugins 200']);
    await expect(boostCard.getByRole('link', { name: 'Manage Boost' })).toHaveAttribute('href', /page=jetpack-boost$/);
    await expect(boostCard.getByRole('link', { name: 'Manage Boost' })).toBeFocused();
    await page.reload();
    await expect(boostCard.getByRole('link', { name: 'Manage Boost' })).toBeVisible();
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
    const crmCard = card(page, 'CRM');
    await crmCard.getByRole('button', { name: 'Install CRM' }).click();
    await expect(crmCard.getByRole('alert')).toContainText('Unable to install zero-bs-crm');
    await site.traits({ installFails: false, installMs: 0 });
    await crmCard.getByRole('button', { name: 'Install CRM' }).click();
    await expect(crmCard.getByRole('link', { name: 'Manage CRM' })).toHaveAttribute('href', /page=zerobscrm-dash$/);
  });
});

test('DASH-077 DASH-078 activates Akismet, and opens the page for its key', async ({ page, openAs, problems }) => {
  // Akismet is active already. The site answers with 404 (`plugin_already_active`), which counts as success.
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

  test('DASH-069 links to the installation of VaultPress', async ({ page, openAs, problems }) => {
    // The site answers reads of a plugin that is not installed with 404.
    problems.allow(/status of 404.*vaultpress/);
    await openAs('admin');
    const scanCard = card(page, 'Scan');
    await expect(scanCard).toContainText('Not installed');
    await expect(scanCard.getByRole('link', { name: 'Install VaultPress' })).toHaveAttribute(
      'href',
      /source=calypso-plugins-vaultpress/,
    );
  });
});
