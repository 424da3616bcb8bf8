<?php
/**
 * Updates of this plugin from a release address. Makes no request if the constant FLIGHTDECK_UPDATE_URL is not defined.
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
/** Largest archive, in bytes. */
const PACKAGE_LIMIT = 20 * MB_IN_BYTES;

/** Adds the filters and actions of this file. */
function add_updates(): void {
	// WordPress takes the end of this name from the header `Update URI`.
	add_filter( 'update_plugins_flightdeck', __NAMESPACE__ . '\\offer_update', 10, 3 );
	add_action( 'http_api_debug', __NAMESPACE__ . '\\offer_without_directory', 10, 5 );
	add_filter( 'upgrader_pre_download', __NAMESPACE__ . '\\verify_package', 10, 2 );
	add_filter( 'plugins_api', __NAMESPACE__ . '\\release_details', 10, 3 );
	add_action( 'after_plugin_row_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\print_update_problem' );
}

/** Returns the release address from wp-config.php, ending in a slash; empty when there is none. */
function update_url(): string {
	return defined( 'FLIGHTDECK_UPDATE_URL' ) ? clean_set_url( constant( 'FLIGHTDECK_UPDATE_URL' ) ) : '';
}

/**
 * Returns the update that WordPress shows for this plugin: the current release, if it can be verified and is not older.
 *
 * @param array|false $update Update that another plugin has found; false for none.
 * @param array       $plugin Headers of the plugin.
 * @param string      $file   Plugin, relative to the plugin folder.
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
 * Returns WordPress's list of updates with the current entry of a plugin.
 *
 * @param object     $updates WordPress's list: `response` with the available updates and `no_update`, both by plugin.
 * @param string     $file    Plugin, relative to the plugin folder.
 * @param array|null $update  Result of update_entry() for the installed version.
 */
function with_update( object $updates, string $file, ?array $update ): object {
	$listed_in = null !== $update && version_compare( $update['version'], VERSION, '>' ) ? 'response' : 'no_update';
	foreach ( array( 'response', 'no_update' ) as $list ) {
		$entries = array_diff_key( (array) ( $updates->$list ?? array() ), array( $file => null ) );
		if ( $update && $listed_in === $list ) {
			$entries[ $file ] = (object) ( array( 'id' => 'flightdeck', 'plugin' => $file, 'new_version' => $update['version'] ) + $update );
		}
		$updates->$list = $entries;
	}
	return $updates;
}

/**
 * Returns the verified release at the address from wp-config.php.
 *
 * @throws Unusable_Set When the address is not valid, or the release cannot be verified.
 */
function current_release(): object {
	$url = update_url();
	if ( '' === $url ) {
		throw new Unusable_Set( 'FLIGHTDECK_UPDATE_URL is not an https address' );
	}
	return verified_release( $url, update_keys() );
}

/**
 * Returns the entry of a release in the list of updates; null when it is older than the installed version.
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

/**
 * Downloads an archive of this plugin for WordPress, and compares the archive with the hash in the release file.
 *
 * @param mixed  $reply   Answer of another plugin; false to let WordPress download the archive.
 * @param string $package Address of the archive.
 * @return mixed Path of the archive, or WP_Error; `$reply` for archives of others.
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
	$reason = '' === update_url() ? false : get_site_transient( UPDATE_PROBLEM );
	if ( ! is_string( $reason ) || ! current_user_can( 'update_plugins' ) ) {
		return;
	}
	echo '<tr class="plugin-update-tr active"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline notice-warning notice-alt"><p>',
		esc_html__( 'No updates for Flightdeck: the release could not be verified.', 'flightdeck' ), ' <code dir="ltr" style="overflow-wrap:anywhere">', esc_html( $reason ), "</code></p></div></td></tr>\n";
}
