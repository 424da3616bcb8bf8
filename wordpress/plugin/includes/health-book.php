<?php
/**
 * Options with the health of releases: one option per day with the counts of each hour, and one with the trials of
 * staged releases (docs/decisions/024).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Option with the trials, the rate limit, the days with counts, and the releases that were taken back. */
const TRIALS_OPTION = 'flightdeck_trials';
/** Start of the names of the options with the counts of one day. */
const COUNTS_OPTION = 'flightdeck_health_';
/** Days that are kept. */
const KEPT_DAYS = 14;
/** Visits per day above which only a part of them is counted. */
const MOST_VISITS = 10000;

/** Returns the trials that the site keeps. */
function trials(): array {
	$kept = get_option( TRIALS_OPTION, array() );
	return whole_book( is_array( $kept ) ? $kept : array() );
}

/**
 * Returns the trials with all fields.
 *
 * @param array $kept Value of the option.
 */
function whole_book( array $kept ): array {
	return array_intersect_key( $kept, array_flip( array( 'days', 'trials', 'rate', 'taken_back' ) ) ) + array(
		'days'       => array(),
		'trials'     => array(),
		'rate'       => array( 'hour' => 0, 'users' => array() ),
		'taken_back' => array(),
	);
}

/**
 * Returns the counts of a day: hour of the day → `visits`, `every`, `areas`.
 *
 * @param int $day Days since 1970.
 */
function counts_of_day( int $day ): array {
	$counts = get_option( COUNTS_OPTION . $day, array() );
	return array_diff_key( is_array( $counts ) ? $counts : array(), array( 'revision' => 0 ) );
}

/**
 * Returns the days whose counts are kept: not those that are too old, and those of a clock that was wrong.
 *
 * @param int[] $days  Days with counts.
 * @param int   $today Today.
 * @return int[] The days that are kept, with today.
 */
function kept_days( array $days, int $today ): array {
	$is_kept = static function ( int $day ) use ( $today ): bool {
		return $day > $today - KEPT_DAYS && $day < $today;
	};
	return array_merge( array( $today ), array_values( array_filter( $days, $is_kept ) ) );
}

/**
 * Removes the counts of a day.
 *
 * @param int $day Days since 1970.
 */
function forget_day( int $day ): void {
	delete_option( COUNTS_OPTION . $day );
}

/** Removes all counts. */
function forget_counts(): void {
	if ( false === get_option( TRIALS_OPTION ) ) {
		return;
	}
	array_map( __NAMESPACE__ . '\\forget_day', array_map( 'intval', trials()['days'] ) );
	delete_option( TRIALS_OPTION );
}

/**
 * Returns the sampling of an hour: one of how many visits is counted. It stays the same within the hour.
 *
 * @param int $hour Hours since 1970.
 */
function every_at( int $hour ): int {
	$today = counts_of_day( intdiv( $hour, 24 ) );
	if ( isset( $today[ $hour % 24 ]['every'] ) ) {
		return max( 1, (int) $today[ $hour % 24 ]['every'] );
	}
	$yesterday = counts_of_day( intdiv( $hour, 24 ) - 1 );
	$visits    = 0;
	for ( $back = 1; $back <= 24; $back++ ) {
		$day     = intdiv( $hour - $back, 24 ) === intdiv( $hour, 24 ) ? $today : $yesterday;
		$visits += (int) ( $day[ ( $hour - $back ) % 24 ]['visits'] ?? 0 );
	}
	return max( 1, (int) ceil( $visits / MOST_VISITS ) );
}

/**
 * Returns the sums of all releases that were counted: area → version → row.
 *
 * @param int[] $days Days with counts.
 */
function health_totals( array $days ): array {
	$totals = array();
	foreach ( $days as $day ) {
		foreach ( counts_of_day( (int) $day ) as $hour ) {
			foreach ( (array) ( $hour['areas'] ?? array() ) as $area => $versions ) {
				foreach ( (array) $versions as $version => $row ) {
					$totals[ $area ][ $version ] = sum_rows( $totals[ $area ][ $version ] ?? EMPTY_ROW, (array) $row );
				}
			}
		}
	}
	return $totals;
}

/**
 * Returns whether the site has taken back a staged release. Staging it again starts another trial.
 *
 * @param array  $taken  Releases that were taken back.
 * @param string $area   Name of the area.
 * @param object $staged Staged release of the registry.
 */
function is_taken_back( array $taken, string $area, object $staged ): bool {
	foreach ( $taken as $each ) {
		if ( $each['area'] === $area && $each['version'] === $staged->entry->version && $each['since'] === ( $staged->since ?? '' ) ) {
			return true;
		}
	}
	return false;
}
