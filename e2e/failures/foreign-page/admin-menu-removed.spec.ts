import { expectCards, expectConnections, expectShell, open } from '../../support/dashboard';
import { removeMenu } from '../../support/page-state';
import { expect, test } from '../../support/test';

test("the dashboard works without WordPress's toolbar and menu", async ({ page, logIn }) => {
  await logIn('admin');
  await removeMenu(page);
  await open(page);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.locator('#wpadminbar')).toHaveCount(0);
  await expectCards(page);
  await expectConnections(page);
  await expectShell(page);
  await page.getByRole('link', { name: 'My Plan' }).first().click();
  await expect(page).toHaveURL(/#\/my-plan$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details');
});
