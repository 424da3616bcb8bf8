<?php
/**
 * Site Health test of the REST API: whether the dashboard can call it.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

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
