<?php
/**
 * A notice for administrators when Jetpack is newer than the versions that Flightdeck was tested with, and the shape of its data
 * differs from theirs.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Newest series of Jetpack that the page was tested with (docs/wordpress.md, "Versions"). */
const TESTED_UP_TO = '16.1';
/** User meta with the series whose notice the user has dismissed; also the name of the query argument that dismisses it. */
const UNTESTED_DISMISSED = 'flightdeck_untried_seen';

/**
 * Returns the series of a version: `14.1` for `14.1.2-beta`.
 *
 * @param string $version Version of Jetpack.
 */
function series_of( string $version ): string {
	return implode( '.', array_slice( explode( '.', preg_replace( '/-.*$/', '', $version ) ), 0, 2 ) );
}

/**
 * Returns whether Jetpack is newer than the tested series and this user has not dismissed the notice for its series.
 *
 * @param string $version   Version of the active Jetpack.
 * @param string $dismissed Series whose notice the user has dismissed; empty for none.
 */
function is_untested( string $version, string $dismissed = '' ): bool {
	$series = series_of( $version );
	return version_compare( $series, TESTED_UP_TO, '>' ) && $series !== $dismissed;
}

/** Handles a request that dismisses the notice: stores the series for this user, and redirects to the page. */
function dismiss_untested(): void {
	if ( ! isset( $_GET[ UNTESTED_DISMISSED ] ) || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	check_admin_referer( UNTESTED_DISMISSED );
	update_user_meta( get_current_user_id(), UNTESTED_DISMISSED, series_of( (string) jetpack_version() ) );
	wp_safe_redirect( page_url() );
	exit;
}

/**
 * Returns the text of the notice.
 *
 * @param string $version Version of the active Jetpack.
 */
function untested_text( string $version ): string {
	return sprintf(
		/* translators: 1: active version of Jetpack without the number of its patch, 2: newest version of Jetpack that Flightdeck was tested with */
		__( 'Flightdeck has not been tested with Jetpack %1$s, only up to %2$s.', 'flightdeck' ),
		series_of( $version ),
		TESTED_UP_TO
	);
}

/**
 * Prints the notice for administrators, unless the page state has the known shape.
 *
 * @param array $state The page state.
 */
function print_untested( array $state ): void {
	$version = (string) jetpack_version();
	if ( has_known_shape( $state ) ) {
		return;
	}
	if ( ! current_user_can( 'manage_options' ) || ! is_untested( $version, (string) get_user_meta( get_current_user_id(), UNTESTED_DISMISSED, true ) ) ) {
		return;
	}
	$dismiss = wp_nonce_url( page_url( '&' . UNTESTED_DISMISSED . '=1' ), UNTESTED_DISMISSED );
	echo '<div class="wrap"><div class="notice notice-info inline"><p>', esc_html( untested_text( $version ) ), ' <a href="', esc_url( $dismiss ), '">', esc_html__( 'Dismiss', 'flightdeck' ), "</a></p></div></div>\n";
}
