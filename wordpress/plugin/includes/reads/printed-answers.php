<?php
/**
 * Prints the answers that the page contains.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Time limit for the answers in the page, in seconds. The browser requests the other reads separately. */
const ANSWERS_LIMIT = 2.0;

/** Sends the page so far, then prints the answers to the reads in the page state, one per line, until the time limit. */
function print_answers(): void {
	$paths = page_sections()['state']['reads']['inPage'] ?? array();
	if ( ! $paths ) {
		return;
	}
	flush_output();
	$end = microtime( true ) + ANSWERS_LIMIT;
	echo '<script type="application/json" id="flightdeck-answers">';
	if ( may_use_rest_api() ) {
		// Local reads should need no other site. If a read requests one, refuse the request, and leave the read to the browser.
		add_filter( 'pre_http_request', __NAMESPACE__ . '\\refuse_request', PHP_INT_MAX );
		add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\\answer_settings', 10, 3 );
		foreach ( $paths as $path ) {
			if ( microtime( true ) > $end ) {
				break;
			}
			$refused_before = refused_requests();
			$answer         = answer_to( $path );
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- answer_line() leaves no tag in it.
			echo answer_line( $path, refused_requests() === $refused_before ? $answer : null );
		}
		remove_filter( 'pre_http_request', __NAMESPACE__ . '\\refuse_request', PHP_INT_MAX );
		remove_filter( 'rest_dispatch_request', __NAMESPACE__ . '\\answer_settings' );
	}
	echo "</script>\n";
	flush_output();
}

/**
 * Answers the read `settings` with the settings that Jetpack has computed for the page state, because it would compute them again.
 * Permission checks and filters of the answer run as for any read.
 *
 * @param mixed            $answer  Answer of another plugin; null without one.
 * @param \WP_REST_Request $request The read.
 * @param string           $route   Pattern of the route of the read.
 * @return mixed
 */
function answer_settings( $answer, $request, $route ) {
	$settings = '/jetpack/v4/settings' === $route ? jetpack_settings() : null;
	return null === $answer && null !== $settings ? rest_ensure_response( $settings ) : $answer;
}

/** Counts and refuses a request to another site. */
function refuse_request(): \WP_Error {
	refused_requests( 1 );
	return new \WP_Error( 'flightdeck_local', 'The page contains only answers that need no other site.' );
}

/**
 * Adds to the number of refused requests, and returns the new number.
 *
 * @param int $more Number to add.
 */
function refused_requests( int $more = 0 ): int {
	static $count = 0;
	$count       += $more;
	return $count;
}

/**
 * Returns whether other plugins let this user use the REST API. Skips WordPress's check of the nonce, which the request for a page
 * does not have.
 */
function may_use_rest_api(): bool {
	$user = get_current_user_id();
	$priority = has_filter( 'rest_authentication_errors', 'rest_cookie_check_errors' );
	if ( false !== $priority ) {
		remove_filter( 'rest_authentication_errors', 'rest_cookie_check_errors', $priority );
	}
	try {
		// The first call of rest_get_server() runs `rest_api_init`, where plugins can throw.
		$refusal = without_output(
			static function () {
				return rest_get_server()->check_authentication();
			}
		);
	} catch ( \Throwable $failure ) {
		$refusal = new \WP_Error( 'flightdeck_failed', $failure->getMessage() );
	}
	if ( false !== $priority ) {
		add_filter( 'rest_authentication_errors', 'rest_cookie_check_errors', $priority );
	}
	// A plugin can change the current user, so that the answers would be for another user than the page.
	$has_changed = get_current_user_id() !== $user;
	if ( $has_changed ) {
		wp_set_current_user( $user );
	}
	return ! $has_changed && ! is_wp_error( $refusal );
}
