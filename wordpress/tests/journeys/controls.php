<?php
/**
 * A must-use plugin for the journeys: logs REST calls, and makes some of them fail. The tests write and read the files in
 * `wp-content/journeys`.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Journeys;

defined( 'ABSPATH' ) || exit;

const FOLDER = WP_CONTENT_DIR . '/journeys';

/** Returns the path of this REST call as the test site logs it; empty if this request isn't a REST call. */
function rest_path(): string {
	$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
	$path = preg_match( '#/wp-json/(.+?)/?$#', $path, $found ) ? $found[1] : '';
	return preg_replace( '#^jetpack/v4/#', '', $path );
}

/** Logs the call of this request. Leaves out calls for just-in-time messages, which Jetpack's own scripts make on all screens. */
function log_call( string $path, int $status ): void {
	if ( 'jitm' === $path ) {
		return;
	}
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

/**
 * Returns the locale for the language in the address of the page, such as `de` or `de-AT`; empty without a language, and for
 * pseudo-languages.
 */
function requested_locale(): string {
	$tag = (string) ( $_GET['lang'] ?? '' );
	if ( ! preg_match( '/^[a-z]{2}(-(?!X[AB]$)[A-Z]{2})?$/', $tag ) ) {
		return '';
	}
	$main = array(
		'de' => 'de_DE',
		'es' => 'es_ES',
		'fr' => 'fr_FR',
		'nl' => 'nl_NL',
	);
	return $main[ $tag ] ?? strtr( $tag, '-', '_' );
}

if ( '' !== requested_locale() ) {
	// As if the user had chosen the language in the profile.
	add_filter(
		'get_user_metadata',
		static function ( $value, $id, $key ) {
			return 'locale' === $key ? requested_locale() : $value;
		},
		10,
		3
	);
	// Languages of WordPress itself are not installed, and one of their texts is the direction.
	add_filter(
		'gettext_with_context',
		static function ( $translation, $text, $context ) {
			return 'text direction' === $context && 'ar' === requested_locale() ? 'rtl' : $translation;
		},
		10,
		3
	);
}

// When a test changes the site's clock, earlier nonces become invalid. Another lifetime of nonces has the same effect.
if ( is_file( FOLDER . '/moved-clock' ) ) {
	add_filter(
		'nonce_life',
		static function () {
			return (int) ( 1.5 * DAY_IN_SECONDS );
		}
	);
}

// Jetpack's notice in the toolbar reads the scan too, and journeys count the reads of our page.
add_action(
	'admin_enqueue_scripts',
	static function () {
		wp_dequeue_script( 'jetpack-scan-show-notice' );
	},
	PHP_INT_MAX
);

// Journeys use infinite scroll, which needs the support of the theme.
add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'infinite-scroll', array( 'container' => 'content' ) );
	}
);

/** Status, type and body of each kind of fault that replaces the answer. */
const FAULTS = array(
	'401'           => array( 401, 'application/json', '{"code":"rest_forbidden","message":"Sorry, you are not allowed to do that.","data":{"status":401}}' ),
	'403'           => array( 403, 'application/json', '{"code":"rest_forbidden","message":"Sorry, you are not allowed to do that.","data":{"status":403}}' ),
	'404'           => array( 404, 'application/json', '{"code":"rest_no_route","message":"No route was found matching the URL and request method.","data":{"status":404}}' ),
	'429'           => array( 429, 'application/json', '{"code":"rest_too_many_requests","message":"Too many requests.","data":{"status":429}}' ),
	'500'           => array( 500, 'application/json', '{"code":"internal_server_error","message":"There has been a critical error on this website.","data":{"status":500}}' ),
	'500-html'      => array( 500, 'text/html', '<p>There has been a critical error on this website.</p>' ),
	'html'          => array( 200, 'text/html', '<!DOCTYPE html><title>Log in to the network</title><p>Please log in to the network.</p>' ),
	'empty'         => array( 200, 'application/json', '' ),
	'shape'         => array( 200, 'application/json', '{"unexpected":[1,2,3]}' ),
	'invalid-nonce' => array( 403, 'application/json', '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}' ),
);
/** Output of a plugin before the JSON. */
const WARNING = "<br />\n<b>Warning</b>:  Undefined array key \"jetpack\" in <b>/srv/www/wp-content/plugins/sample/sample.php</b> on line <b>12</b><br />\n";

