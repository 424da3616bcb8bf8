<?php
/**
 * Asking another server for the files of a set: within limits, by one request at a time, and not again at once when it failed.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.

/** Name of the lock that the one request holds which asks. */
const SET_LOCK = 'flightdeck_set';
/** Transient with the address that failed last, and why. */
const SET_FAILED = 'flightdeck_set_failed';
/** Seconds for which a server that failed is left alone. */
const SET_PAUSE = 60;
/** Largest file of a set, in bytes, unpacked. */
const SET_LIMIT = 2 * MB_IN_BYTES;

/**
 * Claims the right to ask for a set. A server that does not answer would otherwise hold every worker of PHP that shows a page.
 *
 * @param string $url Address of the set.
 * @return string Empty when this request may ask, and then has to call end_set_turn(); else why not.
 */
function take_set_turn( string $url ): string {
	$failed = get_transient( SET_FAILED );
	if ( is_array( $failed ) && ( $failed['url'] ?? '' ) === $url ) {
		return $failed['why'];
	}
	if ( ! class_exists( 'WP_Upgrader' ) ) {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	}
	// A lock that was left behind by a request that died counts for this long.
	if ( ! \WP_Upgrader::create_lock( SET_LOCK, 30 ) ) {
		return "another request is asking {$url}registry.json right now";
	}
	return '';
}

/**
 * Gives the turn back.
 *
 * @param string $url Address of the set.
 * @param string $why Why it failed; empty when it did not.
 */
function end_set_turn( string $url, string $why = '' ): void {
	if ( '' !== $why ) {
		set_transient( SET_FAILED, array( 'url' => $url, 'why' => $why ), SET_PAUSE );
	}
	\WP_Upgrader::release_lock( SET_LOCK );
}

/**
 * Text of a file on another server.
 *
 * @param string $address Of the file.
 * @throws Unusable_Set When it does not answer with one, or with one that is too large.
 */
function remote_text( string $address ): string {
	add_action( 'requests-requests.before_parse', __NAMESPACE__ . '\\keep_packed' );
	$answer = wp_remote_get(
		$address,
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'headers'             => array( 'Accept-Encoding' => 'identity' ),
			'limit_response_size' => SET_LIMIT + 1,
		)
	);
	remove_action( 'requests-requests.before_parse', __NAMESPACE__ . '\\keep_packed' );
	if ( is_wp_error( $answer ) ) {
		throw new Unusable_Set( "$address does not answer: " . $answer->get_error_message() );
	}
	$status = wp_remote_retrieve_response_code( $answer );
	if ( 200 !== $status ) {
		throw new Unusable_Set( "$address answers with status $status", (int) $status );
	}
	$text = wp_remote_retrieve_body( $answer );
	if ( strlen( $text ) > SET_LIMIT ) {
		throw new Unusable_Set( "$address is larger than 2 MB" );
	}
	return $text;
}

/**
 * Keeps the host from unpacking an answer. It limits what arrives, and unpacks that without any limit.
 *
 * @param mixed $answer Head and body as they arrived.
 */
function keep_packed( &$answer ): void {
	if ( ! is_string( $answer ) ) {
		return;
	}
	$end    = strpos( $answer, "\r\n\r\n" );
	$head   = false === $end ? $answer : substr( $answer, 0, $end );
	$answer = (string) preg_replace( '/^Content-Encoding:.*\r?\n?/mi', '', $head ) . substr( $answer, strlen( $head ) );
}
