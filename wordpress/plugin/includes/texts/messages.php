<?php
/**
 * Translations in files of the site, which come from language packs or translation plugins. WordPress finds translations of scripts
 * by a hash of the script path, which changes with every release. So the plugin reads all files of a language, and puts the texts that
 * differ from the texts of the release into the page state.
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
 * Returns the locales whose translations a user can read, the best one first: the locale itself, the locale without
 * its variant, and the plugin's own locale of the same language. Empty for English.
 *
 * @param string $locale Such as `de_AT` or `de_DE_formal`.
 * @return string[]
 */
function readable_locales( string $locale ): array {
	if ( ! preg_match( '/^([a-z]{2,3})(_[A-Z]{2})?(_[a-z0-9]{1,12})?$/', $locale, $match ) || 'en' === $match[1] ) {
		return array();
	}
	$without_variant = $match[1] . ( $match[2] ?? '' );
	return array_values( array_unique( array( $locale, $without_variant, MAIN_LOCALES[ $match[1] ] ?? $locale ) ) );
}

/**
 * Returns the messages of the page state, and the language of the files with texts that the areas load, such as `de`; both empty for
 * English.
 *
 * @param object $root   Entry of the page in the registry.
 * @param string $locale Such as `de_DE`.
 */
function page_texts( object $root, string $locale ): array {
	$language         = translation_of( $root, $locale );
	$release_messages = '' === $language ? array() : page_messages( $root, $language );
	$site_messages    = site_messages( $locale );
	// A page has one plural rule, but locales of one language can have different rules. If they do, only the site's texts are used.
	if ( ! $release_messages || ( $site_messages && plural_rule( $site_messages ) !== plural_rule( $release_messages ) ) ) {
		return array( $site_messages, '' );
	}
	$messages = array( '' => $release_messages[''] ) + without_release_texts( $site_messages, $locale ) + $release_messages;
	return array( $messages, $language );
}

/** Returns the plural rule of some messages, without spaces and brackets; the rule of English when they name none. */
function plural_rule( array $messages ): string {
	return (string) preg_replace( '/[\s;()]/', '', $messages['']['plural-forms'] ?? 'nplurals=2; plural=n != 1;' );
}

/**
 * Returns the messages in the site's own files, from the first locale that has any.
 *
 * @param string $locale Such as `de_DE`.
 */
function site_messages( string $locale ): array {
	foreach ( readable_locales( $locale ) as $readable ) {
		$texts = array();
		foreach ( message_folders() as $folder ) {
			foreach ( (array) glob( "$folder/flightdeck-$readable-*.json" ) as $file ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
				$texts[] = (string) file_get_contents( $file );
			}
		}
		$messages = merge_messages( $texts );
		if ( $messages ) {
			return $messages;
		}
	}
	return array();
}

/**
 * Returns the folders with translations. The folder of the site comes first, because an update of the plugin does not replace it.
 *
 * @return string[]
 */
function message_folders(): array {
	return array( WP_LANG_DIR . '/plugins', dirname( PLUGIN_FILE ) . '/languages' );
}

/**
 * Returns the messages that differ from those of this version of the plugin. The release contains all messages that do not differ.
 *
 * @param array  $messages Messages of the site's own files.
 * @param string $locale   Such as `de_DE`.
 */
function without_release_texts( array $messages, string $locale ): array {
	$locales       = readable_locales( $locale );
	$file          = dirname( PLUGIN_FILE ) . '/languages/flightdeck-' . end( $locales ) . '.l10n.php';
	$release_texts = is_readable( $file ) ? ( include $file )['messages'] ?? array() : array();
	$differs       = static function ( $forms, $key ) use ( $release_texts ) {
		return implode( "\0", array_filter( $forms, 'is_string' ) ) !== ( $release_texts[ $key ] ?? null );
	};
	return array_filter( $messages, $differs, ARRAY_FILTER_USE_BOTH );
}

/**
 * Merges the messages of several Jed files. If several files have the same text, the first file determines the translation. Skips files
 * that cannot be read.
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
