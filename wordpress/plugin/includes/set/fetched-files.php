<?php
/**
 * Requests files from another server: those of a set, and the release file of this plugin.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem(), print_refusal() and print_update_problem() escape the message.

/**
 * Returns a JSON text without a byte order mark and without HTML comments at the end, which editors and caching plugins add to files.
 *
 * @param string $text Content of a file.
 */
function clean_json( string $text ): string {
	$text        = 0 === strpos( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text;
	$length      = strlen( $text );
	$has_comment = false;
	// Search from the end, and don't copy the text: it can contain very many comments.
	for ( $end = $length; $end > 0; ) {
		if ( false !== strpos( " \t\n\r", $text[ $end - 1 ] ) ) {
			--$end;
			continue;
		}
		$is_comment = $end > 4 && 0 === substr_compare( $text, '-->', $end - 3, 3 );
		$start      = $is_comment ? strrpos( $text, '<!--', $end - 4 - $length ) : false;
		if ( false === $start ) {
			break;
		}
		$end         = $start;
		$has_comment = true;
	}
	// The comments came after the line break at the end, which the signature includes.
	return $has_comment ? substr( $text, 0, $end ) . "\n" : $text;
}

/**
 * Requests a file of a set, or the release file of this plugin.
 *
 * @param string $url  Address of the set, or the release address.
 * @param string $name Name of the file.
 * @throws Unusable_Set When the server does not answer with the file.
 */
function fetch_file( string $url, string $name ): string {
	return clean_json( remote_text( $url . $name ) );
}

/**
 * Requests the signatures of a file.
 *
 * @param string $url  Address of the set, or the release address.
 * @param string $json Content of the file.
 * @return string Empty when the server has none.
 * @throws Unusable_Set When the request fails for another reason.
 */
function fetch_signatures( string $url, string $json ): string {
	try {
		return fetch_file( $url, signatures_file( $json ) );
	} catch ( Unusable_Set $failure ) {
		// Buckets answer 403 for a file that they do not have. Any other failure says nothing about the file.
		if ( ! in_array( $failure->getCode(), array( 403, 404 ), true ) ) {
			throw $failure;
		}
		return '';
	}
}

/**
 * Verifies a registry that was just requested, and returns the array to store.
 *
 * @param string      $url     Address of the set.
 * @param string      $json    The registry.
 * @param string[]    $keys    Pinned keys.
 * @param string|null $current Registry in use; null when there is none.
 * @throws Unusable_Set When the registry is not signed, is not newer than the registry in use, or cannot be used.
 */
function verified_registry( string $url, string $json, array $keys, ?string $current ): array {
	$signatures = fetch_signatures( $url, $json );
	// Verify the signature before reading anything else.
	$key      = signed_by( $json, $signatures, $keys );
	$registry = read_registry( $json );
	if ( null !== $current ) {
		check_newer( $registry, read_registry( $current ) );
	}
	return array( 'url' => $url, 'json' => $json, 'key' => $key );
}