/**
 * Returns the fault of a call; null if it has none.
 *
 * @param string $method     Method.
 * @param string $path       As rest_path() returns it.
 * @param bool   $is_counted Whether the call uses up one of the `times` of the fault.
 */
function fault( string $method, string $path, bool $is_counted ): ?array {
	$file  = FOLDER . '/faults.json';
	$rules = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	foreach ( is_array( $rules ) ? $rules : array() as $index => $rule ) {
		if ( ! in_array( $rule['method'] ?? '*', array( '*', $method ), true ) || ! in_array( $rule['path'] ?? '*', array( '*', $path ), true ) ) {
			continue;
		}
		if ( $is_counted && isset( $rule['times'] ) ) {
			if ( --$rules[ $index ]['times'] < 1 ) {
				unset( $rules[ $index ] );
			}
			file_put_contents( $file, json_encode( array_values( $rules ) ), LOCK_EX );
		}
		return $rule;
	}
	return null;
}

/** Waits until the test removes the fault, at most a minute, and ends the request without an answer. */
function hang(): void {
	while ( is_file( FOLDER . '/faults.json' ) && time() - $_SERVER['REQUEST_TIME'] < 60 ) {
		usleep( 100000 );
		clearstatcache();
	}
	exit;
}

/** Sends the answer of a fault in FAULTS, and ends the request. */
function fail( string $kind, string $path ): void {
	list( $status, $type, $body ) = FAULTS[ $kind ];
	status_header( $status );
	header( "Content-Type: $type; charset=UTF-8" );
	if ( 429 === $status ) {
		header( 'Retry-After: 2' );
	}
	log_call( $path, $status );
	echo $body;
	exit;
}

/*
 * Applies the fault of this call. Besides FAULTS: `timeout` gives no answer, `slow` delays the answer, `lost` handles the request
 * and gives no answer, `broken` truncates the answer. Any other kind prints WARNING before the answer.
 */
add_action(
	'parse_request',
	static function () {
		$path = rest_path();
		$rule = '' === $path ? null : fault( $_SERVER['REQUEST_METHOD'], $path, true );
		$kind = $rule['kind'] ?? '';
		if ( isset( FAULTS[ $kind ] ) ) {
			fail( $kind, $path );
		} elseif ( 'timeout' === $kind ) {
			log_call( $path, 0 );
			hang();
		} elseif ( 'slow' === $kind ) {
			usleep( 1000 * (int) $rule['ms'] );
		} elseif ( '' !== $kind ) {
			add_filter(
				'rest_pre_serve_request',
				static function ( $served, $result, $request, $server ) use ( $kind ) {
					if ( 'lost' === $kind ) {
						hang();
					}
					$text = (string) wp_json_encode( $server->response_to_data( $result, false ) );
					echo 'broken' === $kind ? substr( $text, 0, (int) ceil( strlen( $text ) / 2 ) ) : WARNING . $text;
					return true;
				},
				2,
				4
			);
		}
	},
	1
);

// Makes a read inside another request fail. The page then requests the read separately, and that request gets the fault.
add_filter(
	'rest_pre_dispatch',
	static function ( $answer, $server, $request ) {
		$path = preg_replace( '#^/jetpack/v4/#', '', $request->get_route() );
		if ( rest_path() !== $path && rest_path() !== ltrim( $path, '/' ) && fault( $request->get_method(), $path, false ) ) {
			throw new \RuntimeException( 'A fault of the journey.' );
		}
		return $answer;
	},
	1,
	3
);

// Prints the page like a site that has no route for several reads: without the route and without answers.
add_action(
	'admin_init',
	static function () {
		if ( 'flightdeck' === ( $_GET['page'] ?? '' ) && is_file( FOLDER . '/separate-reads' ) ) {
			ob_start(
				static function ( $page ) {
					$page = preg_replace( '~,"reads":\{"inPage":\[[^\]]*\],"route":"[^"]*"\}~', '', $page );
					return preg_replace( '~<script type="application/json" id="flightdeck-answers">.*?</script>~s', '', $page );
				}
			);
		}
	}
);
