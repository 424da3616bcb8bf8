import { expect, open, signIn, test } from './support/test';

/* Notices that the plugin prints above its page. */

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner({ version: '14.1' });
  await signIn(page, site, 'admin');
});

for (const width of [1280, 375])
  test(`notices stay off the edges of a window of ${width} pixels, and long names wrap`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    // A reason without a space, in place of the one of a refused set.
    site.mustUse(
      `namespace Flightdeck;
      // The address of the files has a value only for this reason.
      function defined( $name ) {
        return 'FLIGHTDECK_SET_URL' === $name ? in_array( 'Flightdeck\\refused_set', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'function' ), true ) : \\defined( $name );
      }
      function constant( $name ) {
        return 'FLIGHTDECK_SET_URL' === $name ? 'https://set.example/' : \\constant( $name );
      }
      add_filter( 'option_flightdeck_set_kept', static fn() => array( 'refused' => str_repeat( 'registry', 20 ) ) );`,
    );
    site.php("update_option( 'flightdeck_set_kept', 1 );");
    await page.setViewportSize({ width, height: 800 });
    await open(page, site);
    const notices = page.locator('#wpbody-content .notice').filter({ visible: true });
    await expect(notices).toHaveText([/were refused/, /has not been tested/]);
    for (const notice of await notices.all()) {
      const { x, width: own } = (await notice.boundingBox()) ?? { x: 0, width: 0 };
      expect(x).toBeGreaterThanOrEqual(10);
      expect(width - x - own).toBeGreaterThanOrEqual(10);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    site.php("delete_option( 'flightdeck_set_kept' );");
  });

test('in dark, the area behind notices is as dark as the page', async ({ page, wordpress }) => {
  const site = await wordpress();
  const background = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(await background('#wpcontent')).toBe(await background('#flightdeck'));
  // A page without the dashboard keeps the colors of WordPress.
  site.php("update_option( 'double_throws', 1 );");
  await open(page, site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background('#wpcontent')).not.toBe('rgb(20, 23, 26)');
});
