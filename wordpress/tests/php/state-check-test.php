<?php
/**
 * Tests which fields a page state needs, which versions of Jetpack count as untested, and which facts the plugin adds to
 * Jetpack's data.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\usable_state;
use function Flightdeck\usable_user;
use function Flightdeck\has_known_shape;
use function Flightdeck\is_untested;
use function Flightdeck\missing_fields;
use function Flightdeck\page_state;
use function Flightdeck\jetpack_pages;
use function Flightdeck\untested_text;
use function Flightdeck\with_blog_id;
use function Flightdeck\with_hosting;
use function Flightdeck\with_seo_offer;
use const Flightdeck\REPLACEABLE_FIELDS;
use const Flightdeck\REQUIRED_FIELDS;

require_once __DIR__ . '/doubles/jetpack-state.php';

/** Returns the page state for these changes in the initial state of Jetpack. */
$state_of = static function ( array $changes, bool $is_administrator = true ): array {
	return page_state( array_replace( jetpack_sample( $is_administrator, true ), $changes ), null, null, array() );
};
/** Returns the required fields that the page state lacks after these changes. */
$missing_after = static function ( array $changes, bool $is_administrator = true ) use ( $state_of ): array {
	return missing_fields( $state_of( $changes, $is_administrator ) );
};
/** Returns changes of a slice of the initial state. */
$with_slice = static function ( string $slice, array $changes ): array {
	return array( $slice => array_replace_recursive( jetpack_sample( true, true )[ $slice ], $changes ) );
};
/** Returns changes of the current user in the initial state. */
$with_user = static function ( array $changes ) use ( $with_slice ): array {
	return $with_slice( 'userData', array( 'currentUser' => $changes ) );
};

foreach ( array(
	'an unchanged state'              => array( array(), array() ),
	'an additional field'             => array( array( 'newInThisVersion' => array( 1 ) ), array() ),
	'no fields with a default value'  => array( array_fill_keys( array( 'aff', 'siteTitle', 'licensing', 'calypsoEnv', 'jetpackStateNotices' ), null ), array() ),
	'no address of the REST API'      => array( array( 'WP_API_root' => null ), array( 'initial.WP_API_root' ) ),
	'an empty nonce'                  => array( array( 'WP_API_nonce' => '' ), array( 'initial.WP_API_nonce' ) ),
	'no connection'                   => array(
		array( 'connectionStatus' => null ),
		array( 'connection.isActive', 'connection.isRegistered', 'connection.isUserConnected', 'connection.hasConnectedOwner', 'connection.offlineMode.isActive' ),
	),
	'a number in place of a boolean'  => array( $with_slice( 'connectionStatus', array( 'isActive' => 1 ) ), array( 'connection.isActive' ) ),
	'a malformed offline mode'        => array( $with_slice( 'connectionStatus', array( 'offlineMode' => null ) ), array( 'connection.offlineMode.isActive' ) ),
	'a user ID that is a string'      => array( $with_user( array( 'id' => '1' ) ), array( 'initial.userData.currentUser.id' ) ),
	'no permission manage_modules'    => array( $with_user( array( 'permissions' => array( 'manage_modules' => null ) ) ), array( 'initial.userData.currentUser.permissions.manage_modules' ) ),
	'no modules'                      => array( array( 'getModules' => array() ), array( 'initial.getModules' ) ),
	'no settings'                     => array( array( 'settings' => null ), array( 'initial.settings' ) ),
	'no site data'                    => array( array( 'siteData' => null ), array( 'initial.siteData' ) ),
	'a malformed module'              => array( array( 'getModules' => array( 'protect' => array( 'active' => true ) ) ), array( 'initial.getModules' ) ),
) as $what => list( $changes, $expected ) ) {
	same( "missing fields: $what", $expected, $missing_after( $changes ) );
}
same( 'missing fields: a user who does not manage modules needs no modules', array(), $missing_after( array( 'getModules' => array() ), false ) );
same( 'missing fields: all required fields of an empty state', count( REQUIRED_FIELDS ), count( missing_fields( array() ) ) );

$message = '';
try {
	usable_state( $state_of( array( 'WP_API_root' => null, 'WP_API_nonce' => null ) ) );
} catch ( \Flightdeck\Unusable_State $failure ) {
	$message = $failure->getMessage();
}
same( 'usable state: the exception names the missing fields', 'initial.WP_API_root, initial.WP_API_nonce', $message );
same( 'usable state: a complete state is unchanged', json_encode( $state_of( array() ) ), json_encode( usable_state( $state_of( array() ) ) ) );
foreach ( array(
	array( true, array( 'ID' => 5, 'login' => 'jo', 'email' => 'jo@site.example', 'new' => 1 ) ),
	array( false, array( 'ID' => '5', 'login' => 'jo', 'email' => 'jo@site.example' ) ),
	array( false, array( 'ID' => 5, 'login' => 'jo', 'email' => null ) ),
	array( false, array( 'avatar' => false ) ),
) as list( $is_usable, $account ) ) {
	$usable_account = usable_user( array( 'wpcomUser' => $account ) )['wpcomUser'];
	same( 'usable account of ' . json_encode( $account ), json_encode( $is_usable ? $account : array( 'avatar' => false ) ), json_encode( $usable_account ) );
}
same( 'a user without an account is unchanged', array( 'id' => 1 ), usable_user( array( 'id' => 1 ) ) );
same_as_sample( 'required-fields', array( 'required' => array_keys( REQUIRED_FIELDS ), 'replaceable' => REPLACEABLE_FIELDS ) );

