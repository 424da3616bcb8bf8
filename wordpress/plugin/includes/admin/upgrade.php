<?php
/**
 * Prepares the options of a site after an activation or an update, and removes what earlier versions of the plugin stored.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Option with the version of the plugin that has last run upgrade(). Version 1.0.0 did not store it. */
const VERSION_STORED = 'flightdeck_version';

/** Values that only earlier versions stored: functions that remove them, with the names. uninstall.php removes them too. */
const UNUSED = array(
	'delete_option'    => array( 'flightdeck_visit_counts' ),
	'delete_transient' => array( 'flightdeck_state_fits' ),
);

/**
 * Runs once after an activation or an update. In a network, each site does so when its admin area is next opened, because WordPress runs
 * the activation hook neither for each site nor after an update.
 */
function upgrade(): void {
	$version = get_option( VERSION_STORED );
	if ( VERSION === $version ) {
		return;
	}
	foreach ( UNUSED as $delete => $names ) {
		array_map( $delete, $names );
	}
	// Admin pages read this option, and WordPress queries the database for a missing option on each request.
	add_option( REPLACEMENT_OPTION, '' );
	if ( false === $version && defined( 'FLIGHTDECK_TAKE_PLACE' ) ) {
		// In version 1.0.0, this constant had priority over the option.
		update_option( REPLACEMENT_OPTION, wp_validate_boolean( constant( 'FLIGHTDECK_TAKE_PLACE' ) ), true );
	}
	update_option( VERSION_STORED, VERSION, true );
}
