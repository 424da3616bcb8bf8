<?php
/**
 * Names the users who get each field of the page state: those whose screens read it. A field that is not named here is dropped. The
 * embedded site has the same tables (`shared/contracts/page-state-viewers.ts`); samples.test.ts compares them.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** For each part of the page state, its fields; for each field, `everybody`, a permission, or `isMaster` for the connection owner. */
const VIEWERS = array(
	'block' => array(
		'initial'        => 'everybody',
		'connection'     => 'everybody',
		'userConnection' => 'everybody',
		'registry'       => 'everybody',
		'locale'         => 'everybody',
		'provider'       => 'everybody',
		'overrides'      => 'manage_options',
		'reads'          => 'everybody',
	),
	'initial' => array(
		'WP_API_root'                 => 'everybody',
		'WP_API_nonce'                => 'everybody',
		'registrationNonce'           => 'connect',
		'pluginBaseUrl'               => 'everybody',
		'purchaseToken'               => 'manage_options',
		'tracksUserData'              => 'everybody',
		'currentIp'                   => 'manage_options',
		'aff'                         => 'everybody',
		'partnerSubsidiaryId'         => 'everybody',
		'partnerCoupon'               => 'manage_modules',
		'newRecommendations'          => 'manage_modules',
		'recommendationsStep'         => 'manage_modules',
		'isDevVersion'                => 'everybody',
		'currentVersion'              => 'everybody',
		'connectedPlugins'            => 'disconnect',
		'connectUrl'                  => 'connect_user',
		'rawUrl'                      => 'everybody',
		'adminUrl'                    => 'everybody',
		'adminPages'                  => 'everybody',
		'siteTitle'                   => 'everybody',
		'calypsoEnv'                  => 'everybody',
		'getModules'                  => 'everybody',
		'settings'                    => 'everybody',
		'userData'                    => 'everybody',
		'siteData'                    => 'everybody',
		'jetpackStateNotices'         => 'everybody',
		'licensing'                   => 'everybody',
		'hasSeenWCConnectionModal'    => 'manage_modules',
		'isWooCommerceActive'         => 'manage_modules',
		'identityCrisis'              => 'disconnect',
		'themeData'                   => 'manage_modules',
		'stats'                       => 'manage_modules',
		'lastPostUrl'                 => 'manage_modules',
		'externalServicesConnectUrls' => 'manage_modules',
		'useMyJetpackLicensingUI'     => 'manage_modules',
	),
	'siteData' => array(
		'blog_id'                    => 'manage_modules',
		'icon'                       => 'everybody',
		'siteVisibleToSearchEngines' => 'manage_modules',
		'showPromotions'             => 'manage_modules',
		'isAtomicSite'               => 'manage_modules',
		'isWoASite'                  => 'edit_posts',
		'isAtomicPlatform'           => 'everybody',
		'showBackups'                => 'manage_modules',
		'showRecommendations'        => 'manage_modules',
		'showMyJetpack'              => 'manage_modules',
		'isMultisite'                => 'manage_modules',
		'dateFormat'                 => 'view_stats',
		'plan'                       => 'manage_modules',
		'latestBoostSpeedScores'     => 'manage_modules',
		'isSharingBlockAvailable'    => 'manage_modules',
		'isLikeBlockAvailable'       => 'manage_modules',
		'isSeoOffered'               => 'manage_modules',
	),
	'plan' => array(
		'product_slug' => 'everybody',
	),
	'licensing' => array(
		'error'                   => 'manage_options',
		'showLicensingUi'         => 'manage_modules',
		'userCounts'              => 'isMaster',
		'activationNoticeDismiss' => 'isMaster',
	),
	'licenceCounts' => array(
		'detached' => 'everybody',
	),
	'tracksUserData' => array(
		'userid'   => 'everybody',
		'blogid'   => 'everybody',
		'username' => 'everybody',
	),
	'stateNotices' => array(
		'messageCode'      => 'everybody',
		'errorCode'        => 'everybody',
		'errorDescription' => 'everybody',
		'messageContent'   => 'everybody',
	),
	'module' => array(
		'activated'                => 'everybody',
		'available'                => 'everybody',
		'override'                 => 'everybody',
		'requires_connection'      => 'everybody',
		'requires_user_connection' => 'everybody',
		'name'                     => 'everybody',
	),
	'modules' => array(
		'post-by-email' => 'edit_posts',
		'publicize'     => 'edit_posts',
		'copy-post'     => 'edit_posts',
		'markdown'      => 'edit_posts',
		'latex'         => 'edit_posts',
		'shortcodes'    => 'edit_posts',
		'stats'         => 'view_stats',
		'protect'       => 'view_stats',
	),
	'themeData' => array(
		'support'      => 'everybody',
		'isBlockTheme' => 'everybody',
	),
	'themeSupport' => array(
		'infinite-scroll' => 'everybody',
		'widgets'         => 'everybody',
	),
	'role' => array(
		'name' => 'everybody',
	),
	'externalServices' => array(
		'google_site_verification' => 'everybody',
	),
	'connection' => array(
		'isActive'           => 'everybody',
		'isStaging'          => 'everybody',
		'isRegistered'       => 'everybody',
		'isUserConnected'    => 'everybody',
		'hasConnectedOwner'  => 'everybody',
		'offlineMode'        => 'everybody',
		'isPublic'           => 'everybody',
		'isInIdentityCrisis' => 'everybody',
		'sandboxDomain'      => 'everybody',
		'errors'             => 'everybody',
	),
	'offlineMode' => array(
		'isActive'        => 'everybody',
		'constant'        => 'everybody',
		'url'             => 'everybody',
		'filter'          => 'everybody',
		'wpLocalConstant' => 'everybody',
		'option'          => 'everybody',
	),
	'connectionError' => array(
		'code'    => 'connect',
		'message' => 'connect',
		'action'  => 'connect',
	),
	'userConnection' => array(
		'currentUser'     => 'everybody',
		'connectionOwner' => 'manage_modules',
	),
	'currentUser' => array(
		'isConnected' => 'everybody',
		'isMaster'    => 'everybody',
		'username'    => 'everybody',
		'id'          => 'everybody',
		'blogId'      => 'disconnect',
		'wpcomUser'   => 'everybody',
		'gravatar'    => 'everybody',
		'permissions' => 'everybody',
	),
	'account' => array(
		'ID'         => 'everybody',
		'login'      => 'everybody',
		'email'      => 'everybody',
		'avatar'     => 'everybody',
		'site_count' => 'connect',
	),
	'permissions' => array(
		'admin_page'     => 'everybody',
		'connect'        => 'everybody',
		'disconnect'     => 'everybody',
		'connect_user'   => 'everybody',
		'edit_posts'     => 'everybody',
		'publish_posts'  => 'everybody',
		'manage_modules' => 'everybody',
		'manage_options' => 'everybody',
		'manage_plugins' => 'everybody',
		'view_stats'     => 'everybody',
	),
);

/**
 * Returns a copy of a slice with the fields that a user gets.
 *
 * @param array|object $slice   Fields by name.
 * @param string       $table   Key of VIEWERS.
 * @param array        $may     The user's permissions, with `isMaster` for the owner.
 * @param array        $instead Values of fields that every page has, for other users.
 */
function seen( $slice, string $table, array $may, array $instead = array() ): array {
	$seen = array();
	foreach ( (array) $slice as $name => $value ) {
		$viewer = VIEWERS[ $table ][ $name ] ?? null;
		if ( 'everybody' === $viewer || ( null !== $viewer && ! empty( $may[ $viewer ] ) ) ) {
			$seen[ $name ] = $value;
		} elseif ( array_key_exists( $name, $instead ) ) {
			$seen[ $name ] = $instead[ $name ];
		}
	}
	return $seen;
}

/**
 * Returns a map or list with seen() applied to each value.
 *
 * @param array|object $map   Slices by name.
 * @param string       $table Key of VIEWERS.
 * @param array        $may   The user's permissions.
 */
function each_seen( $map, string $table, array $may ): array {
	return array_map(
		static function ( $slice ) use ( $table, $may ) {
			return (object) seen( $slice, $table, $may );
		},
		(array) $map
	);
}
