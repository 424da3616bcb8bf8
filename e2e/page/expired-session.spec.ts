import type { Page } from '@playwright/test';
import { expectUpdated, toast } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expectSaved, saveButton } from '../support/settings';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

const hour = 3600 * 1000;
const codeField = (page: Page) => page.getByTestId('verification-bing');
const metaTag = (text: string) => `<meta name="msvalidate.01" content="${text}" />`;
// Includes refused reads: a form reads the site's values before it writes, so an expired nonce makes the read fail.
const writesAndRefusals = /^POST|rest-nonce|users\/me| 403$/;

/** Expects one renewal of the nonce, then one write, and the new value on the site. */
async function expectSavedOnce(page: Page, site: RunningSite): Promise<void> {
  expect(await site.calls(writesAndRefusals)).toEqual([
    'GET settings 403',
    'GET admin-ajax/rest-nonce 200',
    'GET wp/v2/users/me 200',
    'POST settings 200',
  ]);
  await page.reload();
  await expect(codeField(page)).toHaveValue(metaTag('abc-123'));
}

test.beforeEach(async ({ page, openAs, site, expectProblems }) => {
  expectProblems(/status of 40[03]/);
  await openAs('admin', '/traffic');
  await codeField(page).fill('abc-123');
  await networkAtRest(page);
  await site.clearLog();
});

test('saves typed work once after a day, with one silent nonce renewal', async ({ page, site }) => {
  await site.clock(25 * hour);
  await saveButton(page).click();
  await expectSaved(page);
  await expectUpdated(page);
  await expectSavedOnce(page, site);
});

test('keeps the work of a user who was logged out, and saves it after the next login @long', async ({
  context,
  page,
  site,
}) => {
  await site.clock(25 * hour);
  await context.clearCookies();
  await saveButton(page).click();
  await expect(toast(page)).toContainText("You've been logged out.");
  // Neither the notice of the page nor the save bar says the same again.
  await expect(page.locator('#fd-notices').getByRole('link', { name: /^Log in/ })).toHaveCount(0);
  await expect(page.getByText(/^Couldn't save/)).toHaveCount(0);
  await expect(codeField(page)).toHaveValue('abc-123');
  await expect(page).toHaveURL(/#\/traffic$/);
  expect(await site.calls(writesAndRefusals)).toEqual(['GET settings 403', 'GET admin-ajax/rest-nonce 400']);

  const [loginTab] = await Promise.all([
    context.waitForEvent('page'),
    toast(page)
      .getByRole('link', { name: /^Log in/ })
      .click(),
  ]);
  await loginTab.getByLabel('Username or Email Address').fill('admin');
  await loginTab.getByLabel('Password').fill('admin');
  await loginTab.getByRole('button', { name: 'Log In' }).click();
  await expect(loginTab).toHaveURL(/page=flightdeck#\/traffic$/);
  await expect(codeField(loginTab)).toHaveValue('');
  await loginTab.close();

  await site.clearLog();
  await saveButton(page).click();
  await expectSaved(page);
  await expect(page.getByText(/been logged out/)).toHaveCount(0);
  await expectSavedOnce(page, site);
});

test('does not save when another user has logged in, and keeps the work', async ({ page, problems, logIn, site }) => {
  problems.allow(/status of 400 .*action=rest-nonce/);
  await site.clock(25 * hour);
  await logIn('admin2');
  await site.clearLog();
  await saveButton(page).click();
  await expect(toast(page)).toContainText('Another user is now logged in.');
  await expect(codeField(page)).toHaveValue('abc-123');
  expect(await site.calls(/^POST/)).toEqual([]);
});
