<?php
/**
 * Translations of the screens. The host looks scripts up by the hash of their path, and each release of ours has another one;
 * so the texts are kept per area and language, and go out with the page.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Messages in a language, for the page state.
 *
 * @param string $locale Such as `de_DE`.
 * @return object|null null where there are none: the texts are shown as they stand in the code.
 */
function messages_of( string $locale ): ?object {
	if ( ! preg_match( '/^\w{2,20}$/', $locale ) ) {
		return null;
	}
	$texts = array();
	// What the site's own folder holds comes first: it outlives an update of the plugin.
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
 * Messages of several Jed files as one map. The first file that has a text counts; a file that cannot be read is left out.
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
