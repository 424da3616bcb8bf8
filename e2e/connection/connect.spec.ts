import type { Page } from '@playwright/test';
import { answerProvider, goToProvider, setUpButton } from '../support/connect';
import { expectCards, expectConnections, expectShell, open } from '../support/dashboard';
import { holdCalls } from '../support/network';
import { expect, test } from '../support/test';

test.use({ scenario: 'not-connected' });

test.beforeEach(async ({ openAs }) => {
  await openAs('admin');
});

test('ROOT-021.3 ROOT-059 CONN-017 shows the main connect screen on a site that is not connected', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'More than 5 million sites run faster and more securely with Jetpack',
  );
  await expect(page.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(5);
  await expect(setUpButton(page)).toBeEnabled();
  await expect(page).toHaveTitle('Set up ‹ Site Example');
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toHaveCount(0);
});

test('CONN-001 CONN-011 shows the cards of a connected site after approval at the provider', async ({ page, site }) => {
  await goToProvider(page, site);
  await expect(page.getByText('provider_admin')).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(site.url);
  await answerProvider(page, site, 'Approve');
  await expectShell(page);
  await expectCards(page);
  await expectConnections(page);
  await expect(page.getByText("You're fueled up and ready to go, Jetpack is now active.")).toBeVisible();
  await page.reload();
  await expectConnections(page);
  await expect(page.getByText("You're fueled up and ready to go, Jetpack is now active.")).toHaveCount(0);
});

test('CONN-086.2 shows a notice and the connect screen after a denial at the provider', async ({ page, site }) => {
  await goToProvider(page, site);
  await answerProvider(page, site, 'Deny');
  await expect(page.getByText('You left before Jetpack was connected.')).toBeVisible();
  await expect(setUpButton(page)).toBeEnabled();
});

test('CONN-013 does not register the site again after a denial', async ({ page, site }) => {
  await goToProvider(page, site);
  await answerProvider(page, site, 'Deny');
  await goToProvider(page, site);
  await answerProvider(page, site, 'Approve');
  await expectConnections(page);
  expect(await site.calls(/^POST connection\/register/)).toHaveLength(1);
});

test('registers the site only once after several clicks', async ({ page, site }) => {
  const release = await holdCalls(page, 'POST', 'connection/register');
  await setUpButton(page).dblclick();
  const busyButton = page.getByRole('button', { name: 'Setting up…' });
  await expect(busyButton).toHaveAttribute('aria-busy', 'true');
  await busyButton.click();
  release();
  await page.waitForURL(site.isAtProvider);
  expect(await site.calls(/^POST/)).toEqual(['POST connection/register 200']);
});

test('after Back from the provider, the connect screen still works @long', async ({ page, site }) => {
  await goToProvider(page, site);
  await page.goBack();
  await expect(setUpButton(page)).toBeEnabled();
  await goToProvider(page, site);
  await answerProvider(page, site, 'Approve');
  await expectConnections(page);
});

test('CONN-015 starts connecting automatically on /setup, but not again after Back or a reload, and registers the site once', async ({
  page,
  site,
}) => {
  // The screen is already on the page; the change of address starts it.
  await expect(setUpButton(page)).toBeEnabled();
  await open(page, '/setup');
  await page.waitForURL(site.isAtProvider);
  await page.goBack();
  await expect(setUpButton(page)).toBeEnabled();
  await page.reload();
  await expect(setUpButton(page)).toBeEnabled();
  await goToProvider(page, site);
  expect(await site.calls(/^POST/)).toEqual(['POST connection/register 200']);
});

for (const [action, tag, perform] of [
  ['a reload', ' @long', (page: Page) => page.reload()],
  [
    'Back and Forward',
    '',
    async (page: Page) => {
      await page.goBack();
      await page.goForward();
    },
  ],
] as const)
  test(`registers the site only once despite ${action} during the registration${tag}`, async ({ page, site }) => {
    // The site carries out the call, but its answer is lost.
    await site.chaos({ method: 'POST', path: 'connection/register', kind: 'lost' });
    await setUpButton(page).click();
    await expect.poll(() => site.calls(/^POST/)).toHaveLength(1);
    await site.clearChaos();
    await perform(page);
    await expect(setUpButton(page)).toBeEnabled();
    await goToProvider(page, site);
    expect(await site.calls(/^POST/)).toHaveLength(1);
  });
