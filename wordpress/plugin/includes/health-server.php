<?php
/**
 * Site Health tests of the server: whether the REST API answers, and whether the clock is right.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Time limit of a request during a test, in seconds. */
const HEALTH_LIMIT = 10;
/** Seconds by which two clocks may differ. The provider refuses signed requests beyond that. */
const CLOCK_LIMIT = 5 * 60;

/** Makes the calls of the dashboard. */
function rest_finding(): array {
	$is_user = is_user_logged_in() && defined( 'LOGGED_IN_COOKIE' ) && isset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	$calls   = array( add_query_arg( 'paths', '', rest_url( READS_ROUTE ) ) );
	if ( null !== partner_version() ) {
		$calls[] = rest_url( 'jetpack/v4/connection' );
	}
	$answers = array();
	foreach ( $calls as $address ) {
		$answers[ $address ] = own_answer( $address, $is_user );
	}
	return check_rest( $answers, $is_user && may_ask_for_reads() );
}

/**
 * Checks the answers of the site to its own REST calls.
 *
 * @param array[] $answers For each address: `error`, or `status`, `type` and `body`.
 * @param bool    $may     Whether the calls were made as a user who may open the page.
 */
function check_rest( array $answers, bool $may ): array {
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
		$reason = rest_refusal( $answer, $may );
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
 * Returns why an answer is not one of the REST API; empty when it is one.
 *
 * @param array $answer `status`, `type` and `body`.
 * @param bool  $may    Whether the call was made as a user who may open the page.
 */
function rest_refusal( array $answer, bool $may ): string {
	$body = json_decode( $answer['body'], true );
	if ( 200 === $answer['status'] ) {
		// Lines of JSON, or nothing, from the route for several reads.
		$is_ours = is_array( $body ) || 0 === strpos( $answer['type'], 'application/x-ndjson' );
		return $is_ours ? '' : 'not JSON';
	}
	$code = is_array( $body ) && is_string( $body['code'] ?? null ) ? $body['code'] : '';
	// Our route answers, but the set cannot be used. The test of the files says why.
	if ( 'flightdeck_set' === $code || ( ! $may && 'rest_forbidden' === $code ) ) {
		return '';
	}
	return "status {$answer['status']}" . ( '' === $code ? '' : ", $code" );
}

/**
 * Returns the answer of this site to a request of its server, as the test of the REST API in WordPress requests it.
 *
 * @param string $address Address of this site.
 * @param bool   $as_user Whether to make the request as the current user.
 */
function own_answer( string $address, bool $as_user ): array {
	$headers = array( 'Cache-Control' => 'no-cache' );
	if ( $as_user ) {
		$headers['X-WP-Nonce'] = wp_create_nonce( 'wp_rest' );
	}
	if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sent as received, to the same server.
		$login = wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As HTTP requires.
		$headers['Authorization'] = 'Basic ' . base64_encode( $login );
	}
	$answer = wp_remote_get(
		$address,
		array(
			'timeout'   => HEALTH_LIMIT,
			'cookies'   => $as_user ? wp_unslash( $_COOKIE ) : array(),
			'headers'   => $headers,
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
		)
	);
	if ( is_wp_error( $answer ) ) {
		return array( 'error' => $answer->get_error_message() );
	}
	return array(
		'status' => (int) wp_remote_retrieve_response_code( $answer ),
		'type'   => (string) wp_remote_retrieve_header( $answer, 'content-type' ),
		'body'   => wp_remote_retrieve_body( $answer ),
	);
}

/**
 * Compares the clock of the site with the clock of the server that has the set.
 *
 * @param bool     $is_remote Whether the set is on another server.
 * @param int|null $theirs    Time of that server; null when it is not known.
 * @param int      $ours      Time of the site.
 */
function check_clock( bool $is_remote, ?int $theirs, int $ours ): array {
	if ( ! $is_remote || null === $theirs ) {
		return finding(
			'good',
			__( "Flightdeck didn't compare the clock of your site", 'flightdeck' ),
			$is_remote
				? __( 'The server that has the files of Flightdeck sends no time.', 'flightdeck' )
				: __( 'The files of Flightdeck come with the plugin, so no other server needs to have the same time.', 'flightdeck' )
		);
	}
	$difference = abs( $ours - $theirs );
	if ( $difference <= CLOCK_LIMIT ) {
		return finding(
			'good',
			__( 'The clock of your site is right', 'flightdeck' ),
			__( 'It has the same time as the server that has the files of Flightdeck.', 'flightdeck' )
		);
	}
	return finding(
		$difference > DAY_IN_SECONDS ? 'critical' : 'recommended',
		__( 'The clock of your site may be wrong', 'flightdeck' ),
		sprintf(
			/* translators: %s: a time span, such as "2 hours" */
			__( 'It differs by %s from the clock of the server that has the files of Flightdeck. Certificates and the connection to WordPress.com need the right time. Ask your host to compare the clock with a time server.', 'flightdeck' ),
			human_time_diff( $ours, $theirs )
		)
	);
}

/** Returns the time of the server that has the set; null when it does not answer with one. */
function remote_time(): ?int {
	try {
		$answer = wp_remote_head( set_url() . 'registry.json', array( 'timeout' => 5, 'redirection' => 0 ) );
	} catch ( Unusable_Set $failure ) {
		return null;
	}
	$time = is_wp_error( $answer ) ? false : strtotime( (string) wp_remote_retrieve_header( $answer, 'date' ) );
	return false === $time ? null : $time;
}
