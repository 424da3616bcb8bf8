import { expect, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

declare global {
  var pageTops: number[];
}

/** Records the vertical position of the page in each frame. */
const recordTops = () => {
  globalThis.pageTops = [];
  const recordFrame = () => {
    const { y } = document.querySelector('.fd--page')?.getBoundingClientRect() ?? {};
    if (y !== undefined && document.readyState !== 'loading') globalThis.pageTops.push(y);
    requestAnimationFrame(recordFrame);
  };
  recordFrame();
};

/* Notices above the page: those of our plugin, and those of other plugins. */

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack({ version: '14.1' });
  await logIn(page, site, 'admin');
});

for (const width of [1280, 375])
  test(`notices stay off the edges of a window of ${width} pixels, and long words wrap`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    // Simulates a refused set whose reason has no space.
    site.mustUse(
      `namespace Flightdeck;
      // Only refused_set() gets the address of another server, so the page uses the set of the plugin.
      function defined( $name ) {
        return 'FLIGHTDECK_SET_URL' === $name ? in_array( 'Flightdeck\\refused_set', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'function' ), true ) : \\defined( $name );
      }
      function constant( $name ) {
        return 'FLIGHTDECK_SET_URL' === $name ? 'https://set.example/' : \\constant( $name );
      }
      add_filter( 'option_flightdeck_set_kept', static fn() => array( 'refused' => str_repeat( 'registry', 20 ) ) );`,
    );
    site.addJetpack({ version: '17.0' });
    site.php("update_option( 'flightdeck_set_kept', 1 ); update_option( 'double_lacks', array( 'aff' ) );");
    await page.setViewportSize({ width, height: 800 });
    await open(page, site);
    const notices = page.locator('#wpbody-content .notice').filter({ visible: true });
    await expect(notices).toHaveText([/were refused/, /has not been tested/]);
    for (const notice of await notices.all()) {
      const { x, width: noticeWidth } = (await notice.boundingBox()) ?? { x: 0, width: 0 };
      expect(x).toBeGreaterThanOrEqual(10);
      expect(width - x - noticeWidth).toBeGreaterThanOrEqual(10);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    site.php("delete_option( 'flightdeck_set_kept' ); delete_option( 'double_lacks' );");
  });

test('the page follows the color scheme of the admin, not that of the system', async ({ page, wordpress }) => {
  const site = await wordpress();
  const background = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(await background('#flightdeck')).toBe(await background('body'));
  // A plugin darkens the admin.
  await page.addStyleTag({ content: ':root { color-scheme: dark } body { background: #14171a }' });
  expect(await background('#flightdeck')).toBe(await background('body'));
});

/** Notices as other plugins print them. */
const foreignNotices = [
  ['A', 'notice notice-error'],
  ['B', 'updated'],
  ['C', 'notice notice-success is-dismissible'],
  ['D', 'error'],
  ['E', 'notice notice-info'],
] as const;

/** Makes another plugin print these notices, and the notice I, which WordPress does not move because of the class `inline`. */
const printForeignNotices = (site: WordPress) =>
  site.mustUse(
    `add_action( 'admin_notices', static function () { echo '<div class="notice notice-warning inline"><p>Plugin says I</p></div>'; } );
    add_action( 'admin_notices', static function () { echo '${foreignNotices
      .map(([name, classes]) => `<div class="${classes}"><p>Plugin says ${name}</p></div>`)
      .join('')}'; } );`,
  );

for (const width of [1280, 375])
  test(`shows notices of other plugins above the page in their original order, in a window of ${width} pixels`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    printForeignNotices(site);
    await page.setViewportSize({ width, height: 1600 });
    await page.addInitScript(recordTops);
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
    // WordPress moves the notices first, and then adds this button.
    await expect(page.getByRole('button', { name: 'Dismiss this notice.' })).toBeVisible();
    const notices = page.getByText(/^Plugin says/);
    await expect(notices).toHaveText(
      ['I', ...foreignNotices.map(([name]) => name)].map((name) => `Plugin says ${name}`),
    );
    const top = (await page.locator('.fd--page').boundingBox())?.y ?? 0;
    let previousBottom = 0;
    for (const notice of await notices.locator('..').all()) {
      await expect(notice).toBeVisible();
      const { x, y, height, width: noticeWidth } = (await notice.boundingBox()) ?? { x: 0, y: 0, height: 0, width: 0 };
      expect(y).toBeGreaterThanOrEqual(previousBottom);
      previousBottom = y + height;
      expect(x).toBeGreaterThanOrEqual(10);
      expect(width - x - noticeWidth).toBeGreaterThanOrEqual(10);
    }
    expect(previousBottom).toBeLessThanOrEqual(top);
    expect(await page.evaluate(() => [...new Set(globalThis.pageTops)])).toEqual([top]);
    await page.getByRole('button', { name: 'Dismiss this notice.' }).click();
    await expect(page.getByText('Plugin says C')).toHaveCount(0);
  });

for (const [layout, ofNotice, ofContent] of [
  ['floats', 'float: left; width: 60%', ''],
  ['has negative margins', 'margin: -30px 0 -120px -40px', ''],
  ['is in a column of a grid', '', 'display: grid; grid-template-columns: repeat(3, 1fr); grid-auto-flow: column'],
  ['is in a row', '', 'display: flex'],
  ['is in a list of narrow items', '', 'display: flex; flex-direction: column; align-items: flex-start'],
  ['is in a column of text', '', 'columns: 2'],
] as const)
  test(`the page starts below a notice that ${layout}, and keeps its width`, async ({ page, wordpress }) => {
    const site = await wordpress();
    const frame = page.locator('.fd--page');
    await open(page, site);
    const width = (await frame.boundingBox())?.width;
    site.mustUse(
      `add_action( 'admin_notices', static function () { echo '<style>#wpbody-content { ${ofContent} }</style><div class="notice" style="${ofNotice}"><p>Plugin says A</p></div>'; } );`,
    );
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
    const notice = await page.locator('.notice', { hasText: 'Plugin says A' }).boundingBox();
    const box = await frame.boundingBox();
    expect(box?.width).toBe(width);
    expect(box?.y).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0));
  });

test('keeps notices of other plugins above the message for a page that does not start', async ({ page, wordpress }) => {
  const site = await wordpress();
  printForeignNotices(site);
  // Also the further attempts, which have a query.
  await page.route(/\/root-config\/.*\.js/, (route) => route.abort());
  await open(page, site);
  const message = page.getByRole('heading', { name: "The dashboard hasn't started" });
  await expect(message).toBeVisible({ timeout: 30_000 });
  for (const [name] of foreignNotices) {
    const notice = page.getByText(`Plugin says ${name}`);
    await expect(notice).toBeVisible();
    expect((await notice.boundingBox())?.y ?? 0).toBeLessThan((await message.boundingBox())?.y ?? 0);
  }
});

test('shows notices of other plugins when the page shows a problem instead of the dashboard', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  printForeignNotices(site);
  site.php("update_option( 'double_throws', 1 );");
  await open(page, site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name] of foreignNotices) await expect(page.getByText(`Plugin says ${name}`)).toBeVisible();
  site.php("delete_option( 'double_throws' );");
});

test('does not show that the dashboard has not started above a page whose security policy refuses inline styles', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.mustUse('header( "Content-Security-Policy: style-src \'self\'" );');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(page.locator('#flightdeck-not-started')).toBeHidden();
});
