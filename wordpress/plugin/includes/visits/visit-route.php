<?php
/**
 * The REST route to which the page sends each visit, and from which administrators read the counts.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Maximum size of the body of one visit, in bytes. */
const VISIT_LIMIT = 1024;

/**
 * Returns whether this site counts visits: while a release is staged and, because this function makes no request, always with a set
 * on another server, which can stage a release at any time.
 *
 * @param ?string $folder Folder of the set, ending in a slash; null for the plugin's own set.
 */
function is_counting_visits( ?string $folder = null ): bool {
	try {
		// Without decoding: each REST request of the site calls this function.
		return '' !== chosen_set_url() || 1 === preg_match( '/"staged"\s*:\s*\{\s*"/', bundled_text( 'registry.json', $folder ) );
	} catch ( Unusable_Set $failure ) {
		return false;
	}
}

/** Registers the route while the site counts visits. */
function add_visit_route(): void {
	if ( ! is_counting_visits() ) {
		return;
	}
	register_rest_route(
		'flightdeck/v1',
		'/visits',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\receive_visit',
				'permission_callback' => __NAMESPACE__ . '\\may_open_page',
			),
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\answer_counts',
				'permission_callback' => __NAMESPACE__ . '\\may_read_counts',
			),
		)
	);
}

/** Returns whether the user may open the page. */
function may_open_page(): bool {
	return is_user_logged_in() && current_user_can( page_capability() );
}

/** Returns whether this visit to the page is counted. Deletes all counts while the site counts no visits. */
function is_visit_counted(): bool {
	if ( ! is_counting_visits() ) {
		delete_counts();
		return false;
	}
	/**
	 * Filters whether a visit of the current user is counted.
	 *
	 * @param bool $is_counted Default: true.
	 */
	return (bool) apply_filters( 'flightdeck_count_visit', true );
}

/**
 * Receives one visit.
 *
 * @param \WP_REST_Request $request The request.
 */
function receive_visit( \WP_REST_Request $request ) {
	$now = time();
	// The hash is a pseudonymous ID, and is useless outside of this site.
	$user = substr( wp_hash( 'flightdeck_visits|' . get_current_user_id() ), 0, 12 );
	if ( ! count_request( $user, $now ) ) {
		// Not an error, because the browser would show an error in the console of a user who opens the page often.
		return new \WP_REST_Response( array(), 204 );
	}
	$body = (string) $request->get_body();
	if ( strlen( $body ) > VISIT_LIMIT ) {
		return new \WP_Error( 'rest_body_too_large', 'The request is too large.', array( 'status' => 413 ) );
	}
	$visit = read_visit( $body );
	if ( null === $visit ) {
		return new \WP_Error( 'rest_invalid_param', 'Invalid parameter(s): areas', array( 'status' => 400 ) );
	}
	try {
		// Without a request to another server: the user has already left, and the next page requests the newest registry.
		$registry = registry_in_use();
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_set', $failure->getMessage(), array( 'status' => 404 ) );
	}
	if ( null === $registry ) {
		// The address or the keys of the set were changed while the page was open.
		return new \WP_REST_Response( array(), 204 );
	}
	log_withdrawn_releases( count_visit( $visit, $registry, $user, $now, current_visitor() ) );
	return new \WP_REST_Response( array(), 204 );
}

/**
 * Logs which releases were withdrawn.
 *
 * @param array[] $newly_withdrawn Releases by area, from count_visit().
 */
function log_withdrawn_releases( array $newly_withdrawn ): void {
	foreach ( $newly_withdrawn as $area => $release ) {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Users get another release from now on; the log says why.
		error_log( "Flightdeck withdrew $area {$release['version']}: {$release['failures']} of its first {$release['visits']} visits failed." );
	}
}

/**
 * Reads the body of a request.
 *
 * @param string $text The body.
 * @return array|null Results by area: `version`, `ms`, and `code` of a failure. Null when the body is malformed.
 */
function read_visit( string $text ): ?array {
	$body  = json_decode( $text, true );
	$areas = is_array( $body ) ? ( $body['areas'] ?? null ) : null;
	if ( ! is_array( $areas ) ) {
		return null;
	}
	foreach ( $areas as $result ) {
		$ms       = is_array( $result ) ? ( $result['ms'] ?? 0 ) : null;
		$has_time = is_int( $ms ) || ( is_float( $ms ) && is_finite( $ms ) );
		if ( ! $has_time || ! is_string( $result['version'] ?? null ) || ! is_string( $result['code'] ?? '' ) ) {
			return null;
		}
	}
	return $areas;
}
