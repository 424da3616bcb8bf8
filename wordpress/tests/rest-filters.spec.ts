import { expect, open, signIn, test } from './support/test';

/* Other plugins that change or break the REST API. */

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
});

const ours = "preg_match( '#^/(jetpack/v4|flightdeck/v1)/#', $request->get_route() )";
const replace = (filter: string, value: string) =>
  `add_filter( '${filter}', static function ( $answer, $server, $request ) { return ${ours} ? ${value} : $answer; }, 10, 3 );`;

const error = "new WP_Error( 'shield', 'Closed by Shield.', array( 'status' => 403 ) )";
const values: readonly (readonly [what: string, value: string])[] = [
  ['an error', error],
  ['a text', "'closed'"],
  ['a number', '7'],
  ['an empty list', 'array()'],
  ['an object of another class', 'new ArrayObject()'],
  ['null', 'null'],
  ['a response without a body', 'new WP_REST_Response( null, 200 )'],
  ['a response with a text', "new WP_REST_Response( '<p>Closed</p>', 200 )"],
];

for (const filter of ['rest_pre_dispatch', 'rest_post_dispatch'])
  for (const [what, value] of values)
    test(`${filter} with ${what}: the page is complete, and each part shows its state or a failure`, async ({
      page,
      wordpress,
    }) => {
      const site = await wordpress();
      site.mustUse(replace(filter, value));
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await open(page, site);
      await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
      await expect(page.locator('#wpfooter')).toBeAttached();
      await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
      expect(thrown).toEqual([]);
      await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
      await expect(page.locator('#fd-toasts')).toContainText(
        filter === 'rest_pre_dispatch' && value === 'null'
          ? 'Updated settings.'
          : /Updated settings|Error updating settings|changed the value/,
      );
    });

for (const priority of [1, 999])
  test(`a plugin that throws in rest_api_init (${priority}): the page is complete and says what failed`, async ({
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
