<?php
/**
 * The few functions of the host that the rules call, as far as the tests need them.
 *
 * @package Flightdeck
 */

const MB_IN_BYTES = 1048576;
define( 'WP_LANG_DIR', sys_get_temp_dir() . '/no-such-folder' );
define( 'ABSPATH', '/' );

function wp_parse_url( string $url ) {
	return parse_url( $url );
}

function wp_json_encode( $value, int $options = 0 ) {
	return json_encode( $value, $options );
}
