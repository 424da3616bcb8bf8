import type { Page } from '@playwright/test';
import { card, dashboardPath, expectShell } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link');

test('ROOT-062 ROOT-050 DASH-006 shows an editor one tab, and cards without switches or links to manage features', async ({
  page,
  openAs,
}) => {
  await openAs('editor');
  await expectShell(page);
  await expect(tabs(page)).toHaveText(['At a Glance']);
  await expect(card(page, 'Site connection')).toContainText('Connected');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage security settings' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage site connection' })).toHaveCount(0);
});

test('ROOT-062 shows a subscriber one tab, and no security cards', async ({ page, openAs, site }) => {
  await openAs('subscriber');
  await expectShell(page);
  await expect(tabs(page)).toHaveText(['At a Glance']);
  await expect(card(page, 'Site connection')).toContainText('Connected');
  await expect(page.getByRole('region', { name: 'Security' })).toHaveCount(0);
  await networkAtRest(page);
  expect(await site.calls(/ 40[13]$/)).toEqual([]);
});

test.describe('on a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  for (const user of ['editor', 'subscriber'] as const) {
    test(`a user with the role ${user} sees the WordPress page that refuses access`, async ({
      page,
      logIn,
      expectProblems,
    }) => {
      expectProblems(/status of 403/);
      await logIn(user);
      const answer = await page.goto(dashboardPath);
      expect(answer?.status()).toBe(403);
      await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
      await expect(page.locator('#flightdeck')).toHaveCount(0);
    });
  }
});

test('leads a logged-out user through the login page and back', async ({ page, site }) => {
  await page.goto(dashboardPath);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/wp-login.php');
  // On WordPress, redirect_to includes the origin; on the test site, it doesn't.
  expect(new URL(searchParams.get('redirect_to') ?? '', site.url).href).toBe(site.url + dashboardPath);
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectShell(page);
});
