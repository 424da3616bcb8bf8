import { setUpButton } from '../support/connect';
import { card } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const surveyPath = '/wpcom/v2/marketing/feedback-survey';

test.beforeEach(async ({ openAs, page }) => {
  await openAs('admin');
  await card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' }).click();
});

test('CONN-047 CONN-048 CONN-049 the dialog is modal, and ignores Escape and a click outside', async ({ page }) => {
  const stayButton = page.getByRole('button', { name: 'Stay connected' });
  await expect(stayButton).toBeFocused();
  // Chromium would close the dialog on the second Escape if the page prevented only the cancel event.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to disconnect?' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
  await stayButton.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('CONN-045 CONN-050 disconnects the site, asks why, thanks the user, and shows the connect screen', async ({
  page,
  site,
}) => {
  const sentSurveys: unknown[] = [];
  await page.route(`${site.surveyOrigin}${surveyPath}`, async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (route.request().method() === 'POST') sentSurveys.push(route.request().postDataJSON());
    await route.fulfill({ headers, json: { success: true } });
  });
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Help us improve' }).click();
  const submitButton = page.getByRole('button', { name: 'Submit Feedback' });
  await expect(submitButton).toBeDisabled();
  await page.getByRole('radio', { name: 'Another reason' }).check();
  const reasonField = page.getByRole('textbox', { name: 'Your reason' });
  await reasonField.focus();
  await page.keyboard.insertText('x'.repeat(1001));
  await expect(reasonField).toHaveValue('x'.repeat(1000));
  await reasonField.fill('We moved.');
  // When the user returns from another tab, the survey is unchanged.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await networkAtRest(page);
  await expect(reasonField).toHaveValue('We moved.');
  await submitButton.click();
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  expect(sentSurveys).toEqual([
    expect.objectContaining({
      survey_id: 'jetpack-plugin-disconnect',
      survey_responses: { 'why-cancel': { response: 'another-reason', text: 'We moved.' } },
    }),
  ]);
  await page.getByRole('button', { name: 'Back to my website' }).click();
  await expect(setUpButton(page)).toBeEnabled();
  // Masthead and tabs change immediately.
  await expect(page.locator('#fd-header')).toContainText('Not connected');
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(setUpButton(page)).toBeEnabled();
  expect(await site.calls(/^POST connection /)).toEqual(['POST connection 200']);
});
