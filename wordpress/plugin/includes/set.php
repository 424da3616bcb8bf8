<?php
/**
 * Where the built set lies: in the plugin's own folder, or at an address that somebody set.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.

/** Option with the address of another set; the constant FLIGHTDECK_SET_URL comes before it. */
const SET_OPTION = 'flightdeck_set_url';
/** What was last read from such an address, kept for the time it does not answer. */
const SET_KEPT = 'flightdeck_set_kept';
/** For how long a registry from elsewhere counts as fresh. */
const SET_FRESH = 60;

/** Makes the option one that is checked whoever writes it. */
function register_set_option(): void {
	register_setting(
		'flightdeck',
		SET_OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => __NAMESPACE__ . '\\clean_set_url',
		)
	);
}

/**
 * The address of a set, ending in a slash; empty where it is none. Its scripts run with the rights of whoever is signed in, so
 * it is https, or the machine itself.
 *
 * @param mixed $url What was set.
 */
function clean_set_url( $url ): string {
	$url   = is_string( $url ) ? preg_replace( '#registry\.json$#', '', trim( $url ) ) : '';
	$parts = wp_parse_url( $url );
	$host  = $parts['host'] ?? '';
	$local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$fits  = 'https' === ( $parts['scheme'] ?? '' ) || ( 'http' === ( $parts['scheme'] ?? '' ) && $local );
	if ( '' === $host || ! $fits || isset( $parts['query'] ) || isset( $parts['fragment'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	return rtrim( $url, '/' ) . '/';
}

/**
 * The address that was set; empty for the plugin's own folder.
 *
 * @throws Unusable_Set When what was set is no such address.
 */
function chosen_set_url(): string {
	$set = defined( 'FLIGHTDECK_SET_URL' ) ? FLIGHTDECK_SET_URL : get_option( SET_OPTION, '' );
	if ( '' === $set || false === $set ) {
		return '';
	}
	$url = clean_set_url( $set );
	if ( '' === $url ) {
		throw new Unusable_Set( 'the address that was set for it is no https address' );
	}
	return $url;
}

/** Address of the set, ending in a slash. */
function set_url(): string {
	$chosen = chosen_set_url();
	return '' !== $chosen ? $chosen : plugins_url( 'set/', PLUGIN_FILE );
}

/**
 * The registry of the set.
 *
 * @throws Unusable_Set When there is none, or none that can be used.
 */
function registry(): object {
	$url = chosen_set_url();
	if ( '' !== $url ) {
		return registry_from( $url );
	}
	$file = dirname( PLUGIN_FILE ) . '/set/registry.json';
	if ( ! is_readable( $file ) ) {
		throw new Unusable_Set( "there is no $file" );
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
	return read_registry( (string) file_get_contents( $file ) );
}

/**
 * The registry at an address. It is asked for once a minute; while nothing usable answers, what came last is used.
 *
 * @param string $url Address of the set.
 * @throws Unusable_Set When nothing usable answers and nothing was kept.
 */
function registry_from( string $url ): object {
	$keys = set_keys();
	if ( ! $keys ) {
		throw new Unusable_Set( 'FLIGHTDECK_SET_KEYS names no public key of this set' );
	}
	$kept = get_option( SET_KEPT );
	// A registry of a key that is no longer pinned does not count.
	$known = is_array( $kept ) && ( $kept['url'] ?? '' ) === $url && in_array( $kept['key'] ?? '', $keys, true );
	// A time in the future comes from a clock that was wrong.
	$age = time() - ( $known ? $kept['at'] : 0 );
	if ( $known && $age >= 0 && $age < SET_FRESH ) {
		return read_registry( $kept['json'] );
	}
	$busy = take_set_turn( $url );
	if ( '' !== $busy ) {
		if ( $known ) {
			return read_registry( $kept['json'] );
		}
		throw new Unusable_Set( $busy );
	}
	$why = '';
	try {
		$json = fetch_file( $url, 'registry.json' );
		if ( ! $known || $json !== $kept['json'] ) {
			$kept = new_registry( $url, $json, $keys, $known ? $kept['json'] : null );
		}
		$kept['refused'] = '';
	} catch ( Unusable_Set $failure ) {
		if ( ! $known ) {
			$why = $failure->getMessage();
			throw $failure;
		}
		$kept['refused'] = $failure instanceof Refused_Set ? $failure->getMessage() : '';
	} finally {
		end_set_turn( $url, $why );
	}
	$registry   = read_registry( $kept['json'] );
	$kept['at'] = time();
	update_option( SET_KEPT, $kept, false );
	return $registry;
}

/**
 * A registry that was just read, checked, as it is kept.
 *
 * @param string      $url   Address of the set.
 * @param string      $json  The registry.
 * @param string[]    $keys  Pinned keys.
 * @param string|null $known The registry in use.
 * @throws Unusable_Set When it is not signed, is older than the one in use, or cannot be used.
 */
function new_registry( string $url, string $json, array $keys, ?string $known ): array {
	try {
		$signatures = fetch_file( $url, signatures_file( $json ) );
	} catch ( Unusable_Set $failure ) {
		// Buckets answer 403 for a file that they do not have. Any other failure says nothing about the registry.
		if ( ! in_array( $failure->getCode(), array( 403, 404 ), true ) ) {
			throw $failure;
		}
		$signatures = '';
	}
	// Verify before reading anything else in it.
	$key      = signed_by( $json, $signatures, $keys );
	$registry = read_registry( $json );
	if ( null !== $known ) {
		check_newer( $registry, read_registry( $known ) );
	}
	return array( 'url' => $url, 'json' => $json, 'key' => $key );
}

/** Why the newest registry of a set elsewhere is not in use; empty where it is. */
function refused_set(): string {
	$kept = get_option( SET_KEPT );
	return '' !== chosen_set_url() && is_array( $kept ) ? (string) ( $kept['refused'] ?? '' ) : '';
}

/**
 * Asks for a file of a set.
 *
 * @param string $url  Address of the set.
 * @param string $name Of the file.
 * @throws Unusable_Set When it does not answer with one.
 */
function fetch_file( string $url, string $name ): string {
	return remote_text( $url . $name );
}
