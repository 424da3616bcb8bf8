import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { expectCards, protectSwitch, toast, updateFailedText } from '../support/dashboard';
import { expect, test } from '../support/test';

const monitorSwitch = (page: Page) => page.getByRole('switch', { name: 'Downtime monitoring' });
const dismissButtons = (page: Page) => toast(page).getByRole('button', { name: 'Dismiss' });

test.beforeEach(async ({ page, openAs }) => {
  await openAs('admin');
  await expectCards(page);
});

test('SHR-132 shows a server message as text and as one alert, and keeps it on the next screen', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  const message =
    '<img src=x onerror="document.title=1"><b>The site</b> is <script>document.title=2</script>read-only.';
  await page.route('**/jetpack/v4/settings*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'read_only', message, data: { status: 400 } } })
      : route.continue(),
  );
  await protectSwitch(page).click();
  const alert = toast(page).getByRole('alert');
  await expect(alert).toContainText(updateFailedText('The site is document.title=2read-only.'));
  await monitorSwitch(page).click();
  await expect(alert).toContainText('read-only.');
  await expect(dismissButtons(page)).toHaveCount(1);
  expect(await toast(page).locator('b, img, script').count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'My Plan' }).click();
  await expect(page).toHaveTitle(/^My Plan/);
  await expect(alert).toContainText('read-only.');
  await dismissButtons(page).click();
  await expect(alert).toBeEmpty();
});
