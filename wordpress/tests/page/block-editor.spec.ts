import { expect, logIn, test } from '../support/test';

test('a widget in a meta box starts on the screen of the block editor, also when its first output is discarded', {
  tag: '@matrix',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  site.mustUse(
    `add_action( 'add_meta_boxes', static function () { add_meta_box( 'connections', 'Connections', static function () {
      ob_start();
      flightdeck_widget( 'connections-card' );
      ob_end_clean();
      flightdeck_widget( 'connections-card' );
      flightdeck_widget( 'licensing-header' );
    }, 'post' ); } );`,
  );
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  // The editor moves the box into its own elements.
  await expect(page.locator('.edit-post-meta-boxes-area flightdeck-widget')).toHaveCount(2);
  await expect(page.locator('flightdeck-widget').getByText('Connected').first()).toBeAttached();
  await expect(page.locator('script#flightdeck-embed-js-module').first()).toHaveAttribute('integrity', /^sha384-/);
  expect(thrown).toEqual([]);
});
