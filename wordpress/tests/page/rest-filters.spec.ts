import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updatedText } from '../../../e2e/support/dashboard';
import { expect, logIn, open, test } from '../support/test';

/* Other plugins that change or break the REST API. */

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

const isOurRoute = "preg_match( '#^/(jetpack/v4|flightdeck/v1)/#', $request->get_route() )";
/** Returns a filter of WordPress that replaces the answers to our REST calls. */
const replaceAnswers = (filter: string, value: string) =>
  `add_filter( '${filter}', static function ( $answer, $server, $request ) { return ${isOurRoute} ? ${value} : $answer; }, 10, 3 );`;

const error = "new WP_Error( 'shield', 'Closed by Shield.', array( 'status' => 403 ) )";
const unexpected = 'The site sent an unexpected response.';
const empty = 'The site sent an empty response.';

/**
 * Values that a filter returns, with the text that the page shows for each filter: for `rest_pre_dispatch`, empty when the change is
 * saved; for `rest_post_dispatch`, null when WordPress itself ends with an error.
 */
const rows: readonly (readonly [what: string, value: string, preText: string, postText: string | null])[] = [
  ['an error', error, 'Closed by Shield.', null],
  ['a string', "'closed'", unexpected, null],
  ['a number', '7', unexpected, null],
  ['an object of another class', 'new ArrayObject()', unexpected, null],
  ['an empty list', 'array()', '', null],
  ['null', 'null', '', null],
  ['a response without a body', 'new WP_REST_Response( null, 200 )', empty, empty],
  ['a response with a string', "new WP_REST_Response( '<p>Closed</p>', 200 )", unexpected, unexpected],
];
const tests = [
  ...rows.map(([what, value, preText]) => ['rest_pre_dispatch', what, value, preText] as const),
  ...rows.map(
    ([what, value, , postText]) => ['rest_post_dispatch', what, value, postText ?? /critical error/] as const,
  ),
];

for (const [filter, what, value, text] of tests)
  test(`when ${filter} returns ${what}, the page is complete and says whether a change was saved`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    site.mustUse(replaceAnswers(filter, value));
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await expect(page.locator('#wpfooter')).toBeAttached();
    await expect(page.getByRole('article', { name: 'VaultPress Backup' })).toContainText('Not loaded');
    await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
    // WordPress ignores an empty value of the filter, so the change is saved.
    await expect(page.locator('#fd-toasts')).toContainText(text === '' ? updatedText : text);
    await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
    expect(thrown).toEqual([]);
  });

for (const priority of [1, 999])
  test(`when a plugin throws in rest_api_init with the priority ${priority}, the page is complete and says that a change failed`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    site.mustUse(
      `add_action( 'rest_api_init', static function () { throw new Error( 'broken plugin' ); }, ${priority} );`,
    );
    const html = await (await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`)).text();
    expect(html).toContain('</html>');
    expect(html).not.toMatch(/critical error/i);
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
    await expect(page.locator('#fd-toasts')).toContainText('Error updating settings.');
    await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).not.toBeChecked();
  });

/** Returns code with which a plugin sends headers, and logs PHP warnings. @param action or filter of the REST API */
const sendHeaders = (hook: string, send: string) =>
  `set_error_handler( static function ( $level, $text ) { return (bool) file_put_contents( WP_CONTENT_DIR . '/warnings.log', "$text\\n", FILE_APPEND ); } );
  add_filter( '${hook}', static function ( $value ) { ${send} return $value; }, 50 );`;

/** Code of a plugin that collects the page before it is sent. */
const buffer = 'ob_start( static function ( $page ) { return $page; } );';

for (const [hook, send] of [
  ['rest_post_dispatch', "rest_get_server()->send_header( 'Cache-Control', 'public, max-age=600' );"],
  ['rest_post_dispatch', "header( 'Cache-Control: public, max-age=600', true );"],
  ['rest_pre_echo_response', "header( 'Cache-Control: public, max-age=600' );"],
  ['rest_api_init', "header( 'Cache-Control: public, max-age=600' ); header( 'X-Plugin: a', true, 418 );"],
  ['rest_api_init', "session_cache_limiter( 'public' ); session_start();"],
  ['rest_request_after_callbacks', "setcookie( 'plugin', '1' ); http_response_code( 418 ); header_remove();"],
  ['rest_pre_dispatch', "ob_end_clean(); header( 'Cache-Control: public' );"],
] as const)
  for (const [what, code] of [
    ['page that is sent in parts', ''],
    ['buffered page', buffer],
  ])
    test(`headers that a plugin sends in ${hook} (${send.slice(0, 20)}) cause no warning, and no cache stores a ${what} or reads`, async ({
      page,
      wordpress,
    }) => {
      const site = await wordpress();
      const log = join(site.plugins, '../warnings.log');
      writeFileSync(log, '');
      site.mustUse(sendHeaders(hook, send) + code);
      const answer = await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`);
      const html = await answer.text();
      expect(html).toContain('</html>');
      expect(html).toMatch(/id="flightdeck-answers">\{"path":"settings","status":200/);
      const [, nonce = ''] = /"WP_API_nonce":"(\w+)"/.exec(html) ?? [];
      const reads = await page.request.get(site.rest('/flightdeck/v1/reads', { paths: 'settings,connection/data' }), {
        headers: { 'X-WP-Nonce': nonce },
      });
      expect((await reads.text()).match(/"status":200/g)).toHaveLength(2);
      for (const each of [answer, reads]) {
        expect(each.headers()['cache-control']).toMatch(/no-cache/);
        expect(each.headers()['cache-control']).not.toMatch(/public/);
      }
      expect(answer.status()).toBe(200);
      expect(answer.headers()['set-cookie'] ?? '').not.toMatch(/plugin|PHPSESSID/);
      // The server of the tests cannot reach WordPress.org, and warns of that.
      expect(readFileSync(log, 'utf8')).not.toMatch(/headers|session/i);
    });
