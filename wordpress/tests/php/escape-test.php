<?php
/**
 * Tests that each value that the plugin prints is escaped where it is printed, or that a comment gives the reason why not. The rule
 * WordPress.Security.EscapeOutput of Plugin Check requires this.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

/** Functions that escape a value. */
const ESCAPING_FUNCTIONS = array( 'esc_attr', 'esc_attr__', 'esc_html', 'esc_html__', 'esc_url', 'wp_kses', 'wp_kses_post', 'wp_json_encode' );

/**
 * Returns the numbers of lines that print an unescaped value without a comment that gives the reason.
 *
 * @param string $code Content of a file.
 * @return int[]
 */
function unescaped_lines( string $code ): array {
	$reasons        = preg_grep( '/phpcs:ignore WordPress\.Security\.EscapeOutput\.OutputNotEscaped -- \S/', explode( "\n", $code ) );
	$tokens         = token_get_all( $code );
	$lines          = array();
	$is_printing    = false;
	$is_value_start = false;
	$depth          = 0;
	$line           = 1;
	foreach ( $tokens as $token ) {
		$line = is_array( $token ) ? $token[2] : $line;
		if ( is_array( $token ) && in_array( $token[0], array( T_ECHO, T_PRINT, T_OPEN_TAG_WITH_ECHO ), true ) ) {
			$is_printing    = true;
			$is_value_start = true;
			$depth          = 0;
			continue;
		}
		if ( ! $is_printing || ( is_array( $token ) && in_array( $token[0], array( T_WHITESPACE, T_COMMENT ), true ) ) ) {
			continue;
		}
		$text = is_array( $token ) ? $token[1] : $token;
		if ( ';' === $text ) {
			$is_printing = false;
			continue;
		}
		$depth += ( '(' === $text ? 1 : 0 ) - ( ')' === $text ? 1 : 0 );
		if ( 0 === $depth && in_array( $text, array( ',', '.' ), true ) ) {
			$is_value_start = true;
			continue;
		}
		if ( $is_value_start && 0 === $depth ) {
			$is_safe = ( is_array( $token ) && T_CONSTANT_ENCAPSED_STRING === $token[0] ) || in_array( $text, ESCAPING_FUNCTIONS, true );
			// The reason is at the end of the line or on the previous line.
			if ( ! $is_safe && ! isset( $reasons[ $line - 1 ] ) && ! isset( $reasons[ $line - 2 ] ) ) {
				$lines[] = $line;
			}
			$is_value_start = false;
		}
	}
	return array_values( array_unique( $lines ) );
}

$reason = '// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped before.';
foreach ( array(
	array( "<?php echo 'a', esc_html( \$a ), \"\\n\";", array() ),
	array( "<?php\necho 'a', \$a;", array( 2 ) ),
	array( "<?php\necho 'a' . \$a;", array( 2 ) ),
	array( "<?php\necho other_function( esc_html( \$a ) );", array( 2 ) ),
	array( "<?php\necho \$a; $reason", array() ),
	array( "<?php\n$reason\necho \$a;", array() ),
	array( "<?php\necho \$a; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped", array( 2 ) ),
) as list( $code, $expected ) ) {
	same( "lines with unescaped output: $code", $expected, unescaped_lines( $code ) );
}

foreach ( plugin_files() as $name => $file ) {
	same( "$name prints no unescaped value", array(), unescaped_lines( file_get_contents( $file ) ) );
}
