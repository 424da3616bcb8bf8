<?php
/**
 * Translations of the screens. WordPress finds them by a hash of the script path, which changes with every release. So the plugin
 * reads one file per area and language, and sends the texts in the page state.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the messages of a language for the page state.
 *
 * @param string $locale Such as `de_DE`.
 * @return object|null null when there are none; the screens then show the texts of the code.
 */
function messages_of( string $locale ): ?object {
	if ( ! preg_match( '/^\w{2,20}$/', $locale ) ) {
		return null;
	}
	$texts = array();
	// The folder of the site comes first, because an update of the plugin does not replace it.
	foreach ( array( WP_LANG_DIR . '/plugins', dirname( PLUGIN_FILE ) . '/languages' ) as $folder ) {
		foreach ( (array) glob( "$folder/flightdeck-$locale-*.json" ) as $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
			$texts[] = (string) file_get_contents( $file );
		}
	}
	$messages = merge_messages( $texts );
	return $messages ? (object) $messages : null;
}

/**
 * Merges the messages of several Jed files. The first file with a text wins. Skips files that cannot be read.
 *
 * @param string[] $texts Contents of files as `wp i18n make-json` writes them.
 */
function merge_messages( array $texts ): array {
	$merged = array();
	foreach ( $texts as $text ) {
		$file = json_decode( $text, true );
		$data = is_array( $file ) ? ( $file['locale_data']['flightdeck'] ?? $file['locale_data']['messages'] ?? null ) : null;
		foreach ( is_array( $data ) ? $data : array() as $key => $message ) {
			if ( is_array( $message ) && ! isset( $merged[ $key ] ) ) {
				$merged[ $key ] = $message;
			}
		}
	}
	return $merged;
}
