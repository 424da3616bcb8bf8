import type { Page } from '@playwright/test';
import { toast } from '../support/dashboard';
import { expectSaved, saveButton } from '../support/settings';
import { expect, test } from '../support/test';

const googleRow = (page: Page) => page.getByTestId('verification-google-row');

/** Returns a list to which the body of each write of settings is added. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/settings/.test(request.url())) writes.push(request.postData() ?? '');
  });
  return writes;
}

test.beforeEach(({ openAs }) => openAs('admin', '/traffic'));

test('after the Google window cuts its connection to the page, the user can check again or enter the code', async ({
  page,
  context,
}) => {
  // Answer the first request of the window, because Playwright does not route requests that follow a redirect.
  await context.route(/service=google_site_verification/, (route) =>
    route.fulfill({
      body: '<p>Connect Google</p>',
      contentType: 'text/html',
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    }),
  );
  const writes = recordWrites(page);
  const opening = page.waitForEvent('popup');
  await googleRow(page).getByRole('button', { name: 'Verify with Google' }).click();
  await opening;
  await expect(googleRow(page).getByRole('status')).toContainText('Jetpack got no answer from the Google window.');
  await googleRow(page).getByRole('button', { name: 'Check again' }).click();
  // Each provider has its own token.
  await expect.poll(() => writes).toEqual([expect.stringMatching(/^{"google":"\w+VERIFYTOKEN"}$/)]);
  await expect(googleRow(page).getByRole('button', { name: 'Check again' })).toBeEnabled();
  await googleRow(page).getByRole('button', { name: 'Verify manually' }).click();
  await expect(googleRow(page).getByLabel('Google')).toHaveValue(/VERIFYTOKEN/);
});

test('SET-153 SET-158 SET-168 verifies the site with Google in a window and with other services by code', async ({
  page,
}) => {
  await googleRow(page).getByRole('button', { name: 'Verify manually' }).click();
  await googleRow(page).getByLabel('Google').fill('mine');
  await googleRow(page).getByRole('button', { name: 'Cancel' }).click();
  const opening = page.waitForEvent('popup');
  await googleRow(page).getByRole('button', { name: 'Verify with Google' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: 'Allow' }).click();
  await expect(googleRow(page)).toContainText('Your site is verified with Google');
  await expect(toast(page)).toContainText('Site is verified');
  await expect(googleRow(page).getByRole('link', { name: 'Google Search Console' })).toBeVisible();

  await page.getByTestId('verification-bing').fill('abc-123');
  await page.getByTestId('verification-yandex').fill('<b>no</b>');
  await saveButton(page).click();
  await expect(page.getByText(/Paste the complete HTML tag/)).toBeVisible();
  await page.getByTestId('verification-yandex').fill('');
  await saveButton(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByTestId('verification-bing')).toHaveValue('<meta name="msvalidate.01" content="abc-123" />');
  await expect(googleRow(page)).toContainText('Your site is verified with Google');
});
