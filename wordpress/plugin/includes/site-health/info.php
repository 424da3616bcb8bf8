<?php
/**
 * The section of the plugin on the Info tab of Site Health, with those facts of the status screen (`#/status`) that the server knows.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the section. Makes no request to another server.
 *
 * @param array $info Sections of WordPress and other plugins.
 */
function add_health_info( $info ): array {
	$info               = (array) $info;
	$info['flightdeck'] = array(
		'label'  => __( 'Flightdeck', 'flightdeck' ),
		'fields' => set_fields() + connection_fields(),
	);
	return $info;
}

/** Returns the fields about the plugin and the set. WordPress leaves private fields out of the text to copy. */
function set_fields(): array {
	$none     = __( 'None', 'flightdeck' );
	$problem  = '';
	$registry = null;
	$url      = '';
	$refused  = '';
	try {
		$url      = set_url();
		$refused  = refused_set();
		$registry = registry_in_use();
	} catch ( Unusable_Set $failure ) {
		$problem = $failure->getMessage();
	}
	$failed = get_transient( SET_FAILED );
	if ( '' === $problem && null === $registry && is_array( $failed ) && ( $failed['url'] ?? '' ) === $url ) {
		$problem = (string) ( $failed['why'] ?? '' );
	}
	$is_bundled = plugins_url( 'set/', PLUGIN_FILE ) === $url;
	$fields     = array(
		'version'     => info_field( __( 'Dashboard', 'flightdeck' ), VERSION ),
		'jetpack'     => info_field( __( 'Jetpack', 'flightdeck' ), jetpack_version() ?? __( 'not active', 'flightdeck' ) ),
		'environment' => info_field( __( 'Environment', 'flightdeck' ), wp_get_environment_type() ),
		'language'    => info_field( __( 'Language and time zone', 'flightdeck' ), language_tag( get_user_locale() ) . ', ' . wp_timezone_string() ),
		'set_from'    => info_field( __( 'Source of the files', 'flightdeck' ), $is_bundled ? __( 'Folder of the plugin', 'flightdeck' ) : __( 'FLIGHTDECK_SET_URL in wp-config.php', 'flightdeck' ), $is_bundled ? 'plugin' : 'constant' ),
		'keys'        => info_field( __( 'Public keys', 'flightdeck' ), (string) count( set_keys() ) ),
		'serial'      => info_field( __( 'Serial number of the files', 'flightdeck' ), (string) ( $registry->serial ?? $none ) ),
	);
	foreach ( $registry ? get_object_vars( $registry->areas ) : array() as $name => $entry ) {
		$fields[ $name ] = info_field( $name, is_string( $entry->version ?? null ) ? $entry->version : '' );
	}
	$fields['replaces_jetpack_page'] = yes_no_field( __( 'Replaces the Jetpack page', 'flightdeck' ), is_replacement_enabled() );
	// Addresses, and messages that can contain addresses and paths of servers.
	$private = array(
		'set'     => array( __( 'Address of the files', 'flightdeck' ), $url ),
		'origins' => array( __( 'Allowed override origins', 'flightdeck' ), implode( ', ', override_origins() ) ),
		'refused' => array( __( 'Refused files', 'flightdeck' ), $refused ),
		'problem' => array( __( 'Problem with the files', 'flightdeck' ), $problem ),
	);
	foreach ( $private as $name => list( $label, $value ) ) {
		$fields[ $name ] = array( 'private' => true ) + info_field( $label, '' === $value ? $none : $value );
	}
	return $fields;
}

/** Returns the fields about the connection of the site; none while Jetpack is not active. */
function connection_fields(): array {
	if ( null === jetpack_version() ) {
		return array();
	}
	$getter = array( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'connection_status' );
	$status = is_callable( $getter ) ? call_user_func( $getter, false ) : null;
	$status = is_array( $status ) ? $status : array( 'isActive' => is_jetpack_ready() );
	$labels = array(
		'isActive'          => __( 'Site connected', 'flightdeck' ),
		'isRegistered'      => __( 'Site registered', 'flightdeck' ),
		'hasConnectedOwner' => __( 'Has a connection owner', 'flightdeck' ),
	);
	$fields = array( 'isOffline' => yes_no_field( __( 'Offline mode', 'flightdeck' ), ! empty( ( (array) ( $status['offlineMode'] ?? array() ) )['isActive'] ) ) );
	foreach ( array_intersect_key( $labels, $status ) as $name => $label ) {
		$fields[ $name ] = yes_no_field( $label, (bool) $status[ $name ] );
	}
	return $fields;
}

/**
 * Returns a field with yes or no.
 *
 * @param string $label Name of the field.
 * @param bool   $value Value of the field.
 */
function yes_no_field( string $label, bool $value ): array {
	return info_field( $label, $value ? __( 'yes', 'flightdeck' ) : __( 'no', 'flightdeck' ), $value ? 'yes' : 'no' );
}

/**
 * Returns a field.
 *
 * @param string      $label Name of the field.
 * @param string      $value Value on the screen.
 * @param string|null $debug Value in the text to copy, which is in English; null for the value on the screen.
 */
function info_field( string $label, string $value, ?string $debug = null ): array {
	return array( 'label' => $label, 'value' => $value ) + ( null === $debug ? array() : compact( 'debug' ) );
}
