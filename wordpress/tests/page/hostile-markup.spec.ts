import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { updatedText } from '../../../e2e/support/dashboard';
import { hostileMarkup, ourNames } from '../../../e2e/support/foreign-pages/hostile-markup';
import { expect, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/* Markup that users wrote and other plugins print, mostly through `wp_kses_post`. It contains our IDs, attributes and variables. */

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
});

/** Returns PHP code whose value is this string. */
const inPhp = (text: string) => `base64_decode( '${Buffer.from(text).toString('base64')}' )`;

/** Functions that return PHP code for the markup as other plugins print it on an admin page. */
const printedAs = {
  'a notice': (markup: string) => `'<div class="notice">' . wp_kses_post( ${markup} ) . '</div>'`,
  'the content of a page': (markup: string) =>
    `apply_filters( 'the_content', get_post( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_title' => 'Hostile', 'post_status' => 'draft', 'post_content' => wp_kses_post( ${markup} ) ) ) ) )->post_content )`,
  'a comment': (markup: string) =>
    `'<div>' . wp_kses_post( get_comment( wp_insert_comment( wp_slash( array( 'comment_post_ID' => 1, 'comment_content' => ${markup} ) ) ) )->comment_content ) . '</div>'`,
  'unfiltered text': (markup: string) => markup,
} as const;

/** Prints markup before and after the markup of our page. */
const printAround = (site: WordPress, markup: string) =>
  site.mustUse(
    `foreach ( array( 'in_admin_header', 'admin_notices', 'all_admin_notices', 'in_admin_footer', 'admin_footer' ) as $place ) {
      add_action( $place, static function () { static $text; $text = $text ?? ( ${markup} ); echo $text; } );
    }`,
  );

/** Records the requests that contain forged data. @returns their addresses so far */
function forgedRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/forged|roles=/.test(request.url() + (request.postData() ?? ''))) sent.push(request.url());
  });
  return sent;
}

for (const [what, printedCode] of Object.entries(printedAs))
  test(`the dashboard works next to ${what} with our names, and sends no forged data`, {
    tag: what === 'a notice' ? '@every-change' : [],
  }, async ({ page, wordpress }) => {
    const site = await wordpress();
    const names = ourNames(join(site.plugins, 'flightdeck/set'));
    printAround(site, printedCode(inPhp(hostileMarkup(names, 'links'))));
    const sent = forgedRequests(page);
    await logIn(page, site, 'admin');
    await open(page, site);
    const mount = page.locator('.fd--page');
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
    await expect(page.getByText(updatedText)).toBeVisible();
    await mount.getByRole('link', { name: 'My Plan', exact: true }).click();
    await expect(page).toHaveTitle(/^My Plan ‹ /);
    await expect(mount).not.toContainText('forged');
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  });

test('a widget ignores a list of widgets that a user has written into the page', async ({ page, wordpress }) => {
  const site = await wordpress();
  const list = JSON.stringify({ url: `${site.url}/wp-content/plugins/flightdeck/set/`, widgets: {} });
  const hostile = inPhp(`<div id="flightdeck-widgets" hidden>${list}</div>`);
  site.mustUse(
    `add_action( 'admin_notices', static function () { echo ${printedAs['a notice'](hostile)}; } );
    add_action( 'in_admin_footer', static function () { flightdeck_widget( 'connection' ); } );`,
  );
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.locator('div#flightdeck-widgets')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
});
