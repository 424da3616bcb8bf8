<?php
/**
 * Tests of the rules by which Flightdeck replaces Jetpack's page.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\is_replacement_enabled;
use function Flightdeck\arguments_to_forward;
use function Flightdeck\upgrade;

// null: Flightdeck does not replace the page for this request.
foreach ( array(
	array( 'GET', array( 'page' => 'jetpack' ), array() ),
	array( 'HEAD', array( 'page' => 'jetpack' ), array() ),
	array( 'GET', array( 'page' => 'jetpack', 'showCouponRedemption' => '1', 'utm_source' => 'mail' ), array( 'showCouponRedemption' => '1', 'utm_source' => 'mail' ) ),
	array( 'POST', array( 'page' => 'jetpack' ), null ),
	array( '', array( 'page' => 'jetpack' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'flightdeck' => 'off' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'action' => 'authorize', 'code' => '1' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'action' => '' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'connect_url_redirect' => 'true', 'from' => 'mail' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'jetpack_restate' => '1' ), null ),
	array( 'GET', array( 'page' => 'jetpack', '_wpnonce' => 'abc' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'calypso_env' => 'development' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'from' => array( 'x' ) ), null ),
) as list( $method, $query, $expected ) ) {
	same( "arguments to forward: $method with " . json_encode( $query ), $expected, arguments_to_forward( $method, $query ) );
}

foreach ( array( array( false, null ), array( false, '' ), array( false, '0' ), array( true, '1' ), array( true, true ) ) as list( $expected, $value ) ) {
	$GLOBALS['wordpress']['options']['flightdeck_take_place'] = $value;
	same( 'whether replacement is enabled with the option ' . json_encode( $value ), $expected, is_replacement_enabled() );
}

/** Returns the options of a site after an update to version 1.2.3. */
$upgraded = static function ( array $options, array $constants = array() ): array {
	$GLOBALS['wordpress']['options']   = $options;
	$GLOBALS['wordpress']['constants'] = $constants;
	upgrade();
	return $GLOBALS['wordpress']['options'];
};
$current = array( 'flightdeck_take_place' => '1', 'flightdeck_version' => '1.2.3' );
same( 'a new site gets an empty option, so that no page queries the database for it', array( 'flightdeck_take_place' => '', 'flightdeck_version' => '1.2.3' ), $upgraded( array() ) );
same( 'an update from 1.0.0 keeps the option, and removes the checks of the page state', $current, $upgraded( array( 'flightdeck_take_place' => '1', '_transient_flightdeck_state_fits' => array( '1.0.0 13.9 manager' ) ) ) );
foreach ( array( true, false ) as $value ) {
	$constants = array( 'FLIGHTDECK_TAKE_PLACE' => $value );
	same( 'after an update from 1.0.0, its constant is the option: ' . json_encode( $value ), array( 'flightdeck_take_place' => $value, 'flightdeck_version' => '1.2.3' ), $upgraded( array( 'flightdeck_take_place' => '' ), $constants ) );
	same( 'after later updates, the constant has no effect: ' . json_encode( $value ), $current, $upgraded( array( 'flightdeck_take_place' => '1', 'flightdeck_version' => '1.1.0' ), $constants ) );
}
$GLOBALS['wordpress']['options']   = array();
$GLOBALS['wordpress']['constants'] = array();
