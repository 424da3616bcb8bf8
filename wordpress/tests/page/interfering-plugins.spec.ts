import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectUpdated, logIn, open, test } from '../support/test';

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
});

for (const status of [403, 200])
  test(`when a security plugin answers REST calls with HTML and status ${status}, the page and a widget explain the failure`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    site.mustUse(
      `add_action( 'parse_request', static function () { if ( false !== strpos( $_SERVER['REQUEST_URI'], '/jetpack/v4/' ) ) { status_header( ${status} ); echo '<html><h1>Blocked by Shield</h1></html>'; exit; } }, 1 );
      add_action( 'admin_notices', static function () { global $pagenow; if ( 'index.php' === $pagenow ) flightdeck_widget( 'licence' ); } );`,
    );
    await logIn(page, site, 'admin');
    await open(page, site);
    const card = page.getByRole('article', { name: 'Site connection' });
    await expect(card).toContainText('Connected');
    await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
    await expect(page.locator('#fd-toasts')).toContainText(/refused|unreadable|not allowed/i);
    await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).not.toBeChecked();

    await page.goto(`${site.url}/wp-admin/index.php`);
    await expect(page.locator('flightdeck-widget').getByRole('alert')).toContainText(
      "Something is blocking the site's REST API, perhaps a firewall or a security plugin.",
    );
  });

test('other scripts that throw or change global names do not affect the dashboard', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    `foreach ( array( 'admin_head', 'in_admin_header', 'admin_footer', 'admin_print_footer_scripts' ) as $place ) {
      add_action( $place, static function () { echo '<script>window.React = {}; window.webpackChunk = 1; Promise.reject( new Error( "not ours" ) ); addEventListener( "load", () => { throw new Error( "not ours" ); } ); jQuery( () => { throw new Error( "not ours" ); } ); throw new Error( "not ours" );</script>'; }, 1 );
    }`,
  );
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
  await monitor.click();
  await expectUpdated(page);
  await open(page, site, '/security');
  await expect(page.getByRole('switch', { name: /Get downtime alerts/ })).toBeChecked();
  expect(thrown.filter((message) => message === 'not ours').length).toBeGreaterThan(4);
});

test('jQuery listeners of another plugin receive hashchange events, can be triggered, and can be removed', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  // The plugin adds its listener after our root has started.
  site.mustUse(
    `add_action( 'admin_footer', static function () { echo '<script>addEventListener( "listen", () => { window.received = []; jQuery( window ).on( "hashchange", ( { originalEvent } ) => window.received.push( originalEvent?.newURL ?? "triggered" ) ).trigger( "hashchange" ); } );</script>'; } );`,
  );
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  await page.evaluate(() => dispatchEvent(new Event('listen')));
  await page.evaluate(() => location.assign('#/security'));
  await expect(page).toHaveTitle(/^Security ‹ /);
  const received = () => page.evaluate(() => Reflect.get(window, 'received'));
  expect(await received()).toEqual(['triggered', expect.stringMatching(/#\/security$/)]);
  await page.evaluate(() => Reflect.get(window, 'jQuery')(window).off('hashchange'));
  await page.evaluate(() => location.assign('#/writing'));
  await expect(page).toHaveTitle(/^Writing ‹ /);
  expect(await received()).toHaveLength(2);
});

test('reads that hang delay neither scripts of the server nor cards', async ({ page, wordpress }) => {
  const site = await wordpress();
  const endFile = join(site.plugins, 'jetpack/go');
  // The head arrives before the scripts of the server, so that reads could start before the browser requests those scripts.
  site.mustUse(
    `add_action( 'admin_print_styles', static function () { flush(); usleep( 500000 ); }, 1 );
    add_action( 'parse_request', static function () {
      $hangs = (bool) preg_match( '#/(jetpack/v4|flightdeck/v1)/#', $_SERVER['REQUEST_URI'] );
      for ( $until = time() + 20; $hangs && ! file_exists( '${endFile}' ) && time() < $until; usleep( 20000 ) ) clearstatcache();
    }, 1 );`,
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/admin.php?page=flightdeck#/dashboard`, { waitUntil: 'commit' });
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  writeFileSync(endFile, '');
  const firstRequest = (pattern: RegExp) => requested.findIndex((url) => pattern.test(url));
  expect(firstRequest(/load-scripts\.php/)).toBeGreaterThan(0);
  expect(firstRequest(/\/(jetpack\/v4|flightdeck\/v1)\//)).toBeGreaterThan(firstRequest(/load-scripts\.php/));
});

test('an expired nonce is renewed once, and the change is saved', { tag: '@every-change' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.php("update_option( 'double_nonce', '0123456789' );");
  await logIn(page, site, 'admin');
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=rest-nonce')) renewals.push(request.url());
  });
  await open(page, site);
  const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
  await monitor.click();
  await expectUpdated(page);
  await expect(monitor).toBeChecked();
  expect(renewals).toHaveLength(1);
  await page.reload();
  await expect(monitor).toBeChecked();
});

test('the connection card works when another plugin prints text before JSON', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    "add_filter( 'rest_pre_serve_request', static function ( $served ) { echo 'Notice: undefined index '; return $served; } );",
  );
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
});
