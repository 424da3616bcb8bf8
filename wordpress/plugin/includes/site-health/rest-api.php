<?php
/**
 * Site Health test of the REST API: whether the dashboard can call it.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Time limit of a request during the test, in seconds. */
const HEALTH_LIMIT = 10;

/** Returns the finding of the test of the REST API. Calls a route of the plugin and, if the partner is active, one of the partner. */
function rest_finding(): array {
	$has_login_cookie = is_user_logged_in() && defined( 'LOGGED_IN_COOKIE' ) && isset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	$calls            = array( add_query_arg( 'paths', '', rest_url( READS_ROUTE ) ) );
	if ( null !== partner_version() ) {
		$calls[] = rest_url( 'jetpack/v4/connection' );
	}
	$answers = array();
	foreach ( $calls as $address ) {
		$answers[ $address ] = site_answer( $address, $has_login_cookie );
	}
	return check_rest( $answers, $has_login_cookie && may_request_reads() );
}

/**
 * Returns the finding about the answers of the site to its own REST calls.
 *
 * @param array[] $answers  For each address: `error`, or `status`, `type`, `body` and, for a redirect, `location`.
 * @param bool    $may_read Whether the calls were made as a user who may open the page.
 */
function check_rest( array $answers, bool $may_read ): array {
	foreach ( $answers as $address => $answer ) {
		if ( isset( $answer['error'] ) ) {
			return finding(
				'recommended',
				__( "Flightdeck couldn't check the REST API", 'flightdeck' ),
				__( 'The site can\'t send a request to itself. The dashboard may still work. To find out, open its status screen and test the connection.', 'flightdeck' ),
				link_to_page( '#/status' ),
				"$address: {$answer['error']}"
			);
		}
		if ( intdiv( $answer['status'], 100 ) === 3 ) {
			return finding(
				'critical',
				__( "Flightdeck can't use the REST API", 'flightdeck' ),
				__( 'The site redirects calls of the REST API, so cards and settings of the dashboard stay empty. Look for a redirect in a plugin, the web server or a proxy, and exclude the address below from it.', 'flightdeck' ),
				link_to_page( '#/status' ),
				"$address: status {$answer['status']}, redirects to " . ( '' === ( $answer['location'] ?? '' ) ? 'no address' : $answer['location'] )
			);
		}
		$reason = rest_refusal( $answer, $may_read );
		if ( '' !== $reason ) {
			return finding(
				'critical',
				__( "Flightdeck can't use the REST API", 'flightdeck' ),
				__( 'Cards and settings of the dashboard stay empty. Look for a firewall or a security plugin that blocks the address below, and allow the address there.', 'flightdeck' ),
				link_to_page( '#/status' ),
				"$address: $reason"
			);
		}
	}
	return finding(
		'good',
		__( 'Flightdeck can use the REST API', 'flightdeck' ),
		__( 'The site answers the calls that the dashboard makes.', 'flightdeck' )
	);
}

/**
 * Returns the reason why the dashboard cannot use an answer; empty for an answer that it can use.
 *
 * @param array $answer   `status`, `type` and `body`.
 * @param bool  $may_read Whether the call was made as a user who may open the page.
 */
function rest_refusal( array $answer, bool $may_read ): string {
	$body = json_decode( $answer['body'], true );
	if ( 200 === $answer['status'] ) {
		// Lines of JSON, or nothing, from the route for several reads.
		$is_rest_answer = is_array( $body ) || 0 === strpos( $answer['type'], 'application/x-ndjson' );
		return $is_rest_answer ? '' : 'not JSON';
	}
	$code = is_array( $body ) && is_string( $body['code'] ?? null ) ? $body['code'] : '';
	// The code `flightdeck_set`: our route answers, but the set cannot be used. The test of the files gives the reason.
	if ( 'flightdeck_set' === $code || ( ! $may_read && 'rest_forbidden' === $code ) ) {
		return '';
	}
	return "status {$answer['status']}" . ( '' === $code ? '' : ", $code" );
}

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
