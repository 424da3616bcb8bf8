<?php
/**
 * Texts of the first screen in languages other than English. The page contains them, because a few more requests
 * would take longer than their bytes.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the texts of the first screen by the address of their file, for the inline script, which then does not request them. The
 * server does not know the hash of the address: on another route, they go unused. Leaves out files that are missing or are not those
 * that were built; the browser requests them, and says what is wrong. With files on another server, the browser requests them all.
 *
 * @param object  $areas    Areas of the registry by name.
 * @param string  $language Such as `de`; empty for English.
 * @param ?string $folder   Another folder of the plugin's own set, ending in a slash.
 * @return array<string, string>
 */
function first_texts( object $areas, string $language, ?string $folder = null ): array {
	$texts = array();
	if ( '' === $language || '' !== chosen_set_url() ) {
		return $texts;
	}
	// The texts of the notice are always printed, because they are only 0.3 kB.
	foreach ( array_merge( first_parts( $areas ), array( rules( 'reads' )->notice ) ) as $full_name ) {
		list( $area, $part ) = explode( '/', $full_name );
		$release             = $areas->$area ?? null;
		$file                = "$part.$language.json";
		if ( ! isset( $release->files->$file ) ) {
			continue;
		}
		$text = bundled_text( $release->base . $file, $folder );
		if ( is_built( $release, $file, $text ) ) {
			$texts[ set_url() . $release->base . $file ] = $text;
		}
	}
	return $texts;
}

/**
 * Prints the texts of the first screen on a connected site.
 *
 * @param object $areas    Areas of the registry by name.
 * @param string $language Such as `de`; empty for English.
 */
function print_first_texts( object $areas, string $language ): void {
	foreach ( is_partner_ready() ? first_texts( $areas, $language ) : array() as $url => $text ) {
		$attributes = attributes(
			array(
				'type'      => 'application/json',
				'data-file' => $url,
			)
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes; HTML escaping would break the JSON, which has no tags now.
		echo '<script', $attributes, '>', str_replace( '<', '\\u003c', $text ), "</script>\n";
	}
}
