<?php
/**
 * Site Health test of the REST API: whether the dashboard can call it for a logged-in user.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Returns the finding about the REST API. Calls a route of the plugin and, if Jetpack is active, one of Jetpack. */
function rest_finding(): array {
	$calls = array( add_query_arg( 'paths', '', rest_url( READS_ROUTE ) ) );
	if ( null !== jetpack_version() ) {
		$calls[] = rest_url( 'jetpack/v4/connection' );
	}
	$login = current_login();
	foreach ( $calls as $address ) {
		$found = check_rest( $address, site_answer( $address, $login ), $login && may_request_reads() );
		if ( $found ) {
			return $found;
		}
	}
	return finding( 'good', __( 'Flightdeck can use the REST API', 'flightdeck' ), __( 'The site answers the calls that the dashboard makes.', 'flightdeck' ) );
}

/**
 * Returns the login of the current request, as arguments for a request of the site to itself, like WordPress's own test of the REST API;
 * empty without a login, for example in a scheduled task.
 */
function current_login(): array {
	if ( ! is_user_logged_in() || ! isset( $_COOKIE[ LOGGED_IN_COOKIE ] ) ) {
		return array();
	}
	$headers = array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) );
	if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sent as received, to the same server.
		$login = wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As HTTP requires.
		$headers['Authorization'] = 'Basic ' . base64_encode( $login );
	}
	return array( 'headers' => $headers, 'cookies' => wp_unslash( $_COOKIE ) );
}

/**
 * Returns the answer of this site to its own request: `error`, or `status`, `type`, `location` and `body`. Follows no redirect, because
 * the request contains a login.
 *
 * @param string $address Address of this site.
 * @param array  $login   Result of current_login().
 */
function site_answer( string $address, array $login ): array {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
	$answer = limited_get( $address, $login + array( 'timeout' => 10, 'sslverify' => apply_filters( 'https_local_ssl_verify', false ) ) );
	if ( is_wp_error( $answer ) ) {
		return array( 'error' => $answer->get_error_message() );
	}
	return array(
		'status'   => (int) wp_remote_retrieve_response_code( $answer ),
		'type'     => (string) wp_remote_retrieve_header( $answer, 'content-type' ),
		'location' => substr( (string) wp_remote_retrieve_header( $answer, 'location' ), 0, 200 ),
		'body'     => wp_remote_retrieve_body( $answer ),
	);
}

/**
 * Returns the finding about an answer that the dashboard cannot use; null for an answer that it can use.
 *
 * @param string $address  Address that was requested.
 * @param array  $answer   Result of site_answer().
 * @param bool   $may_read Whether the request had the login of a user who may open the page.
 */
function check_rest( string $address, array $answer, bool $may_read ): ?array {
	$unusable = __( "Flightdeck can't use the REST API", 'flightdeck' );
	$link     = array( 'label' => __( 'Open the status screen', 'flightdeck' ), 'url' => page_url( '#/status' ) );
	$link     = current_user_can( page_capability() ) ? $link : null;
	if ( isset( $answer['error'] ) ) {
		$text = __( 'The site can\'t send a request to itself. The dashboard may still work. To find out, open its status screen and test the connection.', 'flightdeck' );
		return finding( 'recommended', __( "Flightdeck couldn't check the REST API", 'flightdeck' ), $text, "$address: {$answer['error']}", $link );
	}
	$status = $answer['status'];
	$body   = json_decode( $answer['body'], true );
	$code   = is_array( $body ) && is_string( $body['code'] ?? null ) ? $body['code'] : '';
	if ( 3 === intdiv( $status, 100 ) ) {
		$text = __( 'The site redirects calls of the REST API, so cards and settings of the dashboard stay empty. Look for a redirect in a plugin, the web server or a proxy, and exclude the address below from it.', 'flightdeck' );
		return finding( 'critical', $unusable, $text, "$address: status $status, redirects to " . ( '' === $answer['location'] ? 'no address' : $answer['location'] ), $link );
	}
	// Lines of JSON, or nothing, from the route for several reads.
	$is_rest_answer = is_array( $body ) || 0 === strpos( $answer['type'], 'application/x-ndjson' );
	// The code `flightdeck_set`: our route answers, but the set cannot be used. The test of the set gives the reason.
	if ( ( 200 === $status && $is_rest_answer ) || 'flightdeck_set' === $code || ( ! $may_read && 'rest_forbidden' === $code ) ) {
		return null;
	}
	if ( 401 === $status && 'rest_forbidden' === $code ) {
		$text = __( 'The site answers as if you were logged out, so cards and settings of the dashboard stay empty. Look for a proxy, a firewall or a security plugin that removes the header X-WP-Nonce or the cookies from requests, and exclude the address below from it.', 'flightdeck' );
	} else {
		$text = __( 'Cards and settings of the dashboard stay empty. Look for a firewall or a security plugin that blocks the address below, and allow the address there.', 'flightdeck' );
	}
	$reason = 200 === $status ? 'not JSON' : "status $status" . ( '' === $code ? '' : ", $code" );
	return finding( 'critical', $unusable, $text, "$address: $reason", $link );
}
