<?php
/**
 * Answers reads of Jetpack's REST API inside another request.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the answer that a separate request would get, with the same permissions, filters, status and body. Connection data is
 * limited to the fields that the page state of this user has.
 *
 * @param string $read Path below `jetpack/v4/`, with its parameters: `module/stats/data?range=day`.
 * @return array|null `status` and `body`, which is null for an empty body. Null if the read threw an error, or its answer is malformed.
 */
function answer_to( string $read ): ?array {
	list( $path, $query ) = explode( '?', $read, 2 ) + array( '', '' );
	$parameters           = array();
	wp_parse_str( $query, $parameters );
	$request = new \WP_REST_Request( 'GET', "/jetpack/v4/$path" );
	$request->set_query_params( $parameters );
	// Discard the output of the read, which would break the lines of the answers.
	ob_start();
	try {
		$server   = rest_get_server();
		$response = rest_ensure_response( rest_do_request( $request ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		$response = rest_ensure_response( apply_filters( 'rest_post_dispatch', $response, $server, $request ) );
		$body     = $server->response_to_data( $response, false );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		$body   = apply_filters( 'rest_pre_echo_response', $body, $server, $request );
		$answer = array(
			'status' => $response->get_status(),
			'body'   => $body,
		);
		$answer = limited_answer( $path, $answer );
	} catch ( \Throwable $failure ) {
		$answer = null;
	}
	ob_end_clean();
	return $answer;
}

/**
 * Returns the answer to `connection/data` with only the fields that the page state of this user has, because Jetpack sends the name
 * of the connection owner to every user. Null for a malformed one, which the browser then requests itself. Returns other answers unchanged.
 *
 * @param string $path   Path of the read, without parameters.
 * @param array  $answer `status` and `body`.
 */
function limited_answer( string $path, array $answer ): ?array {
	if ( 'connection/data' !== $path || 200 !== $answer['status'] ) {
		return $answer;
	}
	$link = (array) $answer['body'];
	if ( ! isset( $link['currentUser'] ) ) {
		return null;
	}
	return array( 'body' => link_slice( $link, permissions_of( (array) $link['currentUser'] ) ) ) + $answer;
}

/**
 * Returns an answer as a line. A read without an answer gets status 0, and the browser sends a separate request.
 *
 * @param string     $path   The read.
 * @param array|null $answer Result of answer_to().
 */
function answer_line( string $path, ?array $answer ): string {
	$line = null === $answer ? '' : json_block( array( 'path' => $path ) + $answer );
	return ( '' === $line ? json_block( array( 'path' => $path, 'status' => 0 ) ) : $line ) . "\n";
}
