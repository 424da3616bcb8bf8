import type { Page } from '@playwright/test';
import { expect, expectUpdated, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/* Conditions that other plugins, caches and languages cause, and that users have reported. */

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

const monitor = (page: Page) => page.getByRole('switch', { name: 'Downtime monitoring' });

/** Turns on downtime monitoring, and expects that the site has saved the setting. */
async function turnOnMonitor(page: Page, site: WordPress): Promise<void> {
  await expect(monitor(page)).not.toBeChecked();
  await monitor(page).click();
  await expectUpdated(page);
  await expect(monitor(page)).toBeChecked();
  expect(site.php("echo wp_json_encode( get_option( 'double_settings' ) );")).toContain('"monitor":true');
}

/** Returns a filter that replaces the answer to a REST route. */
const answerFilter = (route: string, value: string, condition = 'true') =>
  `add_filter( 'rest_pre_dispatch', static function ( $answer, $server, $request ) { return ${condition} && 0 === strpos( $request->get_route(), '${route}' ) ? ${value} : $answer; }, 10, 3 );`;

for (const status of [401, 403, 404])
  test(`an expired nonce is renewed on a site whose REST route for users answers with ${status}`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    site.php("update_option( 'double_nonce', 'expired' );");
    site.mustUse(answerFilter('/wp/v2/users', `new WP_Error( 'closed', 'Closed.', array( 'status' => ${status} ) )`));
    await open(page, site);
    await expect(monitor(page)).toBeEnabled();
    site.php("delete_option( 'double_nonce' );");
    await turnOnMonitor(page, site);
  });

for (const plain of [false, true])
  test(`REST calls keep a language that a plugin adds to the address, with ${plain ? 'plain' : 'pretty'} permalinks`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    if (plain) site.php("update_option( 'permalink_structure', '' );");
    site.mustUse("add_filter( 'rest_url', static function ( $url ) { return add_query_arg( 'lang', 'de', $url ); } );");
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('jetpack')) urls.push(request.url());
    });
    await open(page, site);
    await turnOnMonitor(page, site);
    const saves = urls.filter((url) => /jetpack(\/|%2F)v4(\/|%2F)settings/.test(url));
    expect(saves.length).toBeGreaterThan(0);
    expect(saves.filter((url) => new URL(url).searchParams.get('lang') !== 'de')).toEqual([]);
    site.php("update_option( 'permalink_structure', '/%postname%/' );");
  });

test('the page keeps a saved change while a cache answers with older settings', async ({ page, wordpress }) => {
  const site = await wordpress();
  // Only if the HTTP request is a GET: WordPress can also read the settings inside a POST, whose answer no cache replaces.
  site.mustUse(
    answerFilter(
      '/jetpack/v4/settings',
      "array( 'monitor' => false ) + Jetpack_Redux_State_Helper::get_initial_state()['settings']",
      "'GET' === $_SERVER['REQUEST_METHOD']",
    ),
  );
  await open(page, site);
  await turnOnMonitor(page, site);
});

test('the page title shows HTML entities of the site title as characters', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.php("update_option( 'double_title', 'Mary&#8217;s &reg; garden' );");
  await open(page, site);
  await expect(page).toHaveTitle('At A Glance ‹ Mary’s ® garden');
});

for (const locale of ['pt_PT_ao90', 'de_DE_formal', 'enUS', '']) {
  const name = locale === '' ? 'an empty locale' : `the locale ${locale}`;
  test(`the screens work with ${name}`, async ({ page, wordpress }) => {
    const site = await wordpress();
    site.mustUse(`add_filter( 'locale', static function () { return '${locale}'; } );`);
    await open(page, site);
    await expect(page.getByTestId('dash-card').first()).toBeVisible();
    await open(page, site, '/settings');
    await expect(page.getByTestId('settings-card').first()).toBeVisible();
    await open(page, site, '/recommendations');
    await expect(page.locator('#fd-outlet').getByRole('heading', { level: 2 }).first()).toBeVisible();
    // A failed part shows the code `area-mount` in every language.
    await expect(page.locator('#fd-outlet').getByText('area-mount')).toHaveCount(0);
  });
}
