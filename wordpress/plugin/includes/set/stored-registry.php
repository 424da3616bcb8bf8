<?php
/**
 * The registry of a set on another server: requested, verified, and stored for the time when the server does not answer.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.

/** Option with the last verified registry from another server, which is used while that server does not answer. */
const SET_STORED = 'flightdeck_set_kept';
/** Seconds for which a registry is used without a new request. */
const SET_FRESH = 60;

/**
 * Returns the registry at an address. Requests the registry at most once a minute; if the request fails or the registry is refused, uses
 * the last one.
 *
 * @param string $url Address of the set.
 * @throws Unusable_Set When no valid key is pinned, or when there is neither a new nor an earlier registry that can be used.
 */
function registry_from( string $url ): object {
	$keys = set_keys();
	if ( ! $keys ) {
		throw new Unusable_Set( 'FLIGHTDECK_SET_KEYS contains no valid public key' );
	}
	$stored = stored_registry( $url, $keys );
	if ( $stored && is_recent( (int) ( $stored['at'] ?? 0 ), SET_FRESH ) ) {
		return read_registry( $stored['json'] );
	}
	$lock_problem = acquire_set_lock( $url );
	if ( '' !== $lock_problem ) {
		if ( $stored ) {
			return read_registry( $stored['json'] );
		}
		// A site that cannot save a lock cannot store a registry either, so each page requests it.
		if ( SET_UNSAVED !== $lock_problem ) {
			throw new Unusable_Set( $lock_problem );
		}
	}
	$previous = $stored;
	$reason   = '';
	try {
		$json = fetch_file( $url, 'registry.json' );
		if ( ! $previous || $json !== $previous['json'] ) {
			$stored = verified_registry( $url, $json, $keys, $previous['json'] ?? null );
		}
		$stored['refused']     = '';
		$stored['unreachable'] = '';
	} catch ( Unusable_Set $failure ) {
		if ( ! $previous ) {
			$reason = $failure->getMessage();
			throw $failure;
		}
		$is_refused            = $failure instanceof Refused_Set;
		$stored['refused']     = $is_refused ? $failure->getMessage() : '';
		$stored['unreachable'] = $is_refused ? '' : $failure->getMessage();
	} finally {
		release_set_lock( $url, $reason );
	}
	$registry     = read_registry( $stored['json'] );
	$stored['at'] = time();
	update_option( SET_STORED, $stored, false );
	fire_set_actions( $url, $registry, $stored, $previous );
	return $registry;
}

/**
 * Fires the action for a new or a refused registry (docs/wordpress-hooks.md).
 *
 * @param string     $url      Address of the set.
 * @param object     $registry The registry in use.
 * @param array      $stored   The registry in use, as it is stored.
 * @param array|null $previous The previous registry, as it was stored; null when there was none.
 */
function fire_set_actions( string $url, object $registry, array $stored, ?array $previous ): void {
	if ( null === $previous || $stored['json'] !== $previous['json'] ) {
		/**
		 * Fires after the site has verified a new registry and uses it.
		 *
		 * @param string $url    Address of the set.
		 * @param int    $serial Serial number of the registry.
		 */
		do_action( 'flightdeck_set_updated', $url, (int) ( $registry->serial ?? 0 ) );
	} elseif ( '' !== $stored['refused'] && ( $previous['refused'] ?? '' ) !== $stored['refused'] ) {
		/**
		 * Fires when the site has refused a new registry and keeps the last one; only once for consecutive refusals with the same reason.
		 *
		 * @param string $url    Address of the set.
		 * @param string $reason Reason, in English.
		 */
		do_action( 'flightdeck_set_refused', $url, $stored['refused'] );
	}
}

/**
 * Returns the stored registry of an address, as registry_from() stored it; null when there is none, or when its key is no longer pinned.
 *
 * @param string   $url  Address of the set.
 * @param string[] $keys Pinned keys.
 */
function stored_registry( string $url, array $keys ): ?array {
	$stored    = get_option( SET_STORED );
	$is_pinned = is_array( $stored ) && ( $stored['url'] ?? '' ) === $url && in_array( $stored['key'] ?? '', $keys, true );
	return $is_pinned && is_string( $stored['json'] ?? null ) ? $stored : null;
}

/** Returns the reason why the last requested registry was refused; empty when it is in use, or the server did not answer. */
function refused_set(): string {
	$stored = '' === chosen_set_url() ? null : get_option( SET_STORED );
	return is_array( $stored ) ? (string) ( $stored['refused'] ?? '' ) : '';
}

/** Returns the reason why the server of the set did not answer the last request; empty when the server answered. */
function unreachable_set(): string {
	$stored = '' === chosen_set_url() ? null : get_option( SET_STORED );
	return is_array( $stored ) ? (string) ( $stored['unreachable'] ?? '' ) : '';
}
