import { answerProvider, goToProvider, setUpButton } from '../support/connect';
import { expectCards, expectConnections, expectShell, open } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ scenario: 'not-connected' });

test.beforeEach(async ({ openAs }) => {
  await openAs('admin');
});

test('ROOT-021.3 CONN-001 CONN-011 shows the cards of a connected site after approval at the provider', async ({
  page,
  site,
}) => {
  await expect(page).toHaveTitle('Set up ‹ Site Example');
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

test('registers the site only once despite Back and Forward during the registration', async ({ page, site }) => {
  // The site carries out the call, but its answer is lost.
  await site.chaos({ method: 'POST', path: 'connection/register', kind: 'lost' });
  await setUpButton(page).click();
  await expect.poll(() => site.calls(/^POST/)).toHaveLength(1);
  await site.clearChaos();
  await page.goBack();
  await page.goForward();
  await expect(setUpButton(page)).toBeEnabled();
  await goToProvider(page, site);
  expect(await site.calls(/^POST/)).toHaveLength(1);
});
