<?php
/**
 * Tests of the number of unused licenses: the page contains the last known number, and requests the current number if the known number
 * is old, or if no number is known.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\store_license_count;
use function Flightdeck\with_license_count;
use function Flightdeck\without_count_address;

$counts_url = 'https://public-api.wordpress.com/wpcom/v2/jetpack-licensing/user/licenses/counts';
foreach ( array(
	array( $counts_url, '' ),
	array( "$counts_url?home=x", '' ),
	array( 'https://public-api.wordpress.com/wpcom/v2/jetpack-licensing/user/licenses', 'https://public-api.wordpress.com/wpcom/v2/jetpack-licensing/user/licenses' ),
	array( 'https://jetpack.wordpress.com/xmlrpc.php', 'https://jetpack.wordpress.com/xmlrpc.php' ),
	array( null, null ),
	array( array( $counts_url ), array( $counts_url ) ),
) as list( $address, $expected ) ) {
	same( 'only the address for the number of licenses is removed: ' . json_encode( $address ), $expected, without_count_address( $address ) );
}

$dismissal    = array( 'activationNoticeDismiss' => array( 'last_detached_count' => 1 ) );
$stored_count = array( 'user' => 7, 'detached' => 2, 'at' => 1000 );
$two_licenses = array( 'userCounts' => array( 'detached' => 2 ) );
foreach ( array(
	'a number from Jetpack is unchanged'                    => array( $two_licenses, array( 'detached' => 5 ) + $stored_count, 1000, $two_licenses ),
	'without a known number, the page requests the number'      => array( array(), false, 1000, array( 'needsCount' => true ) ),
	'an error of Jetpack is not a number'                   => array( array( 'userCounts' => (object) array( 'errors' => array() ) ), false, 1000, array( 'needsCount' => true ) ),
	'the page contains a known number'                          => array( array(), $stored_count, 1599, $two_licenses + array( 'needsCount' => false ) ),
	'the page contains an old number, and requests the current number' => array( array(), $stored_count, 1600, $two_licenses + array( 'needsCount' => true ) ),
	'a number of another user is ignored'                       => array( array(), array( 'user' => 8 ) + $stored_count, 1000, array( 'needsCount' => true ) ),
	'an option that another plugin has changed is ignored'      => array( array(), array( 'user' => 7 ), 1000, array( 'needsCount' => true ) ),
	'an option whose time is a string is ignored'               => array( array(), array( 'at' => 'today' ) + $stored_count, 1000, array( 'needsCount' => true ) ),
	'an option with a list instead of a number is ignored'      => array( array(), array( 'detached' => array( 2 ) ) + $stored_count, 1000, array( 'needsCount' => true ) ),
) as $label => list( $licensing, $option, $now, $expected ) ) {
	same( "number of licenses: $label", $dismissal + $expected, with_license_count( $dismissal + $licensing, $option, 7, $now ) );
}

/** A REST request for a route. */
final class Count_Request extends \WP_REST_Request {
	/** @var string */
	private $route;
	public function __construct( string $route ) {
		$this->route = $route;
	}
	public function get_route(): string {
		return $this->route;
	}
}

/** Stores the number from an answer, if the answer has one. Returns the stored user and number; null for each that is not stored. */
$stored_after = static function ( $answer, string $route = '/jetpack/v4/licensing/user/counts' ) {
	unset( $GLOBALS['wordpress']['options']['flightdeck_license_count'] );
	same( 'number of licenses: the answer is unchanged', $answer, store_license_count( $answer, array(), new Count_Request( $route ) ) );
	$stored = get_option( 'flightdeck_license_count', array() );
	return array( $stored['user'] ?? null, $stored['detached'] ?? null );
};
same( 'number of licenses: an answer with the number is stored', array( 7, 3 ), $stored_after( (object) array( 'detached' => 3 ) ) );
same( 'number of licenses: a response object with the number is stored', array( 7, 0 ), $stored_after( new \WP_REST_Response( array( 'detached' => 0 ) ) ) );
same( 'number of licenses: an error is not stored', array( null, null ), $stored_after( new \WP_Error( 'failed_to_fetch_data' ) ) );
same( 'number of licenses: a string instead of a number is not stored', array( null, null ), $stored_after( array( 'detached' => 'many' ) ) );
same( 'number of licenses: an answer to another request is not stored', array( null, null ), $stored_after( array( 'detached' => 3 ), '/jetpack/v4/site' ) );
