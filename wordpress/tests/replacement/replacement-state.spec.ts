import { expect, logIn, open, test } from '../support/test';

test('after a visit to our page, a link to the Jetpack dashboard opens our page without another check of the page state', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  site.php("update_option( 'flightdeck_take_place', '1' );");
  const count = () => Number(site.php("echo get_option( 'double_states' );"));
  const connection = page.getByRole('article', { name: 'Site connection' });
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(connection).toBeVisible();
  const before = count();
  await page.goto(`${site.url}/wp-admin/admin.php?page=jetpack`);
  await expect(page).toHaveURL(/page=flightdeck/);
  await expect(connection).toBeVisible();
  expect(count() - before).toBe(1);
});