foreach ( array(
	array( false, '11.3' ),
	array( false, '16.1' ),
	array( false, '16.1.4' ),
	array( false, '16.1-beta' ),
	array( true, '16.2' ),
	array( true, '17.0.1-beta2' ),
	array( true, '20.1' ),
	array( false, '17.0.1', '17.0' ),
	array( true, '17.1', '17.0' ),
) as $row ) {
	$expected = array_shift( $row );
	same( 'whether a version is untested: ' . implode( ', dismissed series ', $row ), $expected, is_untested( ...$row ) );
}

foreach ( array( '17.0', '17.0.2', '17.0.2-beta3', '17.0-a.5' ) as $version ) {
	same( "the notice about $version names only major and minor version", 'Flightdeck has not been tested with Jetpack 17.0, only up to 16.1.', untested_text( $version ) );
}

foreach ( array(
	'a tested version'            => array( true, array() ),
	'a new field'                 => array( true, array( 'newInThisVersion' => array( 1 ) ) ),
	'a new setting'               => array( true, $with_slice( 'settings', array( 'new' => array( 'x' => 1 ) ) ) ),
	'false in place of an empty list of roles' => array( true, $with_slice( 'settings', array( 'roles' => false ) ) ),
	'a required field is missing' => array( false, array( 'WP_API_nonce' => null ) ),
	'a field with a default is missing' => array( false, array( 'aff' => null ) ),
	'a module whose value is an object' => array( false, $with_slice( 'settings', array( 'protect' => array( 'mode' => 'strict' ) ) ) ),
	'a string in place of a list of roles' => array( false, $with_slice( 'settings', array( 'count_roles' => 'all' ) ) ),
) as $what => list( $is_known, $changes ) ) {
	same( "known shape: $what", $is_known, has_known_shape( $state_of( $changes ) ) );
}

// Recorded from Jetpack 11.3, and below from 11.6.
$user_account = array( 'currentUser' => array( 'isConnected' => true, 'id' => 1 ), 'connectionOwner' => 'admin' );
same( 'before 11.6, the plugin adds the ID of the site', 123456789, with_blog_id( $user_account, 123456789 )['currentUser']['blogId'] );
same( 'before 11.6, a site that is not connected has no ID', false, with_blog_id( $user_account, false )['currentUser']['blogId'] );
same( 'the plugin does not change other fields when it adds the ID of the site', 'admin', with_blog_id( $user_account, 7 )['connectionOwner'] );
$user_account['currentUser']['blogId'] = 5;
same( 'since 11.6, the ID that Jetpack sends is unchanged', 5, with_blog_id( $user_account, 7 )['currentUser']['blogId'] );

$hosting = new class() {
	/** Returns whether the provider hosts the site. */
	public function is_woa_site(): bool {
		return true;
	}
};
same( 'since 14.9, the plugin adds facts about the hosting', array( 'isAtomicSite' => true, 'isWoASite' => true ), with_hosting( array(), $hosting ) );
same( 'before 14.9, the facts that Jetpack sends are unchanged', false, with_hosting( array( 'isWoASite' => false ), $hosting )['isWoASite'] );
same( 'without the class of Jetpack, the plugin adds no facts about the hosting', array(), with_hosting( array(), null ) );
same( 'the page state says that Jetpack offers the SEO screen', true, with_seo_offer( array( 'icon' => '' ), static function () { return true; } )['isSeoOffered'] );
same( 'the page state says that Jetpack does not offer the SEO screen', array( 'isSeoOffered' => false, 'icon' => '' ), with_seo_offer( array( 'icon' => '' ), static function () { return false; } ) );
same( 'with a version of Jetpack that has no SEO screen, the page state does not mention the screen', array( 'icon' => '' ), with_seo_offer( array( 'icon' => '' ), null ) );
same(
	'only the pages of Jetpack and its products are listed',
	array( 'jetpack', 'my-jetpack', 'jetpack-search-configure', 'stats', 'akismet-key-config' ),
	jetpack_pages( array( 'jetpack' => '', 'my-jetpack' => 'jetpack', 'jetpack-search-configure' => '', 'stats' => '', 'statsy' => '', 'akismet-key-config' => 'jetpack', 'themes' => '', 7 => '' ) )
);
