<?php
/**
 * Simulates the functions of the host that the rules call, as far as the tests need them.
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

/** Options of the site, and answers of other servers by address: a body, or a status as a number. */
$GLOBALS['host'] = array( 'options' => array(), 'answers' => array() );

function get_option( string $name, $default = false ) {
	return $GLOBALS['host']['options'][ $name ] ?? $default;
}

function update_option( string $name, $value ): bool {
	$GLOBALS['host']['options'][ $name ] = $value;
	return true;
}

function wp_remote_get( string $url ): array {
	$GLOBALS['host']['asked'][] = $url;
	return array( 'body' => $GLOBALS['host']['answers'][ $url ] ?? null );
}

function is_wp_error( $answer ): bool {
	return ! is_array( $answer );
}

function wp_remote_retrieve_response_code( array $answer ): int {
	return is_int( $answer['body'] ) ? $answer['body'] : ( null === $answer['body'] ? 404 : 200 );
}

function wp_remote_retrieve_body( array $answer ): string {
	return $answer['body'];
}

function add_action(): bool {
	return true;
}

function remove_action(): bool {
	return true;
}

function get_transient( string $name ) {
	return get_option( "_transient_$name" );
}

function set_transient( string $name, $value ): bool {
	return update_option( "_transient_$name", $value );
}

/** Locks, which the host stores as options. */
class WP_Upgrader {
	public static function create_lock( string $name ): bool {
		return ! get_option( "$name.lock" ) && update_option( "$name.lock", time() );
	}

	public static function release_lock( string $name ): bool {
		return update_option( "$name.lock", false );
	}
}

/** Types of the host that the plugin names in its functions. */
class WP_Error {}
/** See above. */
class WP_REST_Request {}
