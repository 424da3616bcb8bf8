<?php
/**
 * The first reads of the page, and the answers that the page contains.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Time limit for the answers in the page, in seconds. The browser requests the other reads separately. */
const ANSWERS_LIMIT = 2.0;

/**
 * Returns the reads whose answers the page contains: reads of the first screen that `rules/reads.json` lists as local, and that the page
 * makes for this user.
 *
 * @param object $areas       Areas of the registry by name.
 * @param array  $settings    Settings in the page state.
 * @param array  $permissions The user's permissions.
 * @param bool   $is_offline  Whether the site is in offline mode.
 * @return string[]
 */
function reads_in_page( object $areas, array $settings, array $permissions, bool $is_offline ): array {
	$found = array();
	foreach ( first_parts( $areas ) as $full_name ) {
		list( $area, $name ) = explode( '/', $full_name );
		foreach ( part_reads( $areas->$area->manifest->parts->$name ) as $read ) {
			$viewer = rules( 'reads' )->local->{$read->path} ?? null;
			if ( is_viewer( $viewer, $permissions ) && is_read_made( $read, $settings, $permissions, $is_offline ) ) {
				$found[] = $read->path;
			}
		}
	}
	return array_values( array_unique( $found ) );
}

/**
 * Returns whether the conditions of a read hold. The page has the same rule (`shared/contracts/page/is-read-made.ts`), with the
 * same cases (`rules/cases/reads.json`).
 *
 * @param object $read        `path`, `setting`, `permission`, `online`.
 * @param array  $settings    Settings in the page state.
 * @param array  $permissions The user's permissions.
 * @param bool   $is_offline  Whether the site is in offline mode.
 */
function is_read_made( object $read, array $settings, array $permissions, bool $is_offline ): bool {
	return ( ! isset( $read->setting ) || ! empty( $settings[ $read->setting ] ) )
		&& ( ! isset( $read->permission ) || ! empty( $permissions[ $read->permission ] ) )
		&& ( empty( $read->online ) || ! $is_offline );
}

/**
 * Returns the parts of the first screen that the registry has, with the parts that they show.
 *
 * @param object $areas Areas of the registry by name.
 * @return string[] Names such as `mf-dashboard/at-a-glance`.
 */
function first_parts( object $areas ): array {
	$found = array();
	// The same for each route: the server does not know the fragment of the URL.
	$names = rules( 'reads' )->first;
	// The loop also visits names that it adds.
	for ( $i = 0; $i < count( $names ); $i++ ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall.NotAllowed, Squiz.PHP.DisallowSizeFunctionsInLoops.Found
		list( $area, $name ) = explode( '/', $names[ $i ] ) + array( '', '' );
		$part                = $areas->$area->manifest->parts->$name ?? null;
		if ( ! is_object( $part ) ) {
			continue;
		}
		$found[] = $names[ $i ];
		foreach ( is_array( $part->shows ?? null ) ? $part->shows : array() as $shown ) {
			if ( is_string( $shown ) && ! in_array( $shown, $names, true ) ) {
				$names[] = $shown;
			}
		}
	}
	return $found;
}

/**
 * Returns the reads of a part as objects.
 *
 * @param mixed $part Entry of a manifest.
 * @return object[]
 */
function part_reads( $part ): array {
	$reads = array();
	foreach ( is_array( $part->reads ?? null ) ? $part->reads : array() as $read ) {
		$read = is_string( $read ) ? (object) array( 'path' => $read ) : $read;
		if ( is_string( $read->path ?? null ) ) {
			$reads[] = $read;
		}
	}
	return $reads;
}

/**
 * Returns all reads that the areas of a registry name.
 *
 * @param object $areas Areas of the registry by name.
 * @return string[]
 */
function named_reads( object $areas ): array {
	$found = array();
	foreach ( get_object_vars( $areas ) as $entry ) {
		$parts = $entry->manifest->parts ?? null;
		foreach ( is_object( $parts ) ? get_object_vars( $parts ) : array() as $part ) {
			foreach ( part_reads( $part ) as $read ) {
				$found[ $read->path ] = true;
			}
		}
	}
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * Returns the field `reads` of the page state.
 *
 * @param array  $state    The page state, as this user sees it.
 * @param object $registry The registry.
 */
function page_reads( array $state, object $registry ): array {
	$connection = (array) ( $state['connection'] ?? array() );
	$is_offline = ! empty( ( (array) ( $connection['offlineMode'] ?? array() ) )['isActive'] );
	$user       = (array) ( ( (array) ( $state['initial']['userData'] ?? array() ) )['currentUser'] ?? array() );
	$in_page    = $is_offline || ! empty( $connection['isActive'] )
		? reads_in_page( $registry->areas, (array) $state['initial']['settings'], (array) ( $user['permissions'] ?? array() ), $is_offline )
		: array();
	return array(
		'inPage' => $in_page,
		'route'  => READS_ROUTE,
	);
}

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
 * Answers the read `settings` with the settings of the page state, because the partner would compute them again. Permission checks
 * and filters of the answer run as for any read.
 *
 * @param mixed            $answer  Answer of another plugin; null without one.
 * @param \WP_REST_Request $request The read.
 * @param string           $route   Pattern of the route of the read.
 * @return mixed
 */
function answer_settings( $answer, $request, $route ) {
	$settings = '/jetpack/v4/settings' === $route ? partner_settings() : null;
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
		// The first call runs `rest_api_init`, where plugins can throw.
		$refusal = rest_get_server()->check_authentication();
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
