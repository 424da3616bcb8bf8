<?php
/**
 * Jetpack's initial state on a connected site, for the PHP tests and for the double of Jetpack (../../double/jetpack.php). Fields
 * that only some roles may see contain a string that starts with SECRET.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

/** Strings in fields that only administrators may see. */
const SECRETS = array( 'SECRET-key', 'SECRET-ip', 'SECRET-token', 'SECRET-nonce', 'SECRET-crisis', 'SECRET-license', 'SECRET-service' );
/** Strings in more fields that only administrators may see; page-state-test.php adds these fields. */
const MORE_SECRETS = array( 'SECRET-coupon', 'SECRET-code', 'SECRET-error', 'SECRET-cause', 'SECRET-plugin', 'SECRET-role', 'SECRET-step', 'SECRET-owner' );

/** Returns Jetpack's modules, from the answers of the test site, or from their copy beside the double. */
function modules(): array {
	$copy = __DIR__ . '/modules.json';
	return json_decode( file_get_contents( is_file( $copy ) ? $copy : dirname( __DIR__, 4 ) . '/site/answers/modules.json' ), true );
}

/**
 * Returns the initial state.
 *
 * @param bool $is_administrator Whether the user manages the site and owns its connection.
 * @param bool $is_linked        Whether the user has an account at the provider.
 */
function jetpack_sample( bool $is_administrator, bool $is_linked ): array {
	$permissions  = array_fill_keys( array( 'connect', 'disconnect', 'manage_modules', 'manage_options', 'manage_plugins', 'view_stats' ), $is_administrator );
	$permissions += array_fill_keys( array( 'edit_posts', 'publish_posts' ), $is_linked );
	$account      = array( 'ID' => 70000001, 'login' => 'provider_admin', 'email' => 'admin@site.example', 'avatar' => '', 'site_count' => 2 );
	$modules      = modules();
	$module       = static function ( string $slug, bool $is_active ) use ( $modules ) {
		$needs = $modules[ $slug ]['needs'] ?? 'nothing';
		return array( 'activated' => $is_active, 'available' => true, 'override' => false, 'requires_connection' => 'nothing' !== $needs, 'requires_user_connection' => 'user' === $needs, 'name' => $modules[ $slug ]['name'], 'long_description' => 'A text that comes later.', 'sort' => 1 );
	};
	return array(
		'WP_API_root'                 => 'http://site.example/blog/wp-json/',
		'WP_API_nonce'                => 'n0nce',
		'registrationNonce'           => 'SECRET-nonce',
		'purchaseToken'               => 'SECRET-token',
		'partnerCoupon'               => false,
		'pluginBaseUrl'               => 'http://site.example/blog/wp-content/plugins/jetpack',
		'connectionStatus'            => array(
			'isActive'           => true,
			'isStaging'          => false,
			'isRegistered'       => true,
			'isUserConnected'    => $is_linked,
			'hasConnectedOwner'  => true,
			'offlineMode'        => array( 'isActive' => false, 'constant' => false, 'url' => false, 'filter' => false, 'wpLocalConstant' => false ),
			'isPublic'           => true,
			'isInIdentityCrisis' => true,
			'sandboxDomain'      => '',
			'errors'             => array(),
		),
		'connectedPlugins'            => array( 'jetpack' => array( 'name' => 'Jetpack' ) ),
		'connectUrl'                  => $is_linked ? '' : 'https://jetpack.wordpress.com/jetpack.authorize/1/',
		'isDevVersion'                => false,
		'currentVersion'              => '11.9.1',
		'getModules'                  => array( 'protect' => $module( 'protect', true ), 'monitor' => $module( 'monitor', false ), 'blocks' => array( 'module' => 'blocks' ) ),
		'rawUrl'                      => 'site.example::blog',
		'adminUrl'                    => 'http://site.example/blog/wp-admin/',
		'siteTitle'                   => 'A </script> site & “more”',
		'stats'                       => array( 'data' => array(), 'roles' => array( 'administrator' => array( 'name' => 'Administrator', 'canView' => true ) ) ),
		'aff'                         => '',
		'partnerSubsidiaryId'         => '',
		'settings'                    => array( 'protect' => true, 'monitor' => false, 'wordpress_api_key' => 'SECRET-key', 'jetpack_protect_global_whitelist' => array( 'local' => array() ) ),
		'userData'                    => array(
			'currentUser' => array(
				'isConnected' => $is_linked,
				'isMaster'    => $is_administrator,
				'username'    => $is_administrator ? 'admin' : 'editor',
				'id'          => $is_administrator ? 1 : 3,
				'wpcomUser'   => $is_linked ? $account : array( 'avatar' => false ),
				'gravatar'    => false,
				'permissions' => array( 'admin_page' => true, 'connect_user' => true ) + $permissions,
			),
		),
		'siteData'                    => array( 'blog_id' => 123456789, 'icon' => '', 'dateFormat' => 'd.m.Y', 'plan' => array( 'product_slug' => 'jetpack_complete', 'supports' => array( 'scan' ) ), 'latestBoostSpeedScores' => array( 'timestamp' => 1785751200, 'scores' => array( 'mobile' => 71, 'desktop' => 92 ) ) ),
		'themeData'                   => array( 'name' => 'A theme', 'support' => array( 'infinite-scroll' => true ) ),
		'jetpackStateNotices'         => array( 'messageCode' => null, 'errorCode' => null, 'errorDescription' => null, 'messageContent' => null ),
		'tracksUserData'              => $is_linked ? array( 'userid' => 70000001, 'blogid' => 123456789, 'username' => 'provider_admin' ) : false,
		'currentIp'                   => 'SECRET-ip',
		'lastPostUrl'                 => 'http://site.example/blog/hello/',
		'externalServicesConnectUrls' => array( 'google_site_verification' => 'http://site.example/?SECRET-service', 'facebook' => 'http://site.example/?unread-value' ),
		'calypsoEnv'                  => '',
		'products'                    => array( 'backup' => array( 'title' => 'Backup' ) ),
		'recommendationsStep'         => 'not-started',
		'licensing'                   => array( 'error' => 'SECRET-license', 'showLicensingUi' => false, 'userCounts' => (object) array( 'detached' => 1 ), 'activationNoticeDismiss' => array( 'last_detached_count' => null, 'last_dismissed_time' => null ) ),
		'hasSeenWCConnectionModal'    => false,
		'newRecommendations'          => array( 2 => 'monitor' ),
		'isWooCommerceActive'         => false,
		'useMyJetpackLicensingUI'     => true,
	);
}
