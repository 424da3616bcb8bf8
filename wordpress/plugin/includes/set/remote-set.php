<?php
/**
 * Requests the files of a set from another server: with limits, one request at a time, and with a pause after a failure.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.

/** Name of the lock that allows one request at a time. */
const SET_LOCK = 'flightdeck_set';
/** Seconds after which the lock of an aborted request is ignored. */
const SET_LOCK_LIMIT = 30;
/** Message for the case that the database does not store the lock. */
const SET_UNSAVED = 'the site cannot save options';
/** Transient with the address that failed last, the reason, and the Unix time. */
const SET_FAILED = 'flightdeck_set_failed';
/** Seconds without requests after a failure. */
const SET_PAUSE = 60;
/** Largest file that the plugin reads from a set, in bytes, uncompressed. */
const SET_LIMIT = 2 * MB_IN_BYTES;

/**
 * Acquires the lock for requests. Without the lock, a server that does not answer would block every PHP worker that shows a page.
 *
 * @param string $url Address of the set.
 * @return string Empty when this request has the lock and must call release_set_lock(); otherwise the reason why it doesn't have the
 *                lock.
 */
function acquire_set_lock( string $url ): string {
	$failed = get_transient( SET_FAILED );
	if ( is_array( $failed ) && ( $failed['url'] ?? '' ) === $url && is_recent( (int) ( $failed['at'] ?? 0 ), SET_PAUSE ) ) {
		return $failed['why'];
	}
	if ( ! class_exists( 'WP_Upgrader' ) ) {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	}
	if ( set_lock_time() && ! is_recent( set_lock_time(), SET_LOCK_LIMIT ) ) {
		delete_option( SET_LOCK . '.lock' );
		// WP_Upgrader::create_lock() would try to remove this lock forever.
		if ( set_lock_time() ) {
			return SET_UNSAVED;
		}
	}
	if ( \WP_Upgrader::create_lock( SET_LOCK, SET_LOCK_LIMIT ) ) {
		return '';
	}
	return set_lock_time() ? "another request is loading {$url}registry.json" : SET_UNSAVED;
}

/**
 * Returns whether a time is within the last seconds; false for a time in the future, which comes from a wrong clock.
 *
 * @param int $time    Unix time.
 * @param int $seconds Length of the period.
 */
function is_recent( int $time, int $seconds ): bool {
	return $time <= time() && time() - $time < $seconds;
}

/** Returns the Unix time at which the lock was acquired, from the database; 0 when no request holds it. */
function set_lock_time(): int {
	// WP_Upgrader writes the lock to the database, not to the caches.
	wp_cache_delete( 'notoptions', 'options' );
	wp_cache_delete( SET_LOCK . '.lock', 'options' );
	return (int) get_option( SET_LOCK . '.lock' );
}

/**
 * Releases the lock. With a reason, starts the pause without requests.
 *
 * @param string $url    Address of the set.
 * @param string $reason Reason of a failure that leaves the site without a registry; empty otherwise.
 */
function release_set_lock( string $url, string $reason = '' ): void {
	if ( '' !== $reason ) {
		set_transient( SET_FAILED, array( 'url' => $url, 'why' => $reason, 'at' => time() ), SET_PAUSE );
	}
	\WP_Upgrader::release_lock( SET_LOCK );
}

/**
 * Returns the text of a file on another server.
 *
 * @param string $address Address of the file.
 * @throws Unusable_Set When the server does not answer with the file, or the file is too large. The exception's code is the HTTP
 *                      status, if the server sent another one than 200.
 */
function remote_text( string $address ): string {
	$answer = limited_get( $address );
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
 * Requests an address. Follows no redirect, which could lead to another server, and reads at most SET_LIMIT + 1 bytes, uncompressed:
 * remote_text() refuses a text of that length.
 *
 * @param string $address The address.
 * @param array  $more    Additional arguments, such as `headers` or another `timeout`.
 * @return array|\WP_Error
 */
function limited_get( string $address, array $more = array() ) {
	$limits = array(
		'redirection'         => 0,
		'limit_response_size' => SET_LIMIT + 1,
		'headers'             => array( 'Accept-Encoding' => 'identity' ) + ( $more['headers'] ?? array() ),
	);
	add_action( 'requests-requests.before_parse', __NAMESPACE__ . '\\keep_compressed' );
	$answer = wp_remote_get( $address, $limits + $more + array( 'timeout' => 5 ) );
	remove_action( 'requests-requests.before_parse', __NAMESPACE__ . '\\keep_compressed' );
	return $answer;
}

/**
 * Keeps WordPress from decompressing an answer. WordPress limits only the size of the compressed answer.
 *
 * @param mixed $answer Headers and body as received.
 */
function keep_compressed( &$answer ): void {
	if ( ! is_string( $answer ) ) {
		return;
	}
	$end    = strpos( $answer, "\r\n\r\n" );
	$head   = false === $end ? $answer : substr( $answer, 0, $end );
	$answer = (string) preg_replace( '/^Content-Encoding:.*\r?\n?/mi', '', $head ) . substr( $answer, strlen( $head ) );
}
