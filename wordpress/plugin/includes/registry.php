<?php
/**
 * Reading the registry of a set. What it says becomes scripts of the page, so it is checked before anything is printed.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

/** A set that cannot be used; the message says why. */
class Unusable_Set extends \RuntimeException {}

/**
 * Reads `registry.json`.
 *
 * @param string $json Its content.
 * @throws Unusable_Set When it is not one that this version understands.
 */
function read_registry( string $json ): object {
	$registry = json_decode( $json );
	if ( ! is_object( $registry ) ) {
		throw new Unusable_Set( 'registry.json is not JSON' );
	}
	if ( 1 !== ( $registry->protocol ?? null ) ) {
		throw new Unusable_Set( 'registry.json is of another version than this plugin' );
	}
	$root = $registry->root ?? null;
	if ( ! is_object( $root ) || ! is_object( $registry->areas ?? null ) ) {
		throw new Unusable_Set( 'registry.json names no page or no areas' );
	}
	foreach ( array( 'base', 'markup' ) as $text ) {
		if ( ! is_string( $root->$text ?? null ) ) {
			throw new Unusable_Set( "registry.json lacks root.$text" );
		}
	}
	foreach ( array( 'scripts', 'styles' ) as $list ) {
		if ( ! is_array( $root->$list ?? null ) || array_filter( $root->$list, 'is_string' ) !== $root->$list ) {
			throw new Unusable_Set( "registry.json lacks root.$list" );
		}
	}
	check_early( $root->early ?? null );
	return $registry;
}

/**
 * The one script that stands in the page itself is printed only as it was built.
 *
 * @param mixed $early Its code and hash.
 * @throws Unusable_Set When they do not belong together.
 */
function check_early( $early ): void {
	$code = is_object( $early ) ? ( $early->code ?? null ) : null;
	if ( ! is_string( $code ) || false !== stripos( $code, '</script' ) ) {
		throw new Unusable_Set( 'registry.json lacks the inline script' );
	}
	// The form in which policies name hashes.
	if ( 'sha256-' . base64_encode( hash( 'sha256', $code, true ) ) !== ( $early->hash ?? null ) ) {
		throw new Unusable_Set( 'the inline script of registry.json is not the one that was built' );
	}
}
