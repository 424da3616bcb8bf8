<?php
/**
 * Limits the partner's initial state to the fields that the screens of this user read (viewers.php). Fields keep the partner's
 * names (docs/decisions/002).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Values of fields that every page has, for users who may not see the real value. */
const WITHHELD = array(
	'registrationNonce'        => '',
	'purchaseToken'            => false,
	'currentIp'                => false,
	'partnerCoupon'            => false,
	'newRecommendations'       => array(),
	'recommendationsStep'      => 'not-started',
	'connectUrl'               => '',
	'hasSeenWCConnectionModal' => true,
	'isWooCommerceActive'      => false,
);

/**
 * Returns the permissions of a user, with `isMaster` for the connection owner.
 *
 * @param array $user The partner's `currentUser`.
 */
function permissions_of( array $user ): array {
	return array( 'isMaster' => ! empty( $user['isMaster'] ) ) + (array) ( $user['permissions'] ?? array() );
}

/**
 * Returns `initial` of the page state.
 *
 * @param array $raw The partner's initial state.
 * @param array $may The user's permissions.
 */
function initial_slices( array $raw, array $may ): array {
	$user    = (array) ( $raw['userData']['currentUser'] ?? array() );
	$links   = ! empty( $may['connect_user'] ) && empty( $user['isConnected'] );
	$modules = modules_slice( (array) ( $raw['getModules'] ?? array() ), $may );
	$slices  = seen( $raw, 'initial', $may, WITHHELD + array( 'connectedPlugins' => (object) array() ) );

	$slices['getModules'] = (object) $modules;
	$slices['settings']   = (object) settings_slice( (array) ( $raw['settings'] ?? array() ), $modules, $may );
	$slices['userData']   = array( 'currentUser' => user_slice( $user, $may ) );
	$slices['siteData']   = (object) site_slice( (array) ( $raw['siteData'] ?? array() ), $may );
	$slices['licensing']  = (object) licensing_slice( (array) ( $raw['licensing'] ?? array() ), $may );
	if ( ! $links ) {
		$slices['connectUrl'] = '';
	}
	// PHP prints a list with gaps as a map.
	$slices['newRecommendations'] = array_values( (array) ( $slices['newRecommendations'] ?? array() ) );
	if ( ! empty( $slices['tracksUserData'] ) ) {
		$slices['tracksUserData'] = seen( $slices['tracksUserData'], 'tracksUserData', $may );
	}
	if ( isset( $slices['jetpackStateNotices'] ) ) {
		$slices['jetpackStateNotices'] = seen( $slices['jetpackStateNotices'], 'stateNotices', $may );
	}
	if ( isset( $slices['themeData'] ) ) {
		$theme = (array) $slices['themeData'];

		$slices['themeData'] = array( 'support' => (object) seen( $theme['support'] ?? array(), 'themeSupport', $may ) ) + seen( $theme, 'themeData', $may );
	}
	if ( isset( $slices['stats'] ) ) {
		$stats = (array) $slices['stats'];

		$slices['stats'] = array( 'roles' => (object) each_seen( $stats['roles'] ?? array(), 'role', $may ) );
	}
	if ( isset( $slices['externalServicesConnectUrls'] ) ) {
		$slices['externalServicesConnectUrls'] = (object) seen( $slices['externalServicesConnectUrls'], 'externalServices', $may );
	}
	return $slices;
}

/** Returns modules without their long texts: all for managers, and for other users those with a card. Drops entries that are not modules. */
function modules_slice( array $modules, array $may ): array {
	$modules = array_filter(
		$modules,
		static function ( $module ) {
			return isset( $module['activated'] );
		}
	);
	return each_seen( empty( $may['manage_modules'] ) ? seen( $modules, 'modules', $may ) : $modules, 'module', $may );
}

/** Returns the settings. Users who may not change them get only which modules are on, because options hold keys and addresses. */
function settings_slice( array $settings, array $modules, array $may ): array {
	return empty( $may['manage_options'] ) ? array_filter( array_intersect_key( $settings, $modules ), 'is_bool' ) : $settings;
}

/** Returns the site data. Of the plan, only its slug; a request returns the features that it supports. */
function site_slice( array $site, array $may ): array {
	$slice = seen( $site, 'siteData', $may );
	if ( isset( $slice['plan'] ) ) {
		$slice['plan'] = seen( $slice['plan'], 'plan', $may ) + array( 'product_slug' => 'jetpack_free' );
	}
	return $slice;
}

/** Returns the licensing data. Only the connection owner gets the number of licenses, and the notice that depends on it. */
function licensing_slice( array $licensing, array $may ): array {
	$slice  = seen( $licensing, 'licensing', $may );
	$counts = seen( $slice['userCounts'] ?? array(), 'licenceCounts', $may );
	unset( $slice['userCounts'] );
	if ( ! $counts ) {
		unset( $slice['activationNoticeDismiss'] );
		return $slice;
	}
	return $slice + array( 'userCounts' => $counts );
}

/**
 * Returns a user of the connection.
 *
 * @param array $user The partner's `currentUser`.
 * @param array $may  The user's permissions.
 */
function user_slice( array $user, array $may ): array {
	$slice = seen( $user, 'currentUser', $may );

	$slice['permissions'] = (object) seen( $slice['permissions'] ?? array(), 'permissions', $may );
	if ( isset( $slice['wpcomUser'] ) ) {
		$slice['wpcomUser'] = (object) seen( $slice['wpcomUser'], 'account', $may );
	}
	return $slice;
}

/**
 * Returns the user's account at the provider.
 *
 * @param array $link The partner's `currentUser` and `connectionOwner`.
 * @param array $may  The user's permissions.
 */
function link_slice( array $link, array $may ): array {
	$slice = seen( $link, 'userConnection', $may, array( 'connectionOwner' => null ) );

	$slice['currentUser'] = user_slice( (array) ( $slice['currentUser'] ?? array() ), $may );
	return $slice;
}

/**
 * Returns the connection of the site. Users who cannot connect it learn that there is an error, without its code and message.
 *
 * @param array $status The partner's `connectionStatus`.
 * @param array $may    The user's permissions.
 */
function connection_slice( array $status, array $may ): array {
	$slice = seen( $status, 'connection', $may );
	if ( isset( $slice['offlineMode'] ) ) {
		$slice['offlineMode'] = seen( $slice['offlineMode'], 'offlineMode', $may );
	}
	if ( isset( $slice['errors'] ) ) {
		$slice['errors'] = array_values( each_seen( $slice['errors'], 'connectionError', $may ) );
	}
	return $slice;
}
