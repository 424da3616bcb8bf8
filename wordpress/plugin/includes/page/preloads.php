<?php
/**
 * Preloads of the page: its files load while Jetpack computes the page state.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the files that every route loads, with their kind for the attribute `as`.
 *
 * @param object $root Entry of the root in the registry.
 * @return array<string, string>
 */
function root_files( object $root ): array {
	return array_fill_keys( $root->scripts, 'script' ) + array_fill_keys( $root->styles, 'style' );
}

/**
 * Sends the files that every route loads as `Link` headers. A web server or a CDN can send these headers again, as early hints,
 * before WordPress starts. Files of the areas are not among them, because many web servers limit the headers to 4 kB.
 *
 * @param object $root Entry of the root in the registry.
 * @return bool Whether the headers could still be sent.
 */
function send_link_headers( object $root ): bool {
	if ( headers_sent() ) {
		return false;
	}
	foreach ( root_files( $root ) as $file => $kind ) {
		header( 'Link: ' . link_header( set_url() . $root->base . $file, $kind, $root->files->$file ), false );
	}
	return true;
}

/**
 * Returns the value of a `Link` header.
 *
 * @param string $url  Address of the file.
 * @param string $kind Kind of the file: `script` or `style`.
 * @param string $hash Hash of the file, whose format check_release() has checked.
 */
function link_header( string $url, string $kind, string $hash ): string {
	return '<' . esc_url_raw( $url ) . ">; rel=preload; as=$kind; crossorigin=anonymous; integrity=\"$hash\"";
}

/**
 * Prints preloads: for the script that translates texts, unless the page contains its code; for the scripts of the root, unless
 * `Link` headers name them; and on a connected site, for the scripts of the first screen.
 */
function print_preloads(): void {
	$sections = page_sections();
	$registry = $sections['registry'] ?? null;
	if ( ! $registry ) {
		return;
	}
	$root             = $registry->root;
	$is_translated    = '' !== translation_of( $root, get_user_locale() ) && isset( $root->files->{LANGUAGE_SCRIPT} );
	$language_scripts = $is_translated && '' === language_script_code( $root ) ? array( LANGUAGE_SCRIPT ) : array();
	foreach ( array_merge( $language_scripts, empty( $sections['has_link_headers'] ) ? $root->scripts : array() ) as $file ) {
		print_preload( $root, $file );
	}
	foreach ( is_jetpack_ready() ? first_files( $registry->areas ) : array() as $area => $files ) {
		foreach ( $files as $file ) {
			print_preload( $registry->areas->$area, $file );
		}
	}
}

/**
 * Returns the files of the first screen by area. The server does not know the route, which is in the fragment of the URL: on another
 * route, these files are in the browser's cache for later.
 *
 * @param object $areas Areas of the registry by name.
 * @return array<string, string[]>
 */
function first_files( object $areas ): array {
	$files = array();
	foreach ( first_parts( $areas ) as $full_name ) {
		list( $area, $part ) = explode( '/', $full_name );
		$entry               = $areas->$area;
		$files[ $area ]      = array_values( array_unique( array_merge( $files[ $area ] ?? array( $entry->entry ), $entry->chunks->$part ?? array() ) ) );
	}
	return $files;
}

/**
 * Prints the preload of a script.
 *
 * @param object $release Entry of the root or of an area in the registry.
 * @param string $file    Name of the script.
 */
function print_preload( object $release, string $file ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
	echo '<link', attributes( array( 'rel' => 'preload', 'as' => 'script', 'href' => set_url() . $release->base . $file ) + integrity( $release, $file ) ), ">\n";
}
