import { setUp } from '../support/connect';
import { card, open } from '../support/dashboard';
import { expect, test } from '../support/test';

const survey = '/wpcom/v2/marketing/feedback-survey';

test.beforeEach(async ({ signIn, page }) => {
  await signIn('admin');
  await open(page);
  await card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' }).click();
});

test('CONN-047 CONN-048 CONN-049 the dialog is modal, and Esc and a click outside do nothing', async ({ page }) => {
  const stay = page.getByRole('button', { name: 'Stay connected' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to disconnect?' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
  await stay.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('CONN-045 CONN-050 disconnected, asked why, thanked, and at the connect screen', async ({ page, site }) => {
  const posted: unknown[] = [];
  await page.route(`${site.provider}${survey}`, async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (route.request().method() === 'POST') posted.push(route.request().postDataJSON());
    await route.fulfill({ headers, json: { success: true } });
  });
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Help us improve' }).click();
  const submit = page.getByRole('button', { name: 'Submit Feedback' });
  await expect(submit).toBeDisabled();
  await page.getByRole('radio', { name: 'Another reason' }).check();
  await page.getByRole('textbox', { name: 'Your reason' }).fill('We moved.');
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  expect(posted).toEqual([
    expect.objectContaining({
      survey_id: 'jetpack-plugin-disconnect',
      survey_responses: { 'why-cancel': { response: 'another-reason', text: 'We moved.' } },
    }),
  ]);
  await page.getByRole('button', { name: 'Back to my website' }).click();
  await expect(setUp(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(setUp(page)).toBeEnabled();
  expect(await site.calls(/^POST connection /)).toEqual(['POST connection 200']);
});
