import { expect, logIn, open, test } from '../support/test';

test('after a visit to our page, a link to the Jetpack dashboard opens our page without another check of the page state', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  site.php("update_option( 'flightdeck_take_place', '1' );");
  const requestedStates = () => Number(site.php("echo get_option( 'double_states' );"));
  const connection = page.getByRole('article', { name: 'Site connection' });
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(connection).toBeVisible();
  const statesBefore = requestedStates();
  await page.goto(`${site.url}/wp-admin/admin.php?page=jetpack`);
  await expect(page).toHaveURL(/page=flightdeck/);
  await expect(connection).toBeVisible();
  // Our page requests the page state from Jetpack once. A check would request it a second time.
  expect(requestedStates() - statesBefore).toBe(1);
});
