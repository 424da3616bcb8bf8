import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** Returns PHP code of a function that causes four notices: one in its own code, two in WordPress, and a suppressed one. */
const functionWithNotices = (name: string) => `<?php
function ${name}() {
	echo $undefined;
	_doing_it_wrong( '${name}', 'wrong argument', '1.0' );
	untrailingslashit( null );
	echo @$suppressed;
}
`;

test('a PHP notice counts if our plugin causes it, and not if WordPress or another plugin does', async ({
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  const other = join(site.plugins, 'other');
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, 'other.php'), functionWithNotices('other'));
  writeFileSync(join(site.plugins, 'flightdeck/careless.php'), functionWithNotices('ours'));
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
