<?php
/**
 * The route that answers several reads in one start of WordPress.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Path of the route below the REST root. */
const READS_ROUTE = 'flightdeck/v1/reads';

/** Maximum length of the parameter `paths`, in characters. */
const MAX_PATHS_LENGTH = 4000;

/** Time limit for each request that a read makes to another site, in seconds. */
const READ_LIMIT = 5;

/**
 * Seconds that a read may take after its first request to another site. If it takes longer, the browser sends the remaining reads as
 * separate requests, which run at the same time.
 */
const SHARED_WAIT = 0.5;

/** Registers the route. */
function add_reads_route(): void {
	register_rest_route(
		'flightdeck/v1',
		'/reads',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\answer_reads',
			'permission_callback' => __NAMESPACE__ . '\\may_request_reads',
			'args'                => array(
				'paths' => array(
					'type'      => 'string',
					'maxLength' => MAX_PATHS_LENGTH,
					'required'  => true,
				),
			),
		)
	);
}

/** Returns whether the user may see the page. Each read also checks its own permission. */
function may_request_reads(): bool {
	return is_user_logged_in() && null === current_jetpack_problem() && current_user_can( page_capability() );
}

/**
 * Returns the paths to answer, at most `most` of `rules/reads.json`: local reads first.
 *
 * @param string   $requested Paths, separated by commas.
 * @param string[] $named     Reads that the areas name.
 * @return string[]
 */
function reads_to_answer( string $requested, array $named ): array {
	$rules = rules( 'reads' );
	$paths = array_slice( array_intersect( array_unique( explode( ',', $requested ) ), $named ), 0, $rules->most );
	$local = array_intersect( $paths, array_keys( (array) $rules->local ) );
	return array_values( array_unique( array_merge( $local, $paths ) ) );
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
		$problem = problem( 'set-unusable', $failure->getMessage() );
		return new \WP_Error( 'flightdeck_set', $problem['title'], array( 'status' => 404, 'detail' => $problem['detail'] ) );
	}
	// Not null: WordPress applies the parameter `_fields` to the data.
	$response = new \WP_REST_Response( array() );
	$response->header( 'Content-Type', 'application/x-ndjson; charset=UTF-8' );
	// Makes web servers forward each line immediately.
	$response->header( 'X-Accel-Buffering', 'no' );
	$print = static function ( $served, $result, $outer ) use ( $response, $paths ) {
		if ( $served || $result !== $response || 'HEAD' === $outer->get_method() ) {
			return $served;
		}
		// WordPress would send these headers after the first line, when no header can be sent any more.
		nocache_headers();
		add_filter( 'rest_send_nocache_headers', '__return_false', PHP_INT_MAX );
		print_reads( $paths, microtime( true ) + rules( 'reads' )->seconds );
		return true;
	};
	// After plugins that send headers in this filter, because no header can be sent after the first line.
	add_filter( 'rest_pre_serve_request', $print, PHP_INT_MAX, 3 );
	return $response;
}

/**
 * Prints each answer as soon as it is ready. A read without an answer in time gets status 0, and the browser sends a separate
 * request for it.
 *
 * @param string[] $paths Reads.
 * @param float    $end   Unix time at which the time limit ends.
 */
function print_reads( array $paths, float $end ): void {
	// Unix time at which the current read sent its first request to another site.
	$sent_at = INF;
	$limit   = static function ( array $request ) use ( $end, &$sent_at ): array {
		$sent_at = min( $sent_at, microtime( true ) );
		return limit_request( $request, $end - microtime( true ) );
	};
	$refuse  = static function ( $answer ) use ( $end ) {
		return microtime( true ) < $end ? $answer : new \WP_Error( 'flightdeck_late', 'The time for all reads is over.' );
	};
	add_filter( 'http_request_args', $limit, PHP_INT_MAX );
	add_filter( 'pre_http_request', $refuse, PHP_INT_MAX );
	foreach ( $paths as $path ) {
		$sent_at = INF;
		$start   = microtime( true );
		$answer  = $start < $end ? answer_to( $path ) : null;
		// The short limits can be the cause of a late failure; a separate request waits longer.
		$is_late   = microtime( true ) - $start >= READ_LIMIT;
		$is_failed = ( $is_late && 200 !== ( $answer['status'] ?? 0 ) ) || microtime( true ) >= $end;
		if ( microtime( true ) - $sent_at >= SHARED_WAIT ) {
			// Leave the other reads to separate requests.
			$end = 0.0;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as such.
		echo answer_line( $path, $is_failed ? null : $answer );
		flush_output();
	}
	remove_filter( 'http_request_args', $limit, PHP_INT_MAX );
	remove_filter( 'pre_http_request', $refuse, PHP_INT_MAX );
}

/**
 * Limits the time of a request to another site.
 *
 * @param array $request   Arguments of a request.
 * @param float $remaining Seconds that are left for all reads.
 */
function limit_request( array $request, float $remaining ): array {
	$request['timeout'] = min( (float) ( $request['timeout'] ?? READ_LIMIT ), READ_LIMIT, max( $remaining, 0.1 ) );
	return $request;
}
