<?php
/**
 * Tests of the page state that each of three roles gets, and of the origins from which areas may load. samples.test.ts compares the
 * same page states with the schema.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\json_block;
use function Flightdeck\limited_answer;
use function Flightdeck\override_origins;
use function Flightdeck\page_state;

require_once __DIR__ . '/doubles/jetpack-state.php';

$page_data = array(
	'registry'  => array( 'url' => 'http://site.example/blog/wp-content/plugins/flightdeck/set/', 'areas' => (object) array() ),
	'locale'    => array( 'lang' => 'de-DE', 'dir' => 'ltr', 'timeZone' => '+02:00', 'messages' => (object) array( 'Save' => array( 'Speichern' ) ) ),
	'provider'  => array( 'origins' => array(), 'redirect' => 'https://jetpack.com/redirect/' ),
	'overrides' => array( 'origins' => array( 'https://areas.example' ) ),
);
$crisis = array( 'wpcomHomeUrl' => 'SECRET-crisis', 'currentUrl' => 'http://site.example/blog', 'isSafeModeConfirmed' => false, 'possibleDynamicSiteUrlDetected' => false );

// Additional data of Jetpack: fields in each slice that the page never reads, and fields that only some roles may see.
$unread          = array( 'unread' => 'unread-value' );
$additional_data = $unread + array(
	'partnerCoupon'       => array( 'coupon_code' => 'SECRET-coupon', 'preset' => 'IONA', 'partner' => array( 'name' => 'IONOS', 'prefix' => 'IONOS' ), 'product' => array( 'slug' => 'jetpack_backup_daily', 'title' => 'Backup', 'features' => array() ) ),
	'connectionStatus'    => $unread + array(
		'offlineMode' => $unread,
		'errors'      => array( $unread + array( 'code' => 'SECRET-code', 'message' => 'SECRET-error', 'action' => 'reconnect', 'data' => $unread + array( 'api_error_code' => 'SECRET-cause' ) ) ),
	),
	'connectedPlugins'    => array( 'backup' => array( 'name' => 'SECRET-plugin' ) ),
	'getModules'          => array( 'publicize' => array( 'activated' => true, 'name' => 'Social' ) + $unread ),
	'settings'            => array( 'publicize' => true ),
	'userData'            => array( 'currentUser' => $unread + array( 'wpcomUser' => $unread, 'permissions' => array( 'network_admin' => 'unread-value' ) ) ),
	'siteData'            => $unread + array( 'isMultisite' => false, 'isAtomicPlatform' => false, 'isWoASite' => false, 'plan' => $unread ),
	'themeData'           => array( 'name' => 'unread-value', 'support' => array( 'webfonts' => 'unread-value' ) ),
	'jetpackStateNotices' => $unread,
	'stats'               => array( 'roles' => array( 'administrator' => array( 'name' => 'SECRET-role' ) + $unread ) ),
	'licensing'           => $unread,
	'newRecommendations'  => array( 2 => 'SECRET-step' ),
);

$blocks = array();
$states = array();
foreach ( array( 'administrator' => array( true, true ), 'editor' => array( false, true ), 'subscriber' => array( false, false ) ) as $role => $sample_arguments ) {
	$raw          = array_replace_recursive( jetpack_sample( ...$sample_arguments ), $additional_data );
	$user_account = array( 'currentUser' => $raw['userData']['currentUser'] + array( 'blogId' => 123456789 ), 'connectionOwner' => 'SECRET-owner' ) + $unread;

	$blocks[ $role ] = json_block( page_state( $raw, $user_account, $crisis, $page_data ) );
	$states[ $role ] = json_decode( $blocks[ $role ], true );
	same_as_sample( $role, json_decode( $blocks[ $role ] ) );
	$answer = limited_answer( 'connection/data', array( 'status' => 200, 'body' => $user_account ) );
	same( "connection/data sends the $role the same user connection as the page state", $states[ $role ]['userConnection'], json_decode( json_encode( $answer['body'] ), true ) );
}

foreach ( array_merge( SECRETS, MORE_SECRETS ) as $secret ) {
	same( "$secret reaches the administrator", true, false !== strpos( $blocks['administrator'], $secret ) );
	same( "$secret reaches no editor", false, strpos( $blocks['editor'], $secret ) );
	same( "$secret reaches no subscriber", false, strpos( $blocks['subscriber'], $secret ) );
}
foreach ( array( 'areas.example', 'detached', 'jetpack_complete', 'infinite-scroll' ) as $text ) {
	same( "$text reaches the administrator", true, false !== strpos( $blocks['administrator'], $text ) );
	same( "$text reaches only the administrator", false, strpos( $blocks['editor'] . $blocks['subscriber'], $text ) );
}
foreach ( array( 'unread-value', 'A text that comes later', '"supports"', '</script' ) as $text ) {
	same( "$text reaches no role", false, strpos( implode( $blocks ), $text ) );
}
foreach ( array(
	array( 'editor', 'siteData', array( 'icon', 'isAtomicPlatform', 'isWoASite' ) ),
	array( 'subscriber', 'siteData', array( 'icon', 'isAtomicPlatform' ) ),
	array( 'editor', 'getModules', array( 'protect', 'publicize' ) ),
	array( 'subscriber', 'getModules', array() ),
	array( 'editor', 'settings', array( 'protect', 'publicize' ) ),
	array( 'subscriber', 'settings', array() ),
	array( 'administrator', 'themeData', array( 'support' ) ),
	array( 'editor', 'themeData', array() ),
) as list( $role, $slice, $fields ) ) {
	$found = array_keys( $states[ $role ]['initial'][ $slice ] ?? array() );
	sort( $found );
	same( "$slice of the $role has only the fields that the role may see", $fields, $found );
}
foreach ( array( 'editor' => array( 'ID', 'login', 'email', 'avatar' ), 'subscriber' => array( 'avatar' ) ) as $role => $fields ) {
	same( "the account of the $role has only the fields that the role may see", $fields, array_keys( $states[ $role ]['userConnection']['currentUser']['wpcomUser'] ) );
	same( "the $role gets the same user in both slices of the page state", $states[ $role ]['userConnection']['currentUser'], $states[ $role ]['initial']['userData']['currentUser'] );
	same( "the $role gets no details of connection errors", array( array() ), $states[ $role ]['connection']['errors'] );
}
same( 'a user who is not linked gets the address to link the account', true, false !== strpos( $blocks['subscriber'], 'jetpack.authorize' ) );
same( 'without a connection status from Jetpack, the page state has no connection', null, page_state( array(), null, null, $page_data )['connection'] );

$GLOBALS['wordpress']['constants'] = array( 'FLIGHTDECK_OVERRIDE_ORIGINS' => 'https://areas.example http://127.0.0.1:8600' );
foreach ( array(
	array( 2, 'local', null ),
	array( 2, 'development', null ),
	array( 0, 'staging', null ),
	array( 0, 'production', null ),
	array( 2, 'production', true ),
	array( 0, 'production', 'no' ),
	array( 0, 'local', false ),
) as list( $count, $environment, $constant_value ) ) {
	$GLOBALS['wordpress']['environment'] = $environment;
	$GLOBALS['wordpress']['constants']['FLIGHTDECK_ALLOW_OVERRIDES'] = $constant_value;
	same( "number of allowed override origins: environment $environment, constant " . json_encode( $constant_value ), $count, count( override_origins() ) );
}
unset( $GLOBALS['wordpress']['environment'] );
$GLOBALS['wordpress']['constants'] = array();
