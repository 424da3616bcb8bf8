<?php
/**
 * Export and erasure of personal data, and the text for the privacy policy.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\erase_data;
use function Flightdeck\export_data;
use function Flightdeck\privacy_text;

$GLOBALS['host']['meta'] = array( 7 => array( 'flightdeck_untried_seen' => '14.5', 'other' => 'x' ) );

same( 'export: another person', array( 'data' => array(), 'done' => true ), export_data( 'other@site.example' ) );
$found = export_data( 'jo@site.example' );
same( 'export: the version', array( '14.5', 'flightdeck-7', true ), array( $found['data'][0]['data'][0]['value'], $found['data'][0]['item_id'], $found['done'] ) );

$none = array( 'items_removed' => false, 'items_retained' => false, 'messages' => array(), 'done' => true );
same( 'erase: another person', $none, erase_data( 'other@site.example' ) );
same( 'erase: the version', array( 'items_removed' => true ) + $none, erase_data( 'jo@site.example' ) );
same( 'erase: other data stays', array( 7 => array( 'other' => 'x' ) ), $GLOBALS['host']['meta'] );
same( 'erase: nothing is left', $none, erase_data( 'jo@site.example' ) );
same( 'export: nothing is left', array(), export_data( 'jo@site.example' )['data'] );

// Each user meta in the code is exported, erased, and named in uninstall.php.
$plugin = dirname( __DIR__, 2 ) . '/plugin';
foreach ( glob( "$plugin/includes/*.php" ) as $file ) {
	preg_match_all( '/\b(?:add|update)_user_(?:meta|option)\( [^,]+, (\S+?),/', file_get_contents( $file ), $calls );
	same( 'user meta in ' . basename( $file ), array(), array_values( array_diff( $calls[1], array( 'UNTRIED_SEEN' ) ) ) );
}
same( 'the text is one for the policy guide', true, 0 === strpos( privacy_text(), '<p>' ) && false !== strpos( privacy_text(), 'privacy-policy-tutorial' ) );
