<?php
/**
 * Limits Jetpack's initial state to the fields that the screens of this user read (`rules/viewers.json`). Fields keep Jetpack's
 * names (docs/decisions/002).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the permissions of a user, with `isMaster`: whether the user is the connection owner.
 *
 * @param array $user Jetpack's `currentUser`.
 */
function permissions_of( array $user ): array {
	return array( 'isMaster' => ! empty( $user['isMaster'] ) ) + (array) ( $user['permissions'] ?? array() );
}

/**
 * Returns `initial` of the page state.
 *
 * @param array $raw         Jetpack's initial state.
 * @param array $permissions The user's permissions.
 */
function initial_slices( array $raw, array $permissions ): array {
	$user     = (array) ( $raw['userData']['currentUser'] ?? array() );
	$may_link = ! empty( $permissions['connect_user'] ) && empty( $user['isConnected'] );
	$site     = (array) ( $raw['siteData'] ?? array() );

	$raw['getModules'] = modules_in( (array) ( $raw['getModules'] ?? array() ) );
	$raw['settings']   = (array) ( $raw['settings'] ?? array() );
	$raw['userData']   = array( 'currentUser' => $user + array( 'permissions' => array() ) );
	$raw['siteData']   = isset( $site['plan'] ) ? with_plan( $site ) : $site;
	$raw['connectUrl'] = $may_link ? $raw['connectUrl'] ?? '' : '';
	// PHP encodes a list with gaps as a JSON object.
	$raw['newRecommendations'] = array_values( (array) ( $raw['newRecommendations'] ?? array() ) );

	$slices             = visible_fields( $raw, 'initial', $permissions );
	$slices['settings'] = (object) ( (array) $slices['settings'] + switches( $raw['settings'], (array) $slices['getModules'] ) );
	return $slices;
}

/** Returns Jetpack's modules without entries that are not modules. */
function modules_in( array $modules ): array {
	return array_filter(
		$modules,
		static function ( $module ) {
			return isset( $module['activated'] );
		}
	);
}

/**
 * Returns the on/off state of these modules. All users get this for the modules that they see; other settings contain keys and
 * addresses.
 */
function switches( array $settings, array $modules ): array {
	return array_filter( array_intersect_key( $settings, $modules ), 'is_bool' );
}

/** Returns the site data, in which a plan without a slug has the slug of the free plan. */
function with_plan( array $site ): array {
	$site['plan'] = (array) $site['plan'] + array( 'product_slug' => 'jetpack_free' );
	return $site;
}

/**
 * Returns the user's account at the provider.
 *
 * @param array $link        Jetpack's `currentUser` and `connectionOwner`.
 * @param array $permissions The user's permissions.
 */
function link_slice( array $link, array $permissions ): array {
	$link['currentUser'] = (array) ( $link['currentUser'] ?? array() ) + array( 'permissions' => array() );
	return visible_fields( $link, 'userConnection', $permissions );
}
