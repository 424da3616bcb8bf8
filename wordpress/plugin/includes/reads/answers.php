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
	$answer = static function () use ( $request ): array {
		$server   = rest_get_server();
		$response = rest_ensure_response( rest_do_request( $request ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		$response = rest_ensure_response( apply_filters( 'rest_post_dispatch', $response, $server, $request ) );
		$body     = $server->response_to_data( $response, false );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		$body = apply_filters( 'rest_pre_echo_response', $body, $server, $request );
		return array(
			'status' => $response->get_status(),
			'body'   => $body,
		);
	};
	try {
		return limited_answer( $path, without_output( $answer ) );
	} catch ( \Throwable $failure ) {
		return null;
	}
}

/**
 * Returns the result of code of the REST API that runs inside another request. The code may print and send headers, as for a request
 * of its own. Discards both, because the output would break the lines of the answers, and a header such as `Cache-Control` would make a
 * cache store the page of a user. After the first flush, PHP sends no headers, and a warning for each would fill the log of the site.
 *
 * @param callable $code The code.
 * @return mixed
 * @throws \Throwable When the code throws.
 */
function without_output( callable $code ) {
	$headers        = headers_list();
	$status         = http_response_code();
	$handle_warning = set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Handles one kind of warning.
		static function ( int $level, string $text, ...$place ) use ( &$handle_warning ) {
			return 1 === preg_match( '/headers (already|have already been) sent/i', $text )
				|| ( $handle_warning && $handle_warning( $level, $text, ...$place ) );
		}
	);
	$level = ob_get_level();
	ob_start();
	try {
		return $code();
	} finally {
		// The code may have started or ended buffers.
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		restore_error_handler();
		if ( ! headers_sent() && array( $headers, $status ) !== array( headers_list(), http_response_code() ) ) {
			header_remove();
			foreach ( $headers as $header ) {
				header( $header, false );
			}
			http_response_code( $status );
		}
	}
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
