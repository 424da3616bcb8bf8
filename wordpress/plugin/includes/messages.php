<?php
/**
 * Translations of the screens. WordPress finds them by a hash of the script path, which changes with every release. So the plugin
 * reads one file per area and language, and sends the texts in the page state.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Locales of the plugin's own translations, by language. */
const MAIN_LOCALES = array(
	'ar' => 'ar',
	'de' => 'de_DE',
	'es' => 'es_ES',
	'fr' => 'fr_FR',
	'ja' => 'ja',
	'pt' => 'pt_BR',
);

/**
 * Returns the locales whose translations a user can read, the best one first: the locale itself, without its variant, and the one
 * of the same language that the plugin has. English needs none.
 *
 * @param string $locale Such as `de_AT` or `de_DE_formal`.
 * @return string[]
 */
function readable_locales( string $locale ): array {
	if ( ! preg_match( '/^([a-z]{2,3})(_[A-Z]{2})?(_[a-z0-9]{1,12})?$/', $locale, $parts ) || 'en' === $parts[1] ) {
		return array();
	}
	$without_variant = $parts[1] . ( $parts[2] ?? '' );
	return array_values( array_unique( array( $locale, $without_variant, MAIN_LOCALES[ $parts[1] ] ?? $locale ) ) );
}

/**
 * Returns the messages of a language for the page state. Uses one locale only, because locales differ in their plural rules.
 *
 * @param string $locale Such as `de_DE`.
 * @return object|null null when there are none; the screens then show the texts of the code.
 */
function messages_of( string $locale ): ?object {
	foreach ( readable_locales( $locale ) as $readable ) {
		$messages = merge_messages( message_files( $readable ) );
		if ( $messages ) {
			return (object) $messages;
		}
	}
	return null;
}

/**
 * Returns the contents of all files with messages of a locale.
 *
 * @param string $locale As `readable_locales()` returns it.
 * @return string[]
 */
function message_files( string $locale ): array {
	$texts = array();
	// The folder of the site comes first, because an update of the plugin does not replace it.
	foreach ( array( WP_LANG_DIR . '/plugins', dirname( PLUGIN_FILE ) . '/languages' ) as $folder ) {
		foreach ( (array) glob( "$folder/flightdeck-$locale-*.json" ) as $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
			$texts[] = (string) file_get_contents( $file );
		}
	}
	return $texts;
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
