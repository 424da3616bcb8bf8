<?php
/**
 * Reads and checks the registry of a set, before the page prints scripts from it.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.

/** A set that cannot be used. The message gives the reason. */
class Unusable_Set extends \RuntimeException {}

/**
 * Reads `registry.json`.
 *
 * @param string $json Content of the file.
 * @throws Unusable_Set When the registry is malformed, or belongs to another version of the plugin.
 */
function read_registry( string $json ): object {
	if ( strlen( $json ) > SET_LIMIT ) {
		throw new Unusable_Set( 'registry.json is larger than 2 MB' );
	}
	$registry = json_decode( clean_json( $json ) );
	if ( ! is_object( $registry ) ) {
		throw new Unusable_Set( 'registry.json is not JSON' );
	}
	if ( 1 !== ( $registry->protocol ?? null ) ) {
		throw new Unusable_Set( 'registry.json belongs to another version of this plugin' );
	}
	$root = $registry->root ?? null;
	if ( ! is_object( $root ) || ! is_object( $registry->areas ?? null ) ) {
		throw new Unusable_Set( 'registry.json names no page or no areas' );
	}
	if ( ! is_string( $root->markup ?? null ) ) {
		throw new Unusable_Set( 'registry.json lacks root.markup' );
	}
	foreach ( array( 'scripts', 'styles' ) as $list ) {
		if ( ! is_array( $root->$list ?? null ) || array_filter( $root->$list, 'is_string' ) !== $root->$list ) {
			throw new Unusable_Set( "registry.json lacks root.$list" );
		}
	}
	check_release( 'root', $root, array_merge( $root->scripts, $root->styles ) );
	check_early( $root->early ?? null );
	if ( isset( $root->embed ) ) {
		check_release( 'root.embed', $root->embed, array( 'embed.js', 'loader.js' ) );
	}
	foreach ( get_object_vars( $registry->areas ) as $name => $entry ) {
		check_entry( $name, $entry );
	}
	$widgets = $registry->widgets ?? (object) array();
	if ( ! is_object( $widgets ) ) {
		throw new Unusable_Set( 'registry.json: widgets is not an object' );
	}
	foreach ( get_object_vars( $widgets ) as $name => $entry ) {
		check_entry( "$name-widgets", $entry );
	}
	if ( isset( $registry->staged ) ) {
		check_staged( $registry->staged );
	}
	return $registry;
}

/**
 * Checks that a release is in a folder of the set, and that every file that a page loads has a hash.
 *
 * @param string $name    Name of the release, for the message.
 * @param mixed  $release Entry of the registry.
 * @param array  $loaded  Names of the files that a page loads.
 * @throws Unusable_Set When a file would load from elsewhere, or without a hash.
 */
function check_release( string $name, $release, array $loaded ): void {
	if ( ! is_object( $release ) || ! is_string( $release->base ?? null ) || ! preg_match( '#\A((?!\.)[\w.-]+/)+\z#', $release->base ) ) {
		throw new Unusable_Set( "registry.json has no folder of the set for $name" );
	}
	if ( ! is_object( $release->files ?? null ) ) {
		throw new Unusable_Set( "registry.json lists no files of $name" );
	}
	foreach ( get_object_vars( $release->files ) as $file => $hash ) {
		if ( ! preg_match( '#\A(?!\.)[\w.-]+\z#', (string) $file ) || ! is_string( $hash ) || ! preg_match( '#\Asha384-[A-Za-z0-9+/]{64}\z#', $hash ) ) {
			throw new Unusable_Set( "registry.json has a file of $name with an invalid name or hash" );
		}
	}
	foreach ( $loaded as $file ) {
		if ( ! is_string( $file ) || ! isset( $release->files->$file ) ) {
			throw new Unusable_Set( "registry.json has no hash for a file of $name" );
		}
	}
}

/**
 * Checks the entry of an area or of its widgets. Refuses an origin, which only entries of a development server have.
 *
 * @param string $name  Name of the area, for the message.
 * @param mixed  $entry Entry of the registry.
 * @throws Unusable_Set When a file would load from elsewhere, or without a hash.
 */
function check_entry( string $name, $entry ): void {
	$chunks = $entry->chunks ?? null;
	if ( ! is_object( $chunks ) || array_filter( get_object_vars( $chunks ), 'is_array' ) !== get_object_vars( $chunks ) ) {
		throw new Unusable_Set( "registry.json lists no chunks of $name" );
	}
	if ( isset( $entry->origin ) ) {
		throw new Unusable_Set( "registry.json takes $name from a development server" );
	}
	check_release( $name, $entry, array_merge( array( $entry->entry ?? null ), ...array_values( get_object_vars( $chunks ) ) ) );
}

/**
 * Checks that the inline script is unchanged since the build and can be printed into HTML.
 *
 * @param mixed $early `code` and `hash` of the inline script.
 * @throws Unusable_Set When there is no such code, or its hash does not match.
 */
function check_early( $early ): void {
	$code = is_object( $early ) ? ( $early->code ?? null ) : null;
	if ( ! is_string( $code ) || preg_match( UNSAFE_IN_HTML, $code ) ) {
		throw new Unusable_Set( 'registry.json lacks the inline script' );
	}
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Content Security Policies name hashes in base64.
	if ( 'sha256-' . base64_encode( hash( 'sha256', $code, true ) ) !== ( $early->hash ?? null ) ) {
		throw new Unusable_Set( 'the inline script of registry.json is not the one that was built' );
	}
}
