import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { examples, openExample, withWidget } from '../support/guide';
import { expect, test } from '../support/test';

const keyField = (page: Page) => page.getByRole('textbox', { name: 'License key' });
const activationLink = (page: Page) => page.getByRole('link', { name: 'Activate a product' });

test("LIC-021 the licence widget in the guide's examples activates a key and notifies the page", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  await openExample(page, site, withWidget(examples.events, 'licence'));
  await expect(page.getByRole('heading', { level: 2, name: 'Add a license key' })).toBeVisible();
  await keyField(page).fill('bad-key');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('The license key you entered is invalid.')).toBeVisible();
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await keyField(page).fill('jetpack-search_GOODKEY0001');
  await keyField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Jetpack Search is active!' })).toBeVisible();
  await expect(page.locator('#news')).toHaveText('product 2104');
  // The file that sends this call loads only after the activation.
  await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss 200/)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Configure my site' })).toHaveAttribute(
    'href',
    /admin\.php\?page=flightdeck#\/recommendations$/,
  );
  await openExample(page, site, withWidget(examples.call, 'licence'));
  await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
  await expect(keyField(page)).toBeVisible();
});

test("the guide's page with the licensing-header widget links to the activation screen", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  await openExample(page, site, withWidget(examples.page, 'licensing-header'));
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await activationLink(page).click();
  await expect(page).toHaveURL(/admin\.php\?page=flightdeck#\/license\/activation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a license key');
});
