<?php
/**
 * The address of the set, which is the plugin folder or an address from wp-config.php, and the set's registry.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.

/**
 * Returns the address of a set, ending in a slash; empty when it is not valid. Only https and this machine are allowed, because
 * the scripts run with the rights of the logged-in user.
 *
 * @param mixed $url Value of the setting.
 */
function clean_set_url( $url ): string {
	$url        = is_string( $url ) ? preg_replace( '#registry\.json$#', '', trim( $url ) ) : '';
	$parts      = wp_parse_url( $url );
	$host       = $parts['host'] ?? '';
	$scheme     = $parts['scheme'] ?? '';
	$is_local   = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$is_allowed = 'https' === $scheme || ( 'http' === $scheme && $is_local );
	if ( '' === $host || ! $is_allowed || isset( $parts['query'] ) || isset( $parts['fragment'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	return rtrim( $url, '/' ) . '/';
}

/**
 * Returns the address from wp-config.php; empty for the plugin folder. No option can set the address, because any user who can change
 * options could then run scripts with the rights of other users.
 *
 * @throws Unusable_Set When the address is not valid.
 */
function chosen_set_url(): string {
	$set = defined( 'FLIGHTDECK_SET_URL' ) ? constant( 'FLIGHTDECK_SET_URL' ) : '';
	if ( '' === $set || false === $set ) {
		return '';
	}
	$url = clean_set_url( $set );
	if ( '' === $url ) {
		throw new Unusable_Set( 'the address of the files is not an https address' );
	}
	return $url;
}

/** Returns the address of the set, ending in a slash. */
function set_url(): string {
	$chosen = chosen_set_url();
	return '' !== $chosen ? $chosen : plugins_url( 'set/', PLUGIN_FILE );
}

/**
 * Returns the registry of the set. Requests it from another server, if the set is there.
 *
 * @throws Unusable_Set When the registry is missing or cannot be used.
 */
function registry(): object {
	$url = chosen_set_url();
	if ( '' !== $url ) {
		return registry_from( $url );
	}
	$file = bundled_set_folder() . 'registry.json';
	if ( ! is_readable( $file ) ) {
		throw new Unusable_Set( "$file is missing" );
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
	return read_registry( (string) file_get_contents( $file ) );
}

/**
 * Returns the registry in use, without a request to another server.
 *
 * @return object|null null when the site has not loaded a registry from the address of its set.
 * @throws Unusable_Set When the registry cannot be used.
 */
function registry_in_use(): ?object {
	$url = chosen_set_url();
	if ( '' === $url ) {
		return registry();
	}
	$stored = stored_registry( $url, set_keys() );
	return $stored ? read_registry( $stored['json'] ) : null;
}
