<?php
/**
 * Checks the files of the plugin's own set. After an interrupted upload, some are missing or empty.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() escapes the message.

/** Returns the folder of the plugin's own set, ending in a slash. */
function bundled_set_folder(): string {
	return dirname( PLUGIN_FILE ) . '/set/';
}

/**
 * Returns the files of a release that are missing or empty in a folder.
 *
 * @param object        $release Entry of the registry.
 * @param string        $folder  Folder of the set, ending in a slash.
 * @param string[]|null $names   Names of the files; null for all files of the release.
 * @return string[] Paths below the folder.
 */
function missing_files( object $release, string $folder, ?array $names = null ): array {
	$missing = array();
	foreach ( $names ?? array_keys( get_object_vars( $release->files ) ) as $name ) {
		$path = $release->base . $name;
		if ( ! is_file( $folder . $path ) || ! filesize( $folder . $path ) ) {
			$missing[] = $path;
		}
	}
	return $missing;
}

/**
 * Checks that the plugin's folder has the given files of a release. A set on another server is not checked.
 *
 * @param object   $release Entry of the registry.
 * @param string[] $names   Names of the files.
 * @throws Unusable_Set When a file is missing or empty.
 */
function check_bundled_files( object $release, array $names ): void {
	$missing = '' === chosen_set_url() ? missing_files( $release, bundled_set_folder(), $names ) : array();
	if ( $missing ) {
		throw new Unusable_Set( "set/$missing[0] is missing" );
	}
}

/** Shows administrators the first missing file of each incomplete area. The page still opens, because complete areas work. */
function print_missing_files( object $registry ): void {
	if ( '' !== chosen_set_url() || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$missing = array();
	foreach ( get_object_vars( $registry->areas ) as $release ) {
		$missing = array_merge( $missing, array_slice( missing_files( $release, bundled_set_folder() ), 0, 1 ) );
	}
	if ( $missing ) {
		echo '<div class="wrap"><div class="notice notice-error inline"><p>', esc_html__( 'Files of the dashboard are missing, so some cards and screens can\'t be shown. Upload the ZIP file of the plugin again and replace the installed version. Your settings are kept.', 'flightdeck' ), ' <code dir="ltr" style="overflow-wrap:anywhere">set/', esc_html( implode( ', set/', $missing ) ), "</code></p></div></div>\n";
	}
}

/**
 * Returns the files of a registry that are missing or differ from the built ones.
 *
 * @param object $registry The registry.
 * @param string $folder   Folder of the set, ending in a slash.
 * @return string[]
 */
function damaged_files( object $registry, string $folder ): array {
	$widgets  = is_object( $registry->widgets ?? null ) ? get_object_vars( $registry->widgets ) : array();
	$releases = array_merge( array( $registry->root ), array_values( get_object_vars( $registry->areas ) ), array_values( $widgets ) );
	if ( isset( $registry->root->embed ) ) {
		$releases[] = $registry->root->embed;
	}
	$damaged = array();
	foreach ( $releases as $release ) {
		foreach ( get_object_vars( $release->files ) as $name => $hash ) {
			$file = $folder . $release->base . $name;
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The registry names hashes in base64.
			if ( ! is_readable( $file ) || 'sha384-' . base64_encode( (string) hash_file( 'sha384', $file, true ) ) !== $hash ) {
				$damaged[] = $release->base . $name;
			}
		}
	}
	return array_values( array_unique( $damaged ) );
}
