import type { Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, signIn, test } from './support/test';
import type { WordPress } from './support/wordpress';

const settings = ({ url }: WordPress) => `${url}/wp-admin/options-general.php?page=flightdeck-settings`;
const address = (page: Page) => page.getByLabel('Address of the dashboard files');
const box = (page: Page) => page.getByRole('checkbox', { name: 'Open Flightdeck instead of the Jetpack dashboard' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const saved = (site: WordPress) =>
  JSON.parse(
    site.php(
      "echo json_encode( array( get_option( 'flightdeck_set_url' ), (bool) get_option( 'flightdeck_take_place' ) ) );",
    ),
  );

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
});

test('administrators save address and switch, and an invalid address changes nothing', { tag: '@matrix' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await page.goto(`${site.url}/wp-admin/index.php`);
  await page.locator('#menu-settings').hover();
  await page.locator('#menu-settings').getByRole('link', { name: 'Flightdeck' }).click();
  await expect(page.getByRole('heading', { name: 'Flightdeck', level: 1 })).toBeVisible();
  await expect(box(page)).not.toBeChecked();
  await expect(address(page)).toHaveValue('');
  await expect(page.getByText('No public keys are pinned.')).toHaveCount(0);
  await expectAccessible(page, { within: '#wpbody-content', isHosts: true });

  await box(page).check();
  await address(page).fill('https://set.example/a/registry.json');
  await save(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(address(page)).toHaveValue('https://set.example/a/');
  await expect(box(page)).toBeChecked();
  await expect(page.getByText('No public keys are pinned.')).toBeVisible();
  await expectAccessible(page, { within: '#wpbody-content', isHosts: true });

  await box(page).uncheck();
  await address(page).fill('http://set.example/b/');
  await save(page);
  await expect(page.getByText("Couldn't save the address of the dashboard files.")).toHaveCount(1);
  expect(saved(site)).toEqual(['https://set.example/a/', false]);

  await address(page).fill('');
  await save(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(saved(site)).toEqual(['', false]);
});

test('constants in wp-config.php have priority, and saving keeps the options below them', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.php(
    "update_option( 'flightdeck_set_url', 'https://option.example/' ); update_option( 'flightdeck_take_place', '1' );",
  );
  site.config(
    "define( 'FLIGHTDECK_SET_URL', 'https://constant.example/' ); define( 'FLIGHTDECK_TAKE_PLACE', false ); define( 'FLIGHTDECK_SET_KEYS', '0000000000000000000000000000000000000000000=' );",
  );
  await page.goto(settings(site));
  await expect(address(page)).toHaveValue('https://constant.example/');
  await expect(address(page)).toHaveAttribute('readonly');
  await expect(page.getByText('The constant FLIGHTDECK_SET_URL in wp-config.php sets this address.')).toBeVisible();
  await expect(page.getByText('No public keys are pinned.')).toHaveCount(0);
  await expect(box(page)).toBeDisabled();
  await expect(box(page)).not.toBeChecked();
  await expect(page.getByText('The constant FLIGHTDECK_TAKE_PLACE in wp-config.php sets this.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(saved(site)).toEqual(['https://option.example/', true]);
});

test('users who do not manage the site get neither the page nor its entry', async ({ page, wordpress }) => {
  const site = await wordpress();
  await signIn(page, site, 'editor');
  expect((await page.goto(settings(site)))?.status()).toBe(403);
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.locator('a[href*="flightdeck-settings"]')).toHaveCount(0);
});
