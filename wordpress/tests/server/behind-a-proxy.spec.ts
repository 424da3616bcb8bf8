import { startPathProxy } from '../support/path-proxy';
import { expect, expectUpdated, logIn, open, test } from '../support/test';

const folder = '/intern';

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
});

test('the dashboard works behind a proxy that adds a folder, if the site is set to the public address', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const proxy = await startPathProxy(site.url, folder, false);
  // The usual configuration of WordPress behind such a proxy.
  site.config(
    `define( 'WP_HOME', '${proxy.url}' ); define( 'WP_SITEURL', '${proxy.url}' ); $_SERVER['REQUEST_URI'] = '${folder}' . $_SERVER['REQUEST_URI'];`,
  );
  site.mustUse(
    "add_action( 'admin_notices', static function () { echo '<div id=\"widget\">'; flightdeck_widget( 'connection' ); echo '</div>'; } );",
  );
  const requestsOutside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${proxy.url}/`) && /^http/.test(request.url())) requestsOutside.push(request.url());
  });
  await logIn(page, proxy, 'admin');
  await open(page, proxy);
  await expect(page.getByRole('article', { name: 'Site connection' }).first()).toContainText('Connected');
  const monitor = page.getByRole('switch', { name: 'Downtime monitoring' });
  await monitor.click();
  await expectUpdated(page);
  await page.reload();
  await expect(monitor).toBeChecked();
  expect(page.url()).toBe(`${proxy.url}/wp-admin/admin.php?page=flightdeck#/dashboard`);
  await page.goto(`${proxy.url}/wp-admin/index.php`);
  await expect(page.locator('#widget').getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  expect(requestsOutside.filter((url) => !url.includes('gravatar'))).toEqual([]);
  await proxy.end();
});

test('behind a proxy that adds a folder, the page of a site that is not set to the public address names the settings to change', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  // This proxy rewrites cookies and redirects, so the site cannot detect it.
  const proxy = await startPathProxy(site.url, folder, true);
  await page.route(`${site.url}/**`, (route) => route.abort());
  await logIn(page, proxy, 'admin');
  await open(page, proxy);
  const message = page.getByRole('alert').filter({ hasText: "The dashboard hasn't started" });
  await expect(page.locator('#flightdeck-not-started')).toBeHidden();
  // The message appears when an animation of 15 seconds ends.
  await page.evaluate(() => document.getAnimations().map((each) => each.finish()));
  await expect(message).toBeVisible();
  await expect(message).toContainText(
    `the address of the site, ${site.url}/. If they differ, as they can behind a proxy, set WP_HOME and`,
  );
  await expect(page.getByRole('link', { name: 'Reload this page' })).toHaveAttribute('href', /^admin\.php/);
  await proxy.end();
});
