<?php
/**
 * Tests of the export and erasure of personal data, and of the text for the privacy policy.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\erase_data;
use function Flightdeck\export_data;
use function Flightdeck\privacy_text;

$GLOBALS['wordpress']['meta'] = array( 7 => array( 'flightdeck_untried_seen' => '14.5', 'other' => 'x' ) );

same( 'export: a person without an account has no data', array( 'data' => array(), 'done' => true ), export_data( 'other@site.example' ) );
$found = export_data( 'jo@site.example' );
same( 'export: contains the dismissed version', array( '14.5', 'flightdeck-7', true ), array( $found['data'][0]['data'][0]['value'], $found['data'][0]['item_id'], $found['done'] ) );

$none = array( 'items_removed' => false, 'items_retained' => false, 'messages' => array(), 'done' => true );
same( 'erase: removes nothing for a person without an account', $none, erase_data( 'other@site.example' ) );
same( 'erase: removes the dismissed version', array( 'items_removed' => true ) + $none, erase_data( 'jo@site.example' ) );
same( 'erase: keeps data of other plugins', array( 7 => array( 'other' => 'x' ) ), $GLOBALS['wordpress']['meta'] );
same( 'erase: removes nothing the second time', $none, erase_data( 'jo@site.example' ) );
same( 'export: contains nothing after an erasure', array(), export_data( 'jo@site.example' )['data'] );

$GLOBALS['wordpress']['options']['flightdeck_license_count'] = array( 'user' => 7, 'detached' => 0, 'at' => 1 );
same( 'export: contains the number of licenses', array( 'Number of unused licenses', '0' ), array_values( export_data( 'jo@site.example' )['data'][0]['data'][0] ) );
same( 'erase: removes the number of licenses', array( 'items_removed' => true ) + $none, erase_data( 'jo@site.example' ) );
same( 'erase: leaves no number of licenses behind', array( array(), $none ), array( export_data( 'jo@site.example' )['data'], erase_data( 'jo@site.example' ) ) );
$GLOBALS['wordpress']['options']['flightdeck_license_count'] = array( 'user' => 8, 'detached' => 1, 'at' => 1 );
same( 'erase: keeps the number of licenses of another person', array( array(), $none, 1 ), array( export_data( 'jo@site.example' )['data'], erase_data( 'jo@site.example' ), get_option( 'flightdeck_license_count' )['detached'] ) );
unset( $GLOBALS['wordpress']['options']['flightdeck_license_count'] );

// The ID of the user who activated the plugin is stored for an hour.
set_transient( 'flightdeck_activated_by', 7 );
same( 'export: contains the activation', array( 'Activated Flightdeck in the last hour' ), array_column( export_data( 'jo@site.example' )['data'][0]['data'], 'name' ) );
same( 'erase: removes the activation', array( 'items_removed' => true ) + $none, erase_data( 'jo@site.example' ) );
same( 'erase: leaves no activation behind', array( array(), $none ), array( export_data( 'jo@site.example' )['data'], erase_data( 'jo@site.example' ) ) );
set_transient( 'flightdeck_activated_by', 8 );
same( 'erase: keeps the activation by another person', array( $none, 8 ), array( erase_data( 'jo@site.example' ), get_transient( 'flightdeck_activated_by' ) ) );
delete_transient( 'flightdeck_activated_by' );

// UNTESTED_DISMISSED names the user meta with the dismissed version, which the tests above export and erase. The code writes no other.
$plugin = dirname( __DIR__, 2 ) . '/plugin';
foreach ( plugin_files() as $name => $file ) {
	preg_match_all( '/\b(?:add|update)_user_(?:meta|option)\( [^,]+, (\S+?),/', file_get_contents( $file ), $calls );
	same( "$name writes no user meta that is neither exported nor erased", array(), array_values( array_diff( $calls[1], array( 'UNTESTED_DISMISSED' ) ) ) );
}

/**
 * Number of calls that send requests, for each file with such calls. The policy and readme.txt name the requests to other servers: those
 * of `remote-set` go to the server of the set, the server of the releases or the site itself, and those of `updates` to the server of
 * the releases.
 */
const NAMED_REQUESTS = array( 'set/remote-set' => 1, 'updates/updates' => 1 );
$found = array();
foreach ( plugin_files() as $name => $file ) {
	$calls = preg_match_all( '/\b(wp_(safe_)?remote_(get|post|head|request)|download_url|wp_mail|fsockopen|curl_init)\(/', file_get_contents( $file ) );
	if ( $calls ) {
		$found[ substr( $name, strlen( 'includes/' ), -strlen( '.php' ) ) ] = $calls;
	}
}
same( 'only the named calls send requests', NAMED_REQUESTS, $found );
same( 'no code sets a cookie', 0, preg_match_all( '/\bset(raw)?cookie\(/', implode( '', array_map( 'file_get_contents', plugin_files() ) ) ) );
foreach ( array( 'FLIGHTDECK_SET_URL', 'FLIGHTDECK_UPDATE_URL', 'Gravatar', 'Apple', 'Google', 'survey', 'cookies' ) as $word ) {
	same( "readme.txt names $word", true, false !== strpos( explode( '== Installation ==', file_get_contents( "$plugin/readme.txt" ) )[0], $word ) );
}
foreach ( array( 'address for the files', 'address for updates', 'Gravatar', 'Apple', 'Google', 'survey', 'no cookies' ) as $words ) {
	same( "the policy names $words", true, false !== strpos( privacy_text(), $words ) );
}
same( 'the text has the markup of the policy guide', true, 0 === strpos( privacy_text(), '<p>' ) && false !== strpos( privacy_text(), 'privacy-policy-tutorial' ) );
