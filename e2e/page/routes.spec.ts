import { dashboardPath, expectCards, expectShell, logo, open, panel } from '../support/dashboard';
import { unavailable } from '../support/failures/failure-panel';
import { expect, test } from '../support/test';

test.beforeEach(({ logIn }) => logIn('admin'));

test('ROOT-002 ROOT-021.1 opens At A Glance without a route', async ({ page }) => {
  await page.goto(dashboardPath);
  await expectCards(page);
  await expect(page).toHaveTitle('At A Glance ‹ Site Example');
});

test('ROOT-019 an unknown route leads to the dashboard and leaves no history entry', async ({ page }) => {
  await page.goto('/wp-admin/profile.php');
  await open(page, '/no-such-route');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expectCards(page);
  await page.goBack();
  await expect(page).toHaveURL(/profile\.php$/);
});

test('ROOT-019 ROOT-021.4 Back skips an unknown route that was typed in between', async ({ page }) => {
  await open(page, '/my-plan');
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  await page.evaluate(() => location.assign('#/no-such-route'));
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expectCards(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/my-plan$/);
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  await page.goForward();
  await expectCards(page);
});

test('ROOT-022 the logo leads to the dashboard', async ({ page, site }) => {
  site.set.withdraw('mf-settings');
  await open(page, '/settings');
  await expectShell(page);
  await expect(panel(page, unavailable('Settings'))).toBeVisible();
  await logo(page).click();
  await expectCards(page);
});

for (const target of ['wpbody-content', 'adminmenu', 'screen-meta', 'wp-toolbar'])
  test(`the skip link of WordPress to #${target} moves the focus there, and keeps the screen with its unsaved text`, async ({
    page,
  }) => {
    await open(page, '/traffic');
    const field = page.getByTestId('verification-bing');
    await field.fill('Unsaved text');
    await page.evaluate((id) => {
      // The test site doesn't have all of these elements.
      const element =
        document.getElementById(id) ?? Object.assign(document.createElement('div'), { id, textContent: id });
      const link = Object.assign(document.createElement('a'), { id: 'skip', href: `#${id}`, textContent: 'Skip' });
      document.body.prepend(...(element.isConnected ? [link] : [link, element]));
    }, target);
    await page.locator('#skip').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${target}`)).toBeFocused();
    await expect(page).toHaveURL(/#\/traffic$/);
    await expect(page).toHaveTitle(/^Traffic/);
    await expect(field).toHaveValue('Unsaved text');
  });

test('ROOT-020 the address of a skip link shows the dashboard and keeps the title', async ({ page }) => {
  await open(page, '/my-plan');
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
  await page.evaluate(() => location.assign('#wpbody-content'));
  await expectCards(page);
  await expect(page).toHaveTitle('My Plan ‹ Site Example');
});

test('the skip link of WordPress keeps At a Glance and its title', async ({ page }) => {
  await open(page);
  await expectCards(page);
  // The shell, which sets the title, is drawn after the cards.
  await expect(page).toHaveTitle('At A Glance ‹ Site Example');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expectCards(page);
  await expect(page).toHaveTitle('At A Glance ‹ Site Example');
});
