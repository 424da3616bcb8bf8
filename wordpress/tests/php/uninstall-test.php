<?php
/**
 * Tests that uninstall.php removes everything that the plugin stores.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use const Flightdeck\UNUSED;

/** Functions that store a value under a name, each with the call in uninstall.php that removes the value. */
const REMOVERS = array(
	'set_transient'      => "delete_transient( '%s' )",
	'set_site_transient' => "delete_site_transient( '%s' )",
	'update_option'      => "delete_option( '%s' )",
	'update_site_option' => "delete_site_option( '%s' )",
	// WordPress stores a lock as an option.
	'create_lock'        => "delete_option( '%s.lock' )",
	'update_user_meta'   => "delete_metadata( 'user', 0, '%s'",
);

/**
 * Returns the calls in a file that store values.
 *
 * @return array[] For each call: the function, and the name of the stored value, which is a constant in the code.
 */
function storing_calls( string $code ): array {
	$user = '(?:get_current_user_id\(\), )?';
	preg_match_all( '/(?<![\w>])(' . implode( '|', array_keys( REMOVERS ) ) . ")\(\s+$user([A-Z_]+)\b/", $code, $calls, PREG_SET_ORDER );
	return array_map(
		static function ( array $call ): array {
			return array( $call[1], constant( "Flightdeck\\$call[2]" ) );
		},
		$calls
	);
}

same(
	'storing_calls() finds the calls that store values',
	array( array( 'set_transient', 'flightdeck_texts' ), array( 'update_user_meta', 'flightdeck_untried_seen' ) ),
	storing_calls( 'set_transient( TEXTS_STORED, $stored ); get_transient( TEXTS_STORED ); update_user_meta( get_current_user_id(), UNTESTED_DISMISSED, 1 );' )
);

$calls_of_plugin = array();
foreach ( plugin_files() as $file ) {
	$calls_of_plugin = array_merge( $calls_of_plugin, storing_calls( file_get_contents( $file ) ) );
}
$uninstall = file_get_contents( dirname( __DIR__, 2 ) . '/plugin/uninstall.php' );
same( 'the plugin uses each function in REMOVERS', array_keys( REMOVERS ), array_values( array_intersect( array_keys( REMOVERS ), array_column( $calls_of_plugin, 0 ) ) ) );
foreach ( UNUSED as $delete => $names ) {
	foreach ( $names as $name ) {
		same( "uninstall.php removes $name, which only earlier versions stored", true, false !== strpos( $uninstall, "$delete( '$name' )" ) );
	}
}
foreach ( array_unique( $calls_of_plugin, SORT_REGULAR ) as list( $function, $name ) ) {
	same( "uninstall.php removes $name", true, false !== strpos( $uninstall, sprintf( REMOVERS[ $function ], $name ) ) );
}
