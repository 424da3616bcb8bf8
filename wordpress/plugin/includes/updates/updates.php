<?php
/**
 * Updates of this plugin from a release address. Makes no request if the constant FLIGHTDECK_UPDATE_URL is not defined.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Largest archive, in bytes. */
const PACKAGE_LIMIT = 20 * MB_IN_BYTES;

/** Adds the filters and actions of the updates. */
function add_updates(): void {
	// WordPress takes the end of this name from the header `Update URI`.
	add_filter( 'update_plugins_flightdeck', __NAMESPACE__ . '\\offer_update', 10, 3 );
	add_action( 'http_api_debug', __NAMESPACE__ . '\\offer_without_directory', 10, 5 );
	add_filter( 'upgrader_pre_download', __NAMESPACE__ . '\\verify_package', 10, 2 );
	add_filter( 'plugins_api', __NAMESPACE__ . '\\release_details', 10, 3 );
	add_action( 'after_plugin_row_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\print_update_problem' );
}

/**
 * Downloads an archive of this plugin for WordPress, and compares the archive with the hash in the verified release file.
 *
 * @param mixed  $reply   Answer of another plugin; false to let WordPress download the archive.
 * @param string $package Address of the archive, with PACKAGE_SCHEME for ours.
 * @return mixed Path of the archive, or WP_Error; `$reply` for archives of other plugins.
 */
function verify_package( $reply, $package ) {
	if ( ! is_string( $package ) || 0 !== strpos( $package, PACKAGE_SCHEME ) ) {
		return $reply;
	}
	try {
		// Verified again, because the list of updates can be hours old.
		$release = current_release();
	} catch ( Unusable_Set $failure ) {
		/* translators: %s: technical reason */
		return new \WP_Error( 'flightdeck_release', sprintf( __( 'Flightdeck was not updated: the release could not be verified (%s). The installed version is unchanged.', 'flightdeck' ), $failure->getMessage() ) );
	}
	if ( PACKAGE_SCHEME . $release->package !== $package ) {
		return new \WP_Error( 'flightdeck_release', __( 'Flightdeck was not updated: another version has been released. Check for updates again.', 'flightdeck' ) );
	}
	$file = download_archive( update_url() . $release->package );
	if ( is_wp_error( $file ) ) {
		return $file;
	}
	if ( ! hash_equals( $release->sha256, (string) hash_file( 'sha256', $file ) ) ) {
		wp_delete_file( $file );
		return new \WP_Error( 'flightdeck_archive', __( 'Flightdeck was not updated: the downloaded archive is not the released one. It is incomplete, or somebody changed it. The installed version is unchanged.', 'flightdeck' ) );
	}
	return $file;
}

/**
 * Downloads an archive.
 *
 * @param string $address Address of the archive.
 * @return string|\WP_Error Path of a temporary file.
 */
function download_archive( string $address ) {
	$file   = wp_tempnam( 'flightdeck.zip' );
	$answer = wp_remote_get(
		$address,
		array(
			'timeout'             => 300,
			'redirection'         => 0,
			'stream'              => true,
			'filename'            => $file,
			'limit_response_size' => PACKAGE_LIMIT,
		)
	);
	$result = is_wp_error( $answer ) ? $answer->get_error_message() : (string) wp_remote_retrieve_response_code( $answer );
	if ( '200' === $result ) {
		return $file;
	}
	wp_delete_file( $file );
	/* translators: 1: address, 2: HTTP status or technical reason */
	return new \WP_Error( 'flightdeck_download', sprintf( __( 'Flightdeck was not updated: %1$s could not be downloaded (%2$s). The installed version is unchanged.', 'flightdeck' ), $address, $result ) );
}

/**
 * Returns the details of the release for "View version details".
 *
 * @param mixed  $result Answer of another plugin.
 * @param string $action Kind of the request, such as `plugin_information`.
 * @param object $args   Arguments.
 * @return mixed
 */
function release_details( $result, $action, $args ) {
	if ( 'plugin_information' !== $action || 'flightdeck' !== ( $args->slug ?? '' ) || '' === update_url() ) {
		return $result;
	}
	try {
		$release = current_release();
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_release', esc_html( $failure->getMessage() ) );
	}
	$changes = '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $release->changes ) ) . '</li></ul>';
	return (object) array(
		'name'         => __( 'Flightdeck', 'flightdeck' ),
		'slug'         => 'flightdeck',
		'version'      => $release->version,
		'requires'     => $release->requires,
		'requires_php' => $release->requires_php,
		'tested'       => $release->tested,
		'sections'     => array( 'changelog' => $changes ),
	);
}

/** Prints below the plugin's row why the newest release is not offered. */
function print_update_problem(): void {
	$reason = defined( 'FLIGHTDECK_UPDATE_URL' ) ? get_site_transient( UPDATE_PROBLEM ) : false;
	if ( ! is_string( $reason ) || ! current_user_can( 'update_plugins' ) ) {
		return;
	}
	echo '<tr class="plugin-update-tr active"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline notice-warning notice-alt"><p>',
		esc_html__( 'No updates for Flightdeck: the release could not be verified.', 'flightdeck' ), ' <code dir="ltr" style="overflow-wrap:anywhere">', esc_html( $reason ), "</code></p></div></td></tr>\n";
}
