<?php
/**
 * The route that answers several reads in one start of the host.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Path of the route below the REST root. */
const READS_ROUTE = 'flightdeck/v1/reads';

/** Limit of reads per request; no screen starts as many. */
const MOST_READS = 20;

/** Time limit of the site's requests to other sites, in seconds. */
const READ_LIMIT = 5;

/** Registers the route. */
function add_reads_route(): void {
	register_rest_route(
		'flightdeck/v1',
		'/reads',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\answer_reads',
			'permission_callback' => __NAMESPACE__ . '\\may_ask_for_reads',
			'args'                => array(
				'paths' => array(
					'type'     => 'string',
					'required' => true,
				),
			),
		)
	);
}

/** Returns whether the user may see the page. Each read also checks its own permission. */
function may_ask_for_reads(): bool {
	return is_user_logged_in() && null === partner_problem_here() && current_user_can( page_capability() );
}

/**
 * Returns the paths to answer, local reads first.
 *
 * @param string   $asked Paths, separated by commas.
 * @param string[] $named Reads that the areas name.
 * @return string[]
 */
function reads_to_answer( string $asked, array $named ): array {
	$paths = array_slice( array_values( array_intersect( array_unique( explode( ',', $asked ) ), $named ) ), 0, MOST_READS );
	return array_values( array_unique( array_merge( array_intersect( $paths, array_keys( LOCAL_READS ) ), $paths ) ) );
}

/**
 * Handles the request. The answers are printed after the headers.
 *
 * @param \WP_REST_Request $request The request.
 */
function answer_reads( \WP_REST_Request $request ) {
	try {
		$paths = reads_to_answer( (string) $request['paths'], named_reads( user_registry()->areas ) );
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_set', $failure->getMessage(), array( 'status' => 404 ) );
	}
	$response = new \WP_REST_Response();
	$response->header( 'Content-Type', 'application/x-ndjson; charset=UTF-8' );
	// Ask web servers to pass on each line at once.
	$response->header( 'X-Accel-Buffering', 'no' );
	$print = static function ( $served, $result ) use ( $response, $paths ) {
		if ( $served || $result !== $response ) {
			return $served;
		}
		// WordPress would send these headers after the first line, when no header can be sent any more.
		nocache_headers();
		add_filter( 'rest_send_nocache_headers', '__return_false', PHP_INT_MAX );
		print_reads( $paths );
		return true;
	};
	add_filter( 'rest_pre_serve_request', $print, 10, 2 );
	return $response;
}

/**
 * Prints each answer as soon as it is ready.
 *
 * @param string[] $paths Reads.
 */
function print_reads( array $paths ): void {
	add_filter( 'http_request_args', __NAMESPACE__ . '\\limit_request', PHP_INT_MAX );
	foreach ( $paths as $path ) {
		$start  = microtime( true );
		$answer = answer_to( $path );
		// The short limit can be the cause of a late failure; a separate request waits longer.
		$is_late = microtime( true ) - $start >= READ_LIMIT;
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as such.
		echo answer_line( $path, $is_late && 200 !== ( $answer['status'] ?? 0 ) ? null : $answer );
		send_off();
	}
	remove_filter( 'http_request_args', __NAMESPACE__ . '\\limit_request', PHP_INT_MAX );
}

/**
 * Limits the time of a request to another site.
 *
 * @param array $request Arguments of a request.
 */
function limit_request( array $request ): array {
	$request['timeout'] = min( (float) ( $request['timeout'] ?? READ_LIMIT ), READ_LIMIT );
	return $request;
}
