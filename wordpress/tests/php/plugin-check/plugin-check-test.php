<?php
/**
 * Tests of two rules of Plugin Check: no file runs when a browser opens its address, and a comment before each call of a discouraged
 * function names the rule and gives a reason.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

/** Discouraged functions, with the rule that each call breaks. */
const DISCOURAGED = array(
	'file_get_contents'      => 'WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents',
	'base64_decode'          => 'WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode',
	'base64_encode'          => 'WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode',
	'load_plugin_textdomain' => 'PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound',
);

/** Returns whether the first statement of a file ends the request if WordPress is not loaded. */
function is_guarded( string $code ): bool {
	$code_only = preg_replace( array( '#/\*.*?\*/#s', '#//.*$#m' ), '', $code );
	return 1 === preg_match( '/\A<\?php\s+(namespace \w+( \{|;)\s+)?defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit;/', $code_only );
}

/** Returns the numbers of the lines that call a discouraged function, without a reason on the previous line. */
function unexplained_lines( string $code ): array {
	$lines   = explode( "\n", $code );
	$numbers = array();
	foreach ( $lines as $index => $line ) {
		foreach ( DISCOURAGED as $function => $rule ) {
			$is_called = preg_match( "/\b$function\(/", $line );
			if ( $is_called && ! preg_match( '/phpcs:ignore ' . preg_quote( $rule, '/' ) . ' -- \S/', $lines[ $index - 1 ] ?? '' ) ) {
				$numbers[] = $index + 1;
			}
		}
	}
	return $numbers;
}

same( 'a file with a guard exits without WordPress', true, is_guarded( "<?php\n/** A file. */\n\nnamespace Flightdeck;\n\ndefined( 'ABSPATH' ) || exit;\n" ) );
same( 'a file without a guard runs without WordPress', false, is_guarded( "<?php\nnamespace Flightdeck;\n\nfunction go() {}\n" ) );
same( 'a discouraged call with a reason is allowed', array(), unexplained_lines( "// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.\nfile_get_contents( 'a' );" ) );
same( 'a discouraged call without a reason is reported', array( 1 ), unexplained_lines( "file_get_contents( 'a' );" ) );

foreach ( plugin_files() as $name => $file ) {
	same( "$name exits without WordPress", true, is_guarded( file_get_contents( $file ) ) );
	same( "$name has a reason for each discouraged call", array(), unexplained_lines( file_get_contents( $file ) ) );
}
