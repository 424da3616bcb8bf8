import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { answerProvider, goToProvider, setUp } from '../support/connect';
import { expectCards, expectConnections, expectShell, open } from '../support/dashboard';
import { holdCalls } from '../support/network';
import { expect, test } from '../support/test';

test.use({ scenario: 'not-connected' });

test.beforeEach(async ({ openAs }) => {
  await openAs('admin');
});

test('ROOT-021.3 ROOT-059 CONN-017 the site is not connected: the main connect screen', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'More than 5 million sites run faster and more securely with Jetpack',
  );
  await expect(page.getByRole('list', { name: 'What you get' }).getByRole('listitem')).toHaveCount(5);
  await expect(setUp(page)).toBeEnabled();
  await expect(page).toHaveTitle('Set up ‹ Site Example');
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toHaveCount(0);
});

test('CONN-001 CONN-011 approved at the provider: back, connected, with live cards', async ({ page, site }) => {
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

test('CONN-086.2 denied at the provider: back, not connected, with its notice', async ({ page, site }) => {
  await goToProvider(page, site);
  await answerProvider(page, site, 'Deny');
  await expect(page.getByText('You left before Jetpack was connected.')).toBeVisible();
  await expect(setUp(page)).toBeEnabled();
});

test('CONN-013 denied once and asked again: the site is not registered twice', async ({ page, site }) => {
  await goToProvider(page, site);
  await answerProvider(page, site, 'Deny');
  await goToProvider(page, site);
  await answerProvider(page, site, 'Approve');
  await expectConnections(page);
  expect(await site.calls(/^POST connection\/register/)).toHaveLength(1);
});

test('two clicks make one registration', async ({ page, site }) => {
  const release = await holdCalls(page, 'POST', 'connection/register');
  await setUp(page).dblclick();
  const busy = page.getByRole('button', { name: 'Setting up…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click();
  release();
  await page.waitForURL((url) => url.origin === site.provider);
  expect(await site.calls(/^POST/)).toEqual(['POST connection/register 200']);
});

test('Back from the provider leads to a connect screen that works @long', async ({ page, site }) => {
  await goToProvider(page, site);
  await page.goBack();
  await expect(setUp(page)).toBeEnabled();
  await goToProvider(page, site);
  await answerProvider(page, site, 'Approve');
  await expectConnections(page);
});

test('CONN-010 a registration that the site refuses is said under the button, and can be tried again', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await site.chaos({ method: 'POST', path: 'connection/register', kind: '500', times: 1 });
  await setUp(page).click();
  await expect(page.getByRole('alert')).toContainText(['There has been a critical error on this website.']);
  await goToProvider(page, site);
});

test('CONN-015 on /setup it begins by itself; Back and a reload do not begin again, and register nothing', async ({
  page,
  site,
}) => {
  // The screen stands already; the address leads it on.
  await expect(setUp(page)).toBeEnabled();
  await open(page, '/setup');
  await page.waitForURL((url) => url.origin === site.provider);
  await page.goBack();
  await expect(setUp(page)).toBeEnabled();
  await page.reload();
  await expect(setUp(page)).toBeEnabled();
  await goToProvider(page, site);
  expect(await site.calls(/^POST/)).toEqual(['POST connection/register 200']);
});

for (const [how, leave] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'Back',
    async (page: Page) => {
      await page.goBack();
      await page.goForward();
    },
  ],
] as const)
  test(`${how} while it registers leaves one registration${how === 'Back' ? '' : ' @long'}`, async ({ page, site }) => {
    await site.chaos({ method: 'POST', path: 'connection/register', kind: 'lost' });
    await setUp(page).click();
    await expect.poll(() => site.calls(/^POST/)).toHaveLength(1);
    await site.calm();
    await leave(page);
    await expect(setUp(page)).toBeEnabled();
    await goToProvider(page, site);
    expect(await site.calls(/^POST/)).toHaveLength(1);
  });

test('CONN-010 whatever comes instead of an address is said, and nobody is led away', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/status of (403|500)/);
  const alert = page.getByRole('main').getByRole('alert');
  for (const [kind, said] of [
    ['html', 'The site sent an unreadable response.'],
    ['empty', 'The site sent an empty response.'],
    ['shape', 'The site sent an unexpected response.'],
  ] as const) {
    await site.chaos({ method: 'POST', path: 'connection/register', kind, times: 1 });
    await setUp(page).click();
    await expect(alert).toContainText([said]);
  }
  await expectAccessible(page);
  await page.route('**/connection/register*', (route) =>
    route.fulfill({ json: { authorizeUrl: 'https://elsewhere.example/authorize' } }),
  );
  await setUp(page).click();
  await expect(alert).toContainText(['https://elsewhere.example/authorize']);
  expect(new URL(page.url()).origin).toBe(site.url);
});
