<?php
/**
 * A must-use plugin that records database queries of Flightdeck's code, and messages of PHP. A request with the header `X-Meter: NAME`
 * appends its queries as one line of JSON to `meter/NAME.jsonl` in the content folder, and its messages to `meter/NAME.log`. A request
 * with `X-Meter-Without: 1` runs without Flightdeck. The must-use plugin also adds empty pages and an empty REST route, for comparison
 * with those of Flightdeck.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Meter;

defined( 'ABSPATH' ) || exit;

/** Returns a request header with only those of its characters that are safe in a file name. */
function header_value( string $name ): string {
	return (string) preg_replace( '/[^a-z0-9-]/', '', $_SERVER[ "HTTP_$name" ] ?? '' );
}

if ( '' !== header_value( 'X_METER_WITHOUT' ) ) {
	add_filter(
		'option_active_plugins',
		static function ( $plugins ) {
			return array_values( array_diff( (array) $plugins, array( 'flightdeck/flightdeck.php' ) ) );
		},
		PHP_INT_MAX
	);
}

if ( '' !== header_value( 'X_METER' ) ) {
	$record = WP_CONTENT_DIR . '/meter/' . header_value( 'X_METER' );
	wp_mkdir_p( dirname( $record ) );
	// phpcs:ignore WordPress.PHP.IniSet.log_errors_Disallowed -- WordPress logs all requests to one file.
	ini_set( 'error_log', "$record.log" );
	register_shutdown_function(
		static function () use ( $record ) {
			$queries = array();
			foreach ( $GLOBALS['wpdb']->queries ?? array() as $query ) {
				// The third value lists the functions that led to the query. Functions of this file don't count.
				if ( false !== stripos( $query[2], 'flightdeck\\' ) && false === strpos( $query[2], __NAMESPACE__ ) ) {
					$queries[] = $query[0];
				}
			}
			file_put_contents( "$record.jsonl", json_encode( $queries ) . "\n", FILE_APPEND );
		}
	);
}

add_action(
	'admin_menu',
	static function () {
		$print = static function () {
			echo '<div class="wrap"><h1>Empty page</h1></div>';
		};
		add_menu_page( 'Empty page', 'Empty page', 'read', 'meter', $print );
		add_menu_page( 'Page with a widget', 'Page with a widget', 'read', 'meter-widget', static function () use ( $print ) {
			$print();
			if ( function_exists( 'flightdeck_widget' ) ) {
				flightdeck_widget( 'connection' );
			}
		} );
		add_options_page( 'Empty page', 'Empty page', 'manage_options', 'meter-settings', $print );
	}
);
add_action(
	'rest_api_init',
	static function () {
		register_rest_route( 'meter/v1', '/empty', array( 'methods' => 'GET', 'permission_callback' => 'is_user_logged_in', 'callback' => '__return_empty_array' ) );
	}
);
add_action(
	'template_redirect',
	static function () {
		// Debian's WordPress has no theme, so print at least what a theme would print.
		if ( ! is_file( get_template_directory() . '/index.php' ) ) {
			wp_head();
			wp_footer();
			exit;
		}
	}
);
add_action( 'wp_ajax_meter-empty', 'wp_send_json_success' );
