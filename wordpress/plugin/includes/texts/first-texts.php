<?php
/**
 * Texts of the first screen in languages other than English. The page contains them, because requesting their files would take longer
 * than the additional bytes.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the texts of the first screen by the address of their file, for the inline script, which then does not request them. A page
 * with another route contains these texts too, because the server does not know the route, which is in the fragment of the URL. Leaves
 * out a file that is missing or differs from the built one; the browser requests the file, and shows what is wrong. Returns an empty array for a set on
 * another server, from which the browser requests all texts.
 *
 * @param object  $areas    Areas of the registry by name.
 * @param string  $language Such as `de`; empty for English.
 * @param ?string $folder   Folder of the set, ending in a slash; null for the plugin's own set.
 * @return array<string, string>
 */
function first_texts( object $areas, string $language, ?string $folder = null ): array {
	$texts = array();
	if ( '' === $language || '' !== chosen_set_url() ) {
		return $texts;
	}
	// The texts of the notices are always printed, because they are only 0.3 kB.
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
	foreach ( is_jetpack_ready() ? first_texts( $areas, $language ) : array() as $url => $text ) {
		$attributes = attributes(
			array(
				'type'      => 'application/json',
				'data-file' => $url,
			)
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes; HTML escaping would break the JSON, in which str_replace() leaves no tag.
		echo '<script', $attributes, '>', str_replace( '<', '\\u003c', $text ), "</script>\n";
	}
}
