<?php
/**
 * Rules of Plugin Check besides escaping: no file runs when a browser opens its address, and each call of a discouraged function
 * has the name of the rule and a reason.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

const DISCOURAGED = array(
	'file_get_contents'      => 'WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents',
	'base64_decode'          => 'WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode',
	'base64_encode'          => 'WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode',
	'load_plugin_textdomain' => 'PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound',
);

/** Returns whether a file exits at its first statement without WordPress. */
function is_guarded( string $code ): bool {
	$bare = preg_replace( array( '#/\*.*?\*/#s', '#//.*$#m' ), '', $code );
	return 1 === preg_match( '/\A<\?php\s+(namespace \w+( \{|;)\s+)?defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit;/', $bare );
}

/** Returns lines with a discouraged function and no reason on the previous line. */
function unexplained( string $code ): array {
	$lines = explode( "\n", $code );
	$found = array();
	foreach ( $lines as $index => $line ) {
		foreach ( DISCOURAGED as $function => $rule ) {
			$is_called = preg_match( "/\b$function\(/", $line );
			if ( $is_called && ! preg_match( '/phpcs:ignore ' . preg_quote( $rule, '/' ) . ' -- \S/', $lines[ $index - 1 ] ?? '' ) ) {
				$found[] = $index + 1;
			}
		}
	}
	return $found;
}

same( 'a file with a guard exits without WordPress', true, is_guarded( "<?php\n/** A file. */\n\nnamespace Flightdeck;\n\ndefined( 'ABSPATH' ) || exit;\n" ) );
same( 'a file without a guard runs without WordPress', false, is_guarded( "<?php\nnamespace Flightdeck;\n\nfunction go() {}\n" ) );
same( 'a discouraged call with a reason is allowed', array(), unexplained( "// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.\nfile_get_contents( 'a' );" ) );
same( 'a discouraged call without a reason is reported', array( 1 ), unexplained( "file_get_contents( 'a' );" ) );

foreach ( plugin_files() as $name => $file ) {
	same( "$name exits without WordPress", true, is_guarded( file_get_contents( $file ) ) );
	same( "$name has a reason for each discouraged call", array(), unexplained( file_get_contents( $file ) ) );
}
