<?php
/**
 * Tests of change_option(), which several requests can call at the same time for the same option.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\change_option;

$GLOBALS['wpdb'] = new \Options_Database();
$increment       = static function ( array $value ): array {
	return array( 'sum' => ( $value['sum'] ?? 0 ) + 1 ) + $value;
};

same( 'change: an option that does not exist is added', array( 'sum' => 1, 'revision' => 1 ), change_option( 'flightdeck_sum', $increment ) );
same( 'change: the value of the added option is saved', array( 'sum' => 1, 'revision' => 1 ), get_option( 'flightdeck_sum' ) );
$other_request                   = static function () use ( $increment ): void {
	change_option( 'flightdeck_sum', $increment );
};
$GLOBALS['wpdb']->other_requests = array( $other_request, $other_request, $other_request );
same( 'change: a change is made again to the value that another request has written', 5, change_option( 'flightdeck_sum', $increment )['sum'] );
delete_option( 'flightdeck_sum' );
$GLOBALS['wpdb']->other_requests = array( $other_request );
same( 'change: both changes count when two requests add the same option', 2, change_option( 'flightdeck_sum', $increment )['sum'] );
$unchanged = change_option( 'flightdeck_sum', static function (): ?array { return null; } );
same( 'change: an unchanged value is not written', array( null, 2 ), array( $unchanged, get_option( 'flightdeck_sum' )['sum'] ) );
update_option( 'flightdeck_sum', 'damaged' );
same( 'change: a damaged value is replaced', 1, change_option( 'flightdeck_sum', $increment )['sum'] );
$GLOBALS['wpdb']->is_read_only = true;
$GLOBALS['wpdb']->writes       = 0;
same( 'change: the attempts end when the database is read-only', array( null, 10 ), array( change_option( 'flightdeck_sum', $increment ), $GLOBALS['wpdb']->writes ) );
delete_option( 'flightdeck_sum' );
