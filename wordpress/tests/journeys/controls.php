<?php
/**
 * A must-use plugin for the journeys: logs REST calls, and makes writes fail on request. Reads both from the folder
 * `wp-content/journeys`.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Journeys;

defined( 'ABSPATH' ) || exit;

const FOLDER = WP_CONTENT_DIR . '/journeys';

/** Returns the path of a REST call of this request as the test site logs it; empty for other requests. */
function rest_path(): string {
	$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
	$path = preg_match( '#/wp-json/(.+?)/?$#', $path, $found ) ? $found[1] : '';
	return preg_replace( '#^jetpack/v4/#', '', $path );
}

/** Adds the call of this request to the log. */
function log_call( string $path, int $status ): void {
	file_put_contents( FOLDER . '/calls.log', "{$_SERVER['REQUEST_METHOD']} $path $status\n", FILE_APPEND | LOCK_EX );
}

add_filter(
	'rest_pre_serve_request',
	static function ( $served, $result ) {
		log_call( rest_path(), $result->get_status() );
		return $served;
	},
	1,
	2
);
add_action(
	'wp_ajax_rest-nonce',
	static function () {
		log_call( 'admin-ajax/rest-nonce', 200 );
	},
	0
);
add_action(
	'wp_ajax_nopriv_rest-nonce',
	static function () {
		log_call( 'admin-ajax/rest-nonce', 400 );
	},
	0
);

// While the site's clock is changed, earlier nonces are invalid.
if ( is_file( FOLDER . '/moved-clock' ) ) {
	add_filter(
		'nonce_life',
		static function () {
			return (int) ( 1.5 * DAY_IN_SECONDS );
		}
	);
}

/** Status, type and body of each kind of fault. */
const FAULTS = array(
	'401'           => array( 401, 'application/json', '{"code":"rest_forbidden","message":"Sorry, you are not allowed to do that.","data":{"status":401}}' ),
	'403'           => array( 403, 'application/json', '{"code":"rest_forbidden","message":"Sorry, you are not allowed to do that.","data":{"status":403}}' ),
	'404'           => array( 404, 'application/json', '{"code":"rest_no_route","message":"No route was found matching the URL and request method.","data":{"status":404}}' ),
	'429'           => array( 429, 'application/json', '{"code":"rest_too_many_requests","message":"Too many requests.","data":{"status":429}}' ),
	'500'           => array( 500, 'application/json', '{"code":"internal_server_error","message":"The site had an error.","data":{"status":500}}' ),
	'500-html'      => array( 500, 'text/html', '<html><body><h1>Error</h1></body></html>' ),
	'html'          => array( 200, 'text/html', '<html><body><h1>Blocked</h1></body></html>' ),
	'empty'         => array( 200, 'application/json', '' ),
	'shape'         => array( 200, 'application/json', '{"unexpected":[1,2,3]}' ),
	'invalid-nonce' => array( 403, 'application/json', '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}' ),
);

add_action(
	'parse_request',
	static function () {
		$file = FOLDER . '/faults.json';
		$path = rest_path();
		if ( '' === $path || 'POST' !== $_SERVER['REQUEST_METHOD'] || ! is_file( $file ) ) {
			return;
		}
		$rules = json_decode( (string) file_get_contents( $file ), true );
		foreach ( is_array( $rules ) ? $rules : array() as $index => $rule ) {
			if ( ! in_array( $rule['path'] ?? '*', array( '*', $path ), true ) ) {
				continue;
			}
			if ( isset( $rule['times'] ) && --$rules[ $index ]['times'] < 1 ) {
				unset( $rules[ $index ] );
			}
			file_put_contents( $file, json_encode( array_values( $rules ) ), LOCK_EX );
			list( $status, $type, $body ) = FAULTS[ $rule['kind'] ];
			status_header( $status );
			header( "Content-Type: $type; charset=UTF-8" );
			log_call( $path, $status );
			echo $body;
			exit;
		}
	},
	1
);
