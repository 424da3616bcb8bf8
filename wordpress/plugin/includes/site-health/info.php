<?php
/**
 * The section of the plugin on the Info tab of Site Health, with those facts of the status screen (`#/status`) that the server knows.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the section.
 *
 * @param array $info Sections of WordPress and other plugins.
 */
function add_health_info( $info ): array {
	$info               = (array) $info;
	$info['flightdeck'] = array(
		'label'  => __( 'Flightdeck', 'flightdeck' ),
		'fields' => info_fields( site_facts(), connection_facts(), override_origins() ),
	);
	return $info;
}

/**
 * Returns the fields of the section. WordPress leaves private fields out of the text to copy.
 *
 * @param array      $facts      Result of site_facts().
 * @param array|null $connection Result of connection_facts().
 * @param string[]   $origins    Origins from which an administrator may load an area.
 */
function info_fields( array $facts, ?array $connection, array $origins ): array {
	$none   = __( 'None', 'flightdeck' );
	$fields = array(
		'version'     => info_field( __( 'Dashboard', 'flightdeck' ), $facts['version'] ),
		'partner'     => info_field( __( 'Jetpack', 'flightdeck' ), $facts['partner'] ?? __( 'not active', 'flightdeck' ) ),
		'environment' => info_field( __( 'Environment', 'flightdeck' ), $facts['environment'] ),
		'language'    => info_field( __( 'Language and time zone', 'flightdeck' ), language_tag( get_user_locale() ) . ', ' . wp_timezone_string() ),
		'set'         => info_field( __( 'Address of the files', 'flightdeck' ), $facts['set'] ),
		'set_from'    => info_field( __( 'Source of the address', 'flightdeck' ), source_text( $facts['set_from'] ), $facts['set_from'] ),
		'keys'        => info_field( __( 'Public keys', 'flightdeck' ), (string) $facts['keys'] ),
		'serial'      => info_field( __( 'Serial number of the files', 'flightdeck' ), (string) ( $facts['serial'] ?? $none ) ),
	);
	foreach ( $facts['areas'] as $area => $version ) {
		$fields[ $area ] = info_field( $area, $version );
	}
	foreach ( $connection ?? array() as $name => $value ) {
		$fields[ $name ] = yes_no_field( connection_label( $name ), $value );
	}
	$fields['replaces_jetpack_page'] = yes_no_field( __( 'Replaces the Jetpack page', 'flightdeck' ), $facts['replaces_jetpack_page'] );
	$fields['origins']               = info_field( __( 'Allowed override origins', 'flightdeck' ), $origins ? implode( ', ', $origins ) : $none );
	// The messages can contain paths of the server.
	$fields['refused'] = array( 'private' => true ) + info_field( __( 'Refused files', 'flightdeck' ), '' === $facts['refused'] ? $none : $facts['refused'] );
	$fields['problem'] = array( 'private' => true ) + info_field( __( 'Problem with the files', 'flightdeck' ), '' === $facts['problem'] ? $none : $facts['problem'] );
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
	$shown = is_rtl() ? left_to_right( $value ) : $value;
	if ( $shown !== $value ) {
		// The text to copy contains no Unicode marks.
		$debug = $debug ?? $value;
	}
	return array( 'label' => $label, 'value' => $shown ) + ( null === $debug ? array() : compact( 'debug' ) );
}

/**
 * Returns an address, version or other technical text between Unicode marks that isolate it as left-to-right text. Returns a text with
 * characters other than ASCII unchanged, because it is in the language of the page.
 *
 * @param string $text The text.
 */
function left_to_right( string $text ): string {
	return preg_match( '/\A[\x20-\x7e]+\z/', $text ) ? "\u{2066}$text\u{2069}" : $text;
}

/**
 * Returns the source of the address of the files as text.
 *
 * @param string $source Result of set_source().
 */
function source_text( string $source ): string {
	return 'constant' === $source ? __( 'FLIGHTDECK_SET_URL in wp-config.php', 'flightdeck' ) : __( 'Folder of the plugin', 'flightdeck' );
}

/**
 * Returns the label of a field of the connection, as on the status screen.
 *
 * @param string $name Key of connection_facts().
 */
function connection_label( string $name ): string {
	$labels = array(
		'isActive'          => __( 'Site connected', 'flightdeck' ),
		'isOffline'         => __( 'Offline mode', 'flightdeck' ),
		'isRegistered'      => __( 'Site registered', 'flightdeck' ),
		'hasConnectedOwner' => __( 'Has a connection owner', 'flightdeck' ),
		'isStaging'         => __( 'Staging site', 'flightdeck' ),
	);
	return $labels[ $name ] ?? $name;
}
