<?php
/**
 * A notice for administrators when the partner is newer than the versions that Flightdeck was tried with, and its data has another
 * form than theirs.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Newest series of the partner that the page was tried with (docs/wordpress.md, "Versions"). */
const TRIED_UP_TO = '16.1';
/** User meta with the series whose notice the user has dismissed; also the name of the query argument that dismisses it. */
const UNTRIED_SEEN = 'flightdeck_untried_seen';

/**
 * Returns the series of a version: `14.1` for `14.1.2-beta`.
 *
 * @param string $version Version of the partner.
 */
function series_of( string $version ): string {
	return implode( '.', array_slice( explode( '.', preg_replace( '/-.*$/', '', $version ) ), 0, 2 ) );
}

/**
 * Returns whether the partner is newer than the tried series and this user has not dismissed the notice of its series.
 *
 * @param string $version Version of the active partner.
 * @param string $seen    Series whose notice the user has dismissed.
 */
function is_untried( string $version, string $seen = '' ): bool {
	$series = series_of( $version );
	return version_compare( $series, TRIED_UP_TO, '>' ) && $series !== $seen;
}

/** Remembers that this user has dismissed the notice, and opens the page again. */
function dismiss_untried(): void {
	if ( ! isset( $_GET[ UNTRIED_SEEN ] ) || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	check_admin_referer( UNTRIED_SEEN );
	update_user_meta( get_current_user_id(), UNTRIED_SEEN, series_of( (string) partner_version() ) );
	wp_safe_redirect( page_url() );
	exit;
}

/**
 * Returns the text of the notice.
 *
 * @param string $version Version of the active partner.
 */
function untried_text( string $version ): string {
	return sprintf(
		/* translators: 1: active version of Jetpack without the number of its patch, 2: newest version of Jetpack that Flightdeck was tested with */
		__( 'Flightdeck has not been tested with Jetpack %1$s, only up to %2$s.', 'flightdeck' ),
		series_of( $version ),
		TRIED_UP_TO
	);
}

/**
 * Prints the notice for administrators.
 *
 * @param array $state The page state.
 */
function print_untried( array $state ): void {
	$version = (string) partner_version();
	if ( has_known_shape( $state ) ) {
		return;
	}
	if ( ! current_user_can( 'manage_options' ) || ! is_untried( $version, (string) get_user_meta( get_current_user_id(), UNTRIED_SEEN, true ) ) ) {
		return;
	}
	$dismiss = wp_nonce_url( page_url( '&' . UNTRIED_SEEN . '=1' ), UNTRIED_SEEN );
	echo '<div class="wrap"><div class="notice notice-info inline"><p>', esc_html( untried_text( $version ) ), ' <a href="', esc_url( $dismiss ), '">', esc_html__( 'Dismiss', 'flightdeck' ), "</a></p></div></div>\n";
}
