<?php
/**
 * Texts that a release contains, in files per language: one file for the page, one for each part of an area, and one for some of the
 * chunks.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Transient with the texts of a page from another server: `base` of the release, `files` by name, and `failed` with times. */
const TEXTS_STORED = 'flightdeck_texts';
/** Script of the page that translates texts. */
const LANGUAGE_SCRIPT = 'language.js';
/** Code that cannot be printed into a script element: it ends the element too early or, after `<!--`, hides the end tag. */
const UNSAFE_IN_HTML = '#</script|<!--#i';

/** Returns the name of the file with the texts of the page in a language, such as `de`. */
function page_messages_file( string $language ): string {
	return "page.$language.json";
}

/**
 * Returns the language of the texts that the areas load, such as `de` for `de_AT`; empty for English and for languages that the set
 * does not have.
 *
 * @param object $root   Entry of the page in the registry.
 * @param string $locale Such as `de_DE`.
 */
function translation_of( object $root, string $locale ): string {
	$language = readable_locales( $locale ) ? explode( '_', $locale )[0] : '';
	return '' !== $language && isset( $root->files->{page_messages_file( $language )} ) ? $language : '';
}

/**
 * Returns releases without the files of texts in other languages.
 *
 * @param object $releases Entries of the registry by area.
 * @param string $language Such as `de`; empty for English.
 */
function releases_in( object $releases, string $language ): object {
	$found = array();
	foreach ( get_object_vars( $releases ) as $name => $release ) {
		$files = array();
		foreach ( get_object_vars( $release->files ) as $file => $hash ) {
			if ( ! preg_match( '/\.([a-z]{2,3})\.json\z/', (string) $file, $match ) || $match[1] === $language ) {
				$files[ $file ] = $hash;
			}
		}
		$found[ $name ] = (object) array_merge( get_object_vars( $release ), array( 'files' => (object) $files ) );
	}
	return (object) $found;
}

/**
 * Returns the texts of the page in a language; empty when the file is missing, or is not the one that was built.
 *
 * @param object $root     Entry of the page in the registry.
 * @param string $language Such as `de`.
 */
function page_messages( object $root, string $language ): array {
	$file = page_messages_file( $language );
	$text = '' === chosen_set_url() ? bundled_text( $root->base . $file ) : stored_text( set_url(), $root, $file );
	return is_built( $root, $file, $text ) ? merge_messages( array( $text ) ) : array();
}

/**
 * Returns the code of LANGUAGE_SCRIPT, for a page in a language other than English. The page then contains the code, because one more
 * request would take longer than loading these bytes. Empty for a set on another server, and when the file is missing, is not the one
 * that was built, or cannot be printed into HTML; the browser then requests the file, and shows what is wrong.
 *
 * @param object  $root   Entry of the page in the registry.
 * @param ?string $folder Folder of the set, ending in a slash; null for the plugin's own set.
 */
function language_script_code( object $root, ?string $folder = null ): string {
	if ( '' !== chosen_set_url() ) {
		return '';
	}
	$code = bundled_text( $root->base . LANGUAGE_SCRIPT, $folder );
	return is_built( $root, LANGUAGE_SCRIPT, $code ) && ! preg_match( UNSAFE_IN_HTML, $code ) ? $code : '';
}

/**
 * Returns whether a text is the content of a file that was built, by its hash.
 *
 * @param object $release Entry of the registry.
 * @param string $file    Name of the file.
 * @param string $text    The text.
 */
function is_built( object $release, string $file, string $text ): bool {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The registry has hashes in base64.
	return 'sha384-' . base64_encode( hash( 'sha384', $text, true ) ) === ( $release->files->$file ?? '' );
}

/**
 * Returns the content of a file in the plugin's own set; empty when it is missing.
 *
 * @param string  $path   Path below the folder.
 * @param ?string $folder Folder of the set, ending in a slash; null for the plugin's own set.
 */
function bundled_text( string $path, ?string $folder = null ): string {
	$file = ( $folder ?? bundled_set_folder() ) . $path;
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
	return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
}

/**
 * Returns a file of the page from another server, compared with its hash; empty when the server does not answer with it. Requests it
 * once for each release; after a failure, at most once a minute.
 *
 * @param string $url     Address of the set.
 * @param object $release Entry of the registry.
 * @param string $file    Name of the file.
 */
function stored_text( string $url, object $release, string $file ): string {
	$base = $url . $release->base;
	$stored = get_transient( TEXTS_STORED );
	if ( ! is_array( $stored ) || ( $stored['base'] ?? '' ) !== $base ) {
		$stored = array( 'base' => $base, 'files' => array(), 'failed' => array() );
	}
	$text = $stored['files'][ $file ] ?? '';
	if ( is_built( $release, $file, $text ) ) {
		return $text;
	}
	if ( is_recent( (int) ( $stored['failed'][ $file ] ?? 0 ), SET_PAUSE ) ) {
		return '';
	}
	// Saved before the request, so that other pages do not wait for a server that does not answer.
	$stored['failed'][ $file ] = time();
	set_transient( TEXTS_STORED, $stored, WEEK_IN_SECONDS );
	try {
		$text = remote_text( $base . $file );
	} catch ( Unusable_Set $failure ) {
		return '';
	}
	if ( ! is_built( $release, $file, $text ) ) {
		return '';
	}
	$stored['files'][ $file ] = $text;
	set_transient( TEXTS_STORED, $stored, WEEK_IN_SECONDS );
	return $text;
}
