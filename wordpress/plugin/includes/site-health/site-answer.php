<?php
/**
 * Requests that the site sends to itself.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Time limit of a request, in seconds. */
const HEALTH_LIMIT = 10;

/**
 * Returns the answer of this site to a request that it sends to itself. Sends the login of the current request only if the site
 * refuses a request without one.
 *
 * @param string $address          Address of this site.
 * @param bool   $has_login_cookie Whether the current user has a login cookie.
 */
function site_answer( string $address, bool $has_login_cookie ): array {
	$answer = answer_at( $address, array() );
	$login  = current_login( $has_login_cookie );
	return $login && needs_login( $answer ) ? answer_at( $address, $login ) : $answer;
}

/**
 * Returns whether a login can change an answer: the web server requires one, or the REST API refuses visitors.
 *
 * @param array $answer `error`, or `status` and `body`.
 */
function needs_login( array $answer ): bool {
	$status = $answer['status'] ?? 0;
	return 401 === $status || ( 403 === $status && is_array( json_decode( $answer['body'], true ) ) );
}

/**
 * Returns the login of the current request, as arguments for another request; empty for a request without a login.
 *
 * @param bool $has_login_cookie Whether the current user has a login cookie.
 */
function current_login( bool $has_login_cookie ): array {
	$headers = $has_login_cookie ? array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) : array();
	if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sent as received, to the same server.
		$login = wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As HTTP requires.
		$headers['Authorization'] = 'Basic ' . base64_encode( $login );
	}
	return $headers ? array( 'headers' => $headers, 'cookies' => $has_login_cookie ? wp_unslash( $_COOKIE ) : array() ) : array();
}

/**
 * Requests an address of this site, with the limits of limited_get().
 *
 * @param string $address The address.
 * @param array  $login   Result of current_login(); empty for a request without a login.
 */
function answer_at( string $address, array $login ): array {
	$more   = array(
		'timeout'   => HEALTH_LIMIT,
		'headers'   => array( 'Cache-Control' => 'no-cache' ) + ( $login['headers'] ?? array() ),
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
	);
	$answer = limited_get( $address, $more + $login );
	if ( is_wp_error( $answer ) ) {
		return array( 'error' => $answer->get_error_message() );
	}
	$header = static function ( string $name ) use ( $answer ): string {
		$value = wp_remote_retrieve_header( $answer, $name );
		return is_string( $value ) ? substr( $value, 0, 200 ) : '';
	};
	return array(
		'status'   => (int) wp_remote_retrieve_response_code( $answer ),
		'type'     => $header( 'content-type' ),
		'location' => $header( 'location' ),
		'body'     => wp_remote_retrieve_body( $answer ),
	);
}
