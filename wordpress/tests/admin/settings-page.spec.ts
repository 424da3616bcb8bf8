import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../e2e/support/accessibility/axe';
import { expect, logIn, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

const settingsUrl = ({ url }: WordPress) => `${url}/wp-admin/options-general.php?page=flightdeck-settings`;
const checkbox = (page: Page) =>
  page.getByRole('checkbox', { name: 'Open Flightdeck instead of the Jetpack dashboard' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const savedOption = (site: WordPress) => site.php("echo (int) get_option( 'flightdeck_take_place' );");

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

test('administrators can save the checkbox, and the page has no text field', { tag: '@matrix' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await page.goto(`${site.url}/wp-admin/index.php`);
  await page.locator('#menu-settings').hover();
  await page.locator('#menu-settings').getByRole('link', { name: 'Flightdeck' }).click();
  await expect(page.getByRole('heading', { name: 'Flightdeck', level: 1 })).toBeVisible();
  await expect(checkbox(page)).not.toBeChecked();
  await expect(page.locator('#wpbody-content').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, { within: '#wpbody-content', isForeignPage: true });

  await checkbox(page).check();
  await save(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(checkbox(page)).toBeChecked();
  expect(savedOption(site)).toBe('1');

  await checkbox(page).uncheck();
  await save(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(savedOption(site)).toBe('0');
});

test('saving the form with an added field does not set the address of the files', { tag: '@every-change' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await page.goto(settingsUrl(site));
  const addedField = '<input name="flightdeck_set_url" value="https://other.example/">';
  await page
    .locator('form[action="options.php"]')
    .evaluate((form, html) => form.insertAdjacentHTML('beforeend', html), addedField);
  await save(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(site.php("echo Flightdeck\\set_url(), get_option( 'flightdeck_set_url', ' none' );")).toBe(
    `${site.url}/wp-content/plugins/flightdeck/set/ none`,
  );
});

test('users who do not manage the site get neither the page nor its menu entry', { tag: '@every-change' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await logIn(page, site, 'editor');
  expect((await page.goto(settingsUrl(site)))?.status()).toBe(403);
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.locator('a[href*="flightdeck-settings"]')).toHaveCount(0);
});
