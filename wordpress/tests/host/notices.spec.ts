import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** Raises a notice directly, two in WordPress through wrong arguments, and one that it suppresses. */
const careless = (name: string) => `<?php
function ${name}() {
	echo $undefined;
	_doing_it_wrong( '${name}', 'wrong argument', '1.0' );
	untrailingslashit( null );
	echo @$suppressed;
}
`;

test('PHP notices count if our plugin causes them, and not if other plugins or WordPress do', async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  const other = join(site.plugins, 'other');
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, 'other.php'), careless('other'));
  writeFileSync(join(site.plugins, 'flightdeck/careless.php'), careless('ours'));
  site.mustUse(
    `require WP_PLUGIN_DIR . '/other/other.php'; require WP_PLUGIN_DIR . '/flightdeck/careless.php';
    add_action( 'init', static function () { other(); _deprecated_function( 'core', '1.0' ); } );`,
  );
  site.php('');
  expect(site.takeNotices()).toBe('');
  site.php('ours();');
  const notices = site.takeNotices().trim().split('\n');
  expect(notices).toHaveLength(3);
  expect(notices[0]).toMatch(
    /^Undefined variable:? \$?undefined in .+careless\.php:3, from .+\/flightdeck\/careless\.php$/,
  );
  expect(notices[1]).toMatch(
    /wrong argument.+ in .+\/wp-includes\/functions\.php:\d+, from .+\/flightdeck\/careless\.php$/,
  );
  expect(notices[2]).toMatch(/Passing null.+ in .+\/wp-includes\/formatting\.php:\d+, from .+\/careless\.php$/);
  rmSync(other, { recursive: true });
});
