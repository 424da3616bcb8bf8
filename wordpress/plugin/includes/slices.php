<?php
/**
 * What of the partner's initial state goes into the page: of each slice only what this role may see. Fields keep the partner's
 * names (docs/decisions/002).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

/** Fields that everybody gets who may open the page, as they are. */
const OPEN_FIELDS = array(
	'WP_API_root',
	'WP_API_nonce',
	'pluginBaseUrl',
	'partnerCoupon',
	'connectedPlugins',
	'aff',
	'partnerSubsidiaryId',
	'recommendationsStep',
	'isDevVersion',
	'currentVersion',
	'rawUrl',
	'adminUrl',
	'siteTitle',
	'calypsoEnv',
	'tracksUserData',
	'themeData',
	'jetpackStateNotices',
	'hasSeenWCConnectionModal',
	'isWooCommerceActive',
	'lastPostUrl',
	'useMyJetpackLicensingUI',
);

/** What a page needs of a module; the long texts come with a request of their own. */
const MODULE_FIELDS = array( 'activated', 'available', 'override', 'requires_connection', 'requires_user_connection', 'name' );

/**
 * The part `initial` of the page state.
 *
 * @param array $raw The partner's initial state.
 */
function initial_slices( array $raw ): array {
	$user    = (array) ( $raw['userData']['currentUser'] ?? array() );
	$may     = (array) ( $user['permissions'] ?? array() );
	$manages = ! empty( $may['manage_options'] );
	$modules = modules_slice( (array) ( $raw['getModules'] ?? array() ) );
	$linked  = ! empty( $user['isConnected'] );
	$links   = ! empty( $may['connect_user'] ) && ! $linked;
	$slices  = array_intersect_key( $raw, array_flip( OPEN_FIELDS ) );
	$slices += array(
		'registrationNonce' => empty( $may['connect'] ) ? '' : ( $raw['registrationNonce'] ?? '' ),
		'purchaseToken'     => $manages ? ( $raw['purchaseToken'] ?? false ) : false,
		'currentIp'         => $manages ? ( $raw['currentIp'] ?? false ) : false,
		'connectUrl'        => $links ? ( $raw['connectUrl'] ?? '' ) : '',
		'getModules'        => (object) $modules,
		'settings'          => (object) settings_slice( (array) ( $raw['settings'] ?? array() ), $modules, $manages ),
		'userData'          => array( 'currentUser' => $user ),
		'siteData'          => site_slice( (array) ( $raw['siteData'] ?? array() ) ),
		'licensing'         => licensing_slice( (array) ( $raw['licensing'] ?? array() ), $manages, ! empty( $user['isMaster'] ) ),
	);
	// What was taken out of a list leaves gaps, and PHP prints it as a map.
	$slices['newRecommendations'] = array_values( (array) ( $raw['newRecommendations'] ?? array() ) );
	if ( ! empty( $may['manage_modules'] ) ) {
		$slices['stats'] = array( 'roles' => (object) ( $raw['stats']['roles'] ?? array() ) );

		$services = (array) ( $raw['externalServicesConnectUrls'] ?? array() );

		$slices['externalServicesConnectUrls'] = (object) array_intersect_key( $services, array( 'google_site_verification' => true ) );
	}
	return $slices;
}

/** Modules without their texts; what only stands among them to be searched for is none. */
function modules_slice( array $modules ): array {
	$modules = array_filter(
		$modules,
		static function ( $module ) {
			return isset( $module['activated'] );
		}
	);
	return array_map(
		static function ( $module ) {
			return array_intersect_key( $module, array_flip( MODULE_FIELDS ) );
		},
		$modules
	);
}

/** Of the settings those who may not change them get which modules are on, nothing else: the rest holds keys and addresses. */
function settings_slice( array $settings, array $modules, bool $manages ): array {
	return $manages ? $settings : array_filter( array_intersect_key( $settings, $modules ), 'is_bool' );
}

/** Of the plan only its name travels: the list of what it supports comes with a request of its own. */
function site_slice( array $site ): array {
	$plan         = (array) ( $site['plan'] ?? array() );
	$site['plan'] = array( 'product_slug' => $plan['product_slug'] ?? 'jetpack_free' );
	return $site;
}

/** Licences of the owner's account are told to nobody else; what is no number of licences is left out. */
function licensing_slice( array $licensing, bool $manages, bool $owner ): array {
	$slice  = array(
		'error'           => $manages ? (string) ( $licensing['error'] ?? '' ) : '',
		'showLicensingUi' => ! empty( $licensing['showLicensingUi'] ),
	);
	$counts = (array) ( $licensing['userCounts'] ?? array() );
	if ( $owner && isset( $counts['detached'] ) ) {
		$slice['userCounts'] = $counts;
		if ( isset( $licensing['activationNoticeDismiss'] ) ) {
			$slice['activationNoticeDismiss'] = $licensing['activationNoticeDismiss'];
		}
	}
	return $slice;
}
