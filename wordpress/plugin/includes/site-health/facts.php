<?php
/**
 * Facts about the plugin for Site Health and WP-CLI. Reading them makes no request to another server.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the facts of this site. None of the facts is a secret; `refused` and `problem` can contain paths of the server.
 *
 * @return array{version: string, environment: string, set: string, set_from: string, keys: int, serial: int|null,
 *               areas: array<string, string>, partner: string|null, replaces_jetpack_page: bool, refused: string, problem: string}
 */
function site_facts(): array {
	$problem  = '';
	$registry = null;
	$set      = '';
	$keys     = 0;
	$refused  = '';
	try {
		$set      = set_url();
		$keys     = count( set_keys() );
		$refused  = refused_set();
		$registry = registry_in_use();
	} catch ( Unusable_Set $failure ) {
		$problem = $failure->getMessage();
	}
	$failed = get_transient( SET_FAILED );
	if ( '' === $problem && null === $registry && is_array( $failed ) && ( $failed['url'] ?? '' ) === $set ) {
		$problem = (string) ( $failed['why'] ?? '' );
	}
	return array(
		'version'               => VERSION,
		'environment'           => wp_get_environment_type(),
		'set'                   => $set,
		'set_from'              => set_source(),
		'keys'                  => $keys,
		'serial'                => $registry->serial ?? null,
		'areas'                 => $registry ? area_versions( $registry ) : array(),
		'partner'               => partner_version(),
		'replaces_jetpack_page' => is_replacement_enabled(),
		'refused'               => $refused,
		'problem'               => $problem,
	);
}

/** Returns the source of the address of the set: `constant`, or `plugin` for the plugin folder. */
function set_source(): string {
	try {
		return '' === chosen_set_url() ? 'plugin' : 'constant';
	} catch ( Unusable_Set $failure ) {
		return 'constant';
	}
}

/**
 * Returns the version of each area.
 *
 * @param object $registry The registry.
 * @return array<string, string>
 */
function area_versions( object $registry ): array {
	$versions = array();
	foreach ( get_object_vars( $registry->areas ) as $name => $entry ) {
		$versions[ $name ] = is_string( $entry->version ?? null ) ? $entry->version : '';
	}
	return $versions;
}

/**
 * Returns facts about the connection of the site: `isOffline`, and fields of the partner's connection status under their own names.
 *
 * @return array<string, bool>|null null while the partner is not active.
 */
function connection_facts(): ?array {
	if ( null === partner_version() ) {
		return null;
	}
	$getter = array( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'connection_status' );
	$status = is_callable( $getter ) ? call_user_func( $getter, false ) : null;
	$status = is_array( $status ) ? $status : array( 'isActive' => is_partner_ready() );
	$facts  = array( 'isOffline' => ! empty( ( (array) ( $status['offlineMode'] ?? array() ) )['isActive'] ) );
	foreach ( array( 'isActive', 'isRegistered', 'hasConnectedOwner', 'isStaging' ) as $name ) {
		if ( isset( $status[ $name ] ) ) {
			$facts[ $name ] = (bool) $status[ $name ];
		}
	}
	return $facts;
}
