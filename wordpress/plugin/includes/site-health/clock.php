<?php
/**
 * Site Health test of the clock.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Seconds by which two clocks may differ. With a larger difference, the provider refuses signed requests. */
const CLOCK_LIMIT = 5 * 60;

/**
 * Returns the finding about the clock of the site, compared with the clock of the server that has the set.
 *
 * @param bool     $is_remote   Whether the set is on another server.
 * @param int|null $server_time Unix time of that server; null when it is not known.
 * @param int      $site_time   Unix time of the site.
 */
function check_clock( bool $is_remote, ?int $server_time, int $site_time ): array {
	if ( ! $is_remote || null === $server_time ) {
		return finding(
			'good',
			__( "Flightdeck didn't compare the clock of your site", 'flightdeck' ),
			$is_remote
				? __( "The server that hosts Flightdeck's files sends no time.", 'flightdeck' )
				: __( 'The files of Flightdeck come with the plugin, so no other server needs to have the same time.', 'flightdeck' )
		);
	}
	$difference = abs( $site_time - $server_time );
	if ( $difference <= CLOCK_LIMIT ) {
		return finding(
			'good',
			__( 'The clock of your site is right', 'flightdeck' ),
			__( "It has the same time as the server that hosts Flightdeck's files.", 'flightdeck' )
		);
	}
	return finding(
		$difference > DAY_IN_SECONDS ? 'critical' : 'recommended',
		__( 'The clock of your site may be wrong', 'flightdeck' ),
		sprintf(
			/* translators: %s: a time span, such as "2 hours" */
			__( "It differs by %s from the clock of the server that hosts Flightdeck's files. Certificates and the connection to WordPress.com need the right time. Ask your host to compare the clock with a time server.", 'flightdeck' ),
			human_time_diff( $site_time, $server_time )
		)
	);
}

/** Returns the Unix time of the server that has the set; null when there is no such server, or it sends no time. */
function remote_time(): ?int {
	try {
		$url = chosen_set_url();
		if ( '' === $url ) {
			return null;
		}
		$answer = wp_remote_head( $url . 'registry.json', array( 'timeout' => 5, 'redirection' => 0, 'limit_response_size' => 1024 ) );
	} catch ( Unusable_Set $failure ) {
		return null;
	}
	$time = is_wp_error( $answer ) ? false : strtotime( (string) wp_remote_retrieve_header( $answer, 'date' ) );
	return false === $time ? null : $time;
}
