<?php
/**
 * The route to which a page tells how the areas did in one visit, and from which administrators read the counts.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Path of the route below the REST root. */
const HEALTH_ROUTE = 'flightdeck/v1/health';
/** Largest body of one visit, in bytes. */
const VISIT_LIMIT = 1024;

/**
 * Returns whether this site counts visits: while a release is staged. A set on another server can stage one at any time, and this
 * function makes no request.
 *
 * @param ?string $folder Another folder of the plugin's own set, ending in a slash.
 */
function counts_visits( ?string $folder = null ): bool {
	try {
		// Without decoding: each REST request of the site calls this function.
		return '' !== chosen_set_url() || 1 === preg_match( '/"staged"\s*:\s*\{\s*"/', own_text( 'registry.json', $folder ) );
	} catch ( Unusable_Set $failure ) {
		return false;
	}
}

/** Registers the route while the site counts visits. */
function add_health_route(): void {
	if ( ! counts_visits() ) {
		return;
	}
	register_rest_route(
		'flightdeck/v1',
		'/health',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\take_visit',
				'permission_callback' => __NAMESPACE__ . '\\may_tell_health',
			),
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\answer_health',
				'permission_callback' => __NAMESPACE__ . '\\may_read_health',
			),
		)
	);
}

/** Returns whether the user may open the page, and with it tell how it did. */
function may_tell_health(): bool {
	return is_user_logged_in() && current_user_can( page_capability() );
}

/** Returns whether the user may see the counts. */
function may_read_health(): bool {
	return current_user_can( 'manage_options' );
}

/** Returns whether the site counts this visit of the page. */
function counts_this_visit(): bool {
	if ( ! counts_visits() ) {
		forget_counts();
		return false;
	}
	/**
	 * Filters whether a visit of the current user is counted.
	 *
	 * @param bool $counts Default: true.
	 */
	if ( ! apply_filters( 'flightdeck_count_visit', true ) ) {
		return false;
	}
	return 1 === wp_rand( 1, every_at( intdiv( time(), HOUR_IN_SECONDS ) ) );
}

/**
 * Takes the counts of one visit.
 *
 * @param \WP_REST_Request $request The request.
 */
function take_visit( \WP_REST_Request $request ) {
	$now = time();
	// The hash tells users apart and is of no use outside of this site.
	$user = substr( wp_hash( 'flightdeck_health|' . get_current_user_id() ), 0, 12 );
	if ( ! may_send_visit( $user, $now ) ) {
		// No error: the browser would show one to a user who opens the page often.
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
		// Without a request to another server: the user has already left, and the next page asks for the newest registry.
		$registry = known_registry();
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_set', $failure->getMessage(), array( 'status' => 404 ) );
	}
	if ( null === $registry ) {
		// The set was changed while the page was open.
		return new \WP_REST_Response( array(), 204 );
	}
	announce_taken_back( (array) count_visit( $visit, $registry, $user, $now, visitor_here() ) );
	return new \WP_REST_Response( array(), 204 );
}

/**
 * Tells other plugins (docs/wordpress-hooks.md) and the configured URL about releases that were taken back.
 *
 * @param array[] $taken These releases.
 */
function announce_taken_back( array $taken ): void {
	foreach ( $taken as $each ) {
		/**
		 * Fires after the site has taken back a staged release.
		 *
		 * @param string $area    Name of the area.
		 * @param string $version Version of the release.
		 * @param string $reason  `start` or `rate`.
		 * @param array  $counts  `loads` and `failures` of `staged` and `live`.
		 */
		do_action( 'flightdeck_release_taken_back', $each['area'], $each['version'], $each['reason'], array_intersect_key( $each, array( 'staged' => 1, 'live' => 1 ) ) );
		$problem = send_take_back( $each );
		if ( '' !== $problem ) {
			note_unsent( $each, $problem );
		}
	}
}

/** Answers the counts of the last 14 days. */
function answer_health() {
	try {
		return new \WP_REST_Response( health_report( registry(), trials() ) );
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_set', $failure->getMessage(), array( 'status' => 404 ) );
	}
}

/**
 * Returns the counts by area and release: the live release first, then the staged one, then earlier ones.
 *
 * @param object $registry The registry.
 * @param array  $book     Result of trials().
 */
function health_report( object $registry, array $book ): array {
	$totals = health_totals( $book['days'] );
	$areas  = array();
	foreach ( get_object_vars( $registry->areas ) as $area => $entry ) {
		$live     = (string) ( $entry->version ?? '' );
		$staged   = $registry->staged->$area ?? null;
		$trial    = $staged && ! is_taken_back( $book['taken_back'], $area, $staged ) ? (string) $staged->entry->version : '';
		$versions = array_unique( array_merge( array_filter( array( $live, $trial ) ), array_map( 'strval', array_keys( $totals[ $area ] ?? array() ) ) ) );
		$areas[ $area ] = array();
		foreach ( $versions as $version ) {
			$row              = $totals[ $area ][ $version ] ?? EMPTY_ROW;
			$row['ms']        = $row['loads'] ? (int) round( $row['ms'] / $row['loads'] ) : null;
			$row['codes']     = (object) $row['codes'];
			$stage            = $version === $live ? 'live' : ( $version === $trial ? 'staged' : 'earlier' );
			$areas[ $area ][] = array( 'version' => $version, 'stage' => $stage ) + $row;
		}
	}
	return array(
		'areas'     => (object) $areas,
		'takenBack' => array_reverse( $book['taken_back'] ),
	);
}
