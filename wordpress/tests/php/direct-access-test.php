<?php
/**
 * Tests that no file of the plugin runs when a browser opens its address, as the plugin directory requires.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

/** Returns whether the first statement of a file ends the request if WordPress is not loaded. */
function is_guarded( string $code ): bool {
	$code_only = preg_replace( array( '#/\*.*?\*/#s', '#//.*$#m' ), '', $code );
	return 1 === preg_match( '/\A<\?php\s+(namespace \w+( \{|;)\s+)?defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit;/', $code_only );
}

same( 'a file with a guard exits without WordPress', true, is_guarded( "<?php\n/** A file. */\n\nnamespace Flightdeck;\n\ndefined( 'ABSPATH' ) || exit;\n" ) );
same( 'a file without a guard runs without WordPress', false, is_guarded( "<?php\nnamespace Flightdeck;\n\nfunction go() {}\n" ) );

foreach ( plugin_files() as $name => $file ) {
	same( "$name exits without WordPress", true, is_guarded( file_get_contents( $file ) ) );
}
