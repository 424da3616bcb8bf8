<?php
/**
 * Tests of the address conflict in the page state.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use Automattic\Jetpack\Identity_Crisis;
use function Flightdeck\jetpack_crisis;

require_once __DIR__ . '/doubles/identity-crisis.php';

same( 'address conflict: none', null, jetpack_crisis() );
$addresses = array( 'home' => 'shop.example/', 'siteurl' => 'shop.example/wp', 'wpcom_home' => 'old.example/', 'wpcom_siteurl' => 'old.example/wp' );
foreach ( array(
	array( array(), array( 'https://old.example', 'https://shop.example' ) ),
	array( array( 'error_code' => 'jetpack_url_mismatch' ), array( 'https://old.example', 'https://shop.example' ) ),
	array( array( 'error_code' => 'jetpack_site_url_mismatch' ), array( 'https://old.example/wp', 'https://shop.example/wp' ) ),
) as list( $error, $expected ) ) {
	Identity_Crisis::$addresses = $error + $addresses;
	$crisis                     = jetpack_crisis();
	same( 'address conflict: both addresses, with ' . json_encode( $error ), $expected, array( $crisis['wpcomHomeUrl'], $crisis['currentUrl'] ) );
}
foreach ( array( false, true ) as $is_confirmed ) {
	$GLOBALS['wordpress']['jetpack_options'] = array( 'safe_mode_confirmed' => $is_confirmed );
	same( 'address conflict: whether safe mode is confirmed: ' . json_encode( $is_confirmed ), $is_confirmed, jetpack_crisis()['isSafeModeConfirmed'] );
}
unset( $addresses['wpcom_home'] );
Identity_Crisis::$addresses = $addresses;
same( 'address conflict: none without an address of the provider', null, jetpack_crisis() );
Identity_Crisis::$addresses = false;
