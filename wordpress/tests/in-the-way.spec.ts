import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, signIn, test } from './support/test';

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
});

test('a security plugin that answers REST with a page is named, and the rest of the page stays', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.mustUse(
    "add_action( 'parse_request', static function () { if ( false !== strpos( $_SERVER['REQUEST_URI'], '/jetpack/v4/' ) ) { status_header( 403 ); echo '<html><h1>Blocked by Shield</h1></html>'; exit; } }, 1 );",
  );
  await signIn(page, site, 'admin');
  await open(page, site);
  const card = page.getByRole('article', { name: 'Site connection' });
  await expect(card).toContainText('Connected');
  await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
  await expect(page.locator('#fd-toasts')).toContainText(/refused|not read|cannot be read|not allowed/i);
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).not.toBeChecked();
});

test('scripts of the page that throw, and another that takes the global names, do not reach us', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.mustUse(
    "add_action( 'admin_head', static function () { echo '<script>window.React = {}; window.webpackChunk = 1; throw new Error( \"not ours\" );</script>'; }, 1 );",
  );
  await signIn(page, site, 'admin');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
});

test('reads that hang keep neither the host’s own scripts waiting nor the cards', async ({ page, wordpress }) => {
  const site = await wordpress();
  const go = join(site.plugins, 'jetpack/go');
  // What stands in the head before the host's scripts arrives alone, so that the reads could be sent before they are asked for.
  site.mustUse(
    `add_action( 'admin_print_styles', static function () { flush(); usleep( 500000 ); }, 1 );
    add_action( 'parse_request', static function () {
      $hangs = false !== strpos( $_SERVER['REQUEST_URI'], '/jetpack/v4/' );
      for ( $until = time() + 20; $hangs && ! file_exists( '${go}' ) && time() < $until; usleep( 20000 ) ) clearstatcache();
    }, 1 );`,
  );
  await signIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/admin.php?page=flightdeck#/dashboard`, { waitUntil: 'commit' });
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  writeFileSync(go, '');
});

test('a nonce that is a day old is renewed once, and the change is saved', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.php("update_option( 'double_nonce', '0123456789' );");
  await signIn(page, site, 'admin');
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=rest-nonce')) renewals.push(request.url());
  });
  await open(page, site);
  const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
  await monitor.click();
  await expect(page.locator('#fd-toasts')).toContainText('Updated settings.');
  await expect(monitor).toBeChecked();
  expect(renewals).toHaveLength(1);
  await page.reload();
  await expect(monitor).toBeChecked();
});

test('a page that stands behind text of another plugin still has its state', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    "add_filter( 'rest_pre_serve_request', static function ( $served ) { echo 'Notice: undefined index '; return $served; } );",
  );
  await signIn(page, site, 'admin');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
});
