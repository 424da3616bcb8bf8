<?php
/**
 * The number of the connection owner's unused licenses. Jetpack requests this number from its provider for each page, and the page
 * would wait for the answer. So the page contains the last known number, and requests the current number once the page is drawn
 * (docs/decisions/020).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Option with the last known number: `user` (ID), `detached` (the number), and `at` (Unix time). */
const LICENSE_COUNT = 'flightdeck_license_count';
/** Time in seconds until the page requests the number again. */
const LICENSE_COUNT_LIFE = 600;
/** Route of Jetpack that counts licenses. */
const COUNTS_ROUTE = '/jetpack/v4/licensing/user/counts';

/**
 * Returns Jetpack's initial state without the number of licenses, which Jetpack would request from its provider.
 *
 * @param callable $compute Function of Jetpack that returns the initial state.
 */
function state_without_count( callable $compute ): array {
	add_filter( 'jetpack_remote_request_url', __NAMESPACE__ . '\\without_count_address' );
	try {
		return (array) $compute();
	} finally {
		remove_filter( 'jetpack_remote_request_url', __NAMESPACE__ . '\\without_count_address' );
	}
}

/**
 * Replaces the address of the request for the number of licenses with an empty address. Jetpack sends no request without an address.
 *
 * @param mixed $url Address of a request from Jetpack to its provider.
 * @return mixed
 */
function without_count_address( $url ) {
	return is_string( $url ) && preg_match( '~/jetpack-licensing/user/licenses/counts\b~', $url ) ? '' : $url;
}

/**
 * Returns the licensing data with the last known number, and with `needsCount`: whether the page requests the current number. Returns data
 * that already has a number unchanged.
 *
 * @param array $licensing Jetpack's `licensing`.
 * @param mixed $stored    Value of the option.
 * @param int   $user      ID of the current user.
 * @param int   $now       Unix time.
 */
function with_license_count( array $licensing, $stored, int $user, int $now ): array {
	if ( isset( ( (array) ( $licensing['userCounts'] ?? array() ) )['detached'] ) ) {
		return $licensing;
	}
	// Jetpack can have an error here instead of the number.
	unset( $licensing['userCounts'] );
	$is_own = is_license_count_of_user( $stored, $user );
	return $licensing + ( $is_own ? array( 'userCounts' => array( 'detached' => $stored['detached'] ) ) : array() )
		+ array( 'needsCount' => ! $is_own || $now - $stored['at'] >= LICENSE_COUNT_LIFE );
}

/**
 * Returns whether the value of the option is a number of licenses of this user.
 *
 * @param mixed $stored Value of the option.
 * @param int   $user   ID of the user.
 */
function is_license_count_of_user( $stored, int $user ): bool {
	return is_array( $stored ) && $user === ( $stored['user'] ?? 0 ) && is_int( $stored['detached'] ?? null ) && is_int( $stored['at'] ?? null );
}

/**
 * Stores the number of unused licenses if an answer of Jetpack contains it.
 *
 * @param mixed            $answer  Answer to a REST request.
 * @param mixed            $handler Handler of the request; unused.
 * @param \WP_REST_Request $request The request.
 * @return mixed The answer, unchanged.
 */
function store_license_count( $answer, $handler, $request ) {
	if ( COUNTS_ROUTE !== $request->get_route() ) {
		return $answer;
	}
	$counts = (array) ( $answer instanceof \WP_REST_Response ? $answer->get_data() : $answer );
	if ( is_int( $counts['detached'] ?? null ) ) {
		update_option( LICENSE_COUNT, array( 'user' => get_current_user_id(), 'detached' => $counts['detached'], 'at' => time() ), true );
	}
	return $answer;
}
