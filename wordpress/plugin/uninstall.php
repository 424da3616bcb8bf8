<?php
/**
 * Removes everything that the plugin has stored: options, transients, and for each user the version of Jetpack whose notice the user has
 * dismissed.
 *
 * @package Flightdeck
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_metadata( 'user', 0, 'flightdeck_untried_seen', '', true );
delete_site_option( 'flightdeck_newest_release' );
delete_site_transient( 'flightdeck_update_problem' );

$flightdeck_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() );
foreach ( $flightdeck_sites as $flightdeck_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $flightdeck_site );
	}
	delete_option( 'flightdeck_version' );
	delete_option( 'flightdeck_take_place' );
	delete_transient( 'flightdeck_state_fits' );
	delete_option( 'flightdeck_set_kept' );
	delete_option( 'flightdeck_set.lock' );
	delete_transient( 'flightdeck_set_failed' );
	delete_transient( 'flightdeck_texts' );
	delete_option( 'flightdeck_visit_counts' );
	delete_option( 'flightdeck_license_count' );
	delete_transient( 'flightdeck_activated_by' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
