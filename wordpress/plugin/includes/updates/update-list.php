<?php
/**
 * The entry of this plugin in WordPress's list of updates.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Prefix of our archives in the list of updates, in place of an address. So WordPress cannot download an archive without
 * verify_package(), for example while this plugin is inactive.
 */
const PACKAGE_SCHEME = 'flightdeck:';
/** Network transient with the reason why the newest release is not offered. */
const UPDATE_PROBLEM = 'flightdeck_update_problem';

/**
 * Returns the update that WordPress shows for this plugin: the current release, if it can be verified and is not older than the installed
 * version.
 *
 * @param array|false $update Update that another plugin has found; false for none.
 * @param array       $plugin Headers of the plugin.
 * @param string      $file   Main file of the plugin, relative to the folder of all plugins.
 * @return array|false
 */
function offer_update( $update, array $plugin, string $file ) {
	if ( ! defined( 'FLIGHTDECK_UPDATE_URL' ) || plugin_basename( PLUGIN_FILE ) !== $file ) {
		return $update;
	}
	try {
		$release = current_release();
	} catch ( Unusable_Set $failure ) {
		set_site_transient( UPDATE_PROBLEM, $failure->getMessage(), DAY_IN_SECONDS );
		return $update;
	}
	delete_site_transient( UPDATE_PROBLEM );
	return update_entry( $release, $plugin['Version'] ) ?? $update;
}

/**
 * Offers the current release when wordpress.org did not answer. WordPress then ends its search for updates before it runs the
 * filter of offer_update().
 *
 * @param mixed  $answer    Answer to a request of this site, or WP_Error.
 * @param string $context   Kind of the answer.
 * @param string $transport Class of the transport.
 * @param array  $request   Arguments of the request.
 * @param string $url       Address of the request.
 */
function offer_without_directory( $answer, $context, $transport, $request, $url ): void {
	$is_search = is_string( $url ) && preg_match( '#^https?://api\.wordpress\.org/plugins/update-check/#', $url );
	if ( ! $is_search || ! defined( 'FLIGHTDECK_UPDATE_URL' ) || 200 === wp_remote_retrieve_response_code( $answer ) ) {
		return;
	}
	// Run only once: WordPress repeats a failed request without https.
	remove_action( 'http_api_debug', __FUNCTION__ );
	$file   = plugin_basename( PLUGIN_FILE );
	$update = offer_update( false, array( 'Version' => VERSION ), $file );
	$stored = get_site_transient( 'update_plugins' );
	set_site_transient( 'update_plugins', with_update( is_object( $stored ) ? $stored : new \stdClass(), $file, $update ? $update : null ) );
}

/**
 * Returns WordPress's list of updates with the given update of a plugin in place of an earlier one.
 *
 * @param object     $updates WordPress's list: `response` with the available updates by plugin.
 * @param string     $file    Main file of the plugin, relative to the folder of all plugins.
 * @param array|null $update  Result of update_entry() for the installed version; null for no update.
 */
function with_update( object $updates, string $file, ?array $update ): object {
	unset( $updates->response[ $file ] );
	if ( $update && version_compare( $update['version'], VERSION, '>' ) ) {
		$updates->response[ $file ] = (object) ( array( 'id' => 'flightdeck', 'plugin' => $file, 'new_version' => $update['version'] ) + $update );
	}
	return $updates;
}

/**
 * Returns the entry of a release in the list of updates; null when the release is older than the installed version.
 *
 * @param object $release   Release file.
 * @param string $installed Installed version.
 */
function update_entry( object $release, string $installed ): ?array {
	if ( version_compare( $release->version, $installed, '<' ) ) {
		return null;
	}
	return array(
		'slug'         => 'flightdeck',
		'version'      => $release->version,
		'package'      => PACKAGE_SCHEME . $release->package,
		'requires'     => $release->requires,
		'requires_php' => $release->requires_php,
		'tested'       => $release->tested,
	);
}
