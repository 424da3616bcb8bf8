<?php
/**
 * Counts visits, and takes staged releases back that fail too often (docs/decisions/024). The embedded site has the same rules
 * (`site/src/health/count-visit.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Visits of one user that are counted in one hour. */
const MOST_PER_HOUR = 30;
/** Most that one user can add to the counts that decide: 5 failures are needed, so three users have to fail. */
const MOST_OF_USER = array( 'loads' => 10, 'failures' => 2 );
/** Users that are told apart per release. */
const MOST_USERS = 1000;
/** Releases that were taken back and are remembered. */
const KEPT_TAKEN_BACK = 20;

/**
 * Counts one visit.
 *
 * @param array  $visit    Counts of the visit by area.
 * @param object $registry The registry.
 * @param string $user     A text that tells users apart and names none.
 * @param int    $now      Unix time.
 * @return array|null Releases that were taken back now. Null when the user has sent too many visits in this hour.
 */
function count_visit( array $visit, object $registry, string $user, int $now ): ?array {
	$book  = trials();
	$hour  = intdiv( $now, HOUR_IN_SECONDS );
	$day   = intdiv( $hour, 24 );
	$users = $hour === $book['rate']['hour'] ? $book['rate']['users'] : array();
	if ( ( $users[ $user ] ?? 0 ) >= MOST_PER_HOUR ) {
		return null;
	}
	$users[ $user ] = ( $users[ $user ] ?? 0 ) + 1;
	$book['rate']   = array( 'hour' => $hour, 'users' => $users );
	$book['days']   = prune_days( $book['days'], $day );
	// Remove the counts of users when a trial has ended.
	foreach ( array_keys( $book['trials'] ) as $area ) {
		$staged = $registry->staged->$area ?? null;
		if ( ! $staged || is_taken_back( $book['taken_back'], $area, $staged ) ) {
			unset( $book['trials'][ $area ] );
		}
	}
	$every          = every_at( $hour );
	$counts         = counts_of_day( $day );
	$row            = ( $counts[ $hour % 24 ] ?? array() ) + array( 'visits' => 0, 'every' => $every, 'areas' => array() );
	$row['visits'] += $every;
	$totals         = null;
	$taken          = array();
	foreach ( get_object_vars( $registry->areas ) as $area => $entry ) {
		$told   = $visit[ $area ] ?? null;
		$live   = (string) ( $entry->version ?? '' );
		$staged = $registry->staged->$area ?? null;
		$staged = $staged && ! is_taken_back( $book['taken_back'], $area, $staged ) ? $staged : null;
		// A tab that was open for long can run an earlier release.
		if ( ! $told || ! in_array( $told['version'], array_filter( array( $live, $staged->entry->version ?? '' ) ), true ) ) {
			continue;
		}
		$version = $told['version'];
		if ( $staged ) {
			$totals                  = $totals ?? health_totals( $book['days'] );
			$book['trials'][ $area ] = trial_with( $book['trials'][ $area ] ?? array(), $staged, $live, $totals[ $area ][ $live ] ?? EMPTY_ROW, $told, $user );
		}
		$row['areas'][ $area ][ $version ] = sum_rows( $row['areas'][ $area ][ $version ] ?? EMPTY_ROW, row_of( $told ) );
		// Visits of the live release are no reason to look again at the failures of the staged one (take-back.php).
		$found = $staged && $version === $staged->entry->version ? decide( $book['trials'][ $area ] ) : null;
		if ( $found ) {
			$taken[] = array( 'area' => $area, 'version' => $staged->entry->version, 'since' => (string) ( $staged->since ?? '' ), 'at' => gmdate( 'Y-m-d\TH:i:s\Z', $now ) ) + $found;
		}
	}
	$book['taken_back']    = array_slice( array_merge( $book['taken_back'], $taken ), -KEPT_TAKEN_BACK );
	$counts[ $hour % 24 ]  = $row;
	update_option( COUNTS_OPTION . $day, $counts, false );
	update_option( TRIALS_OPTION, $book, false );
	return $taken;
}

/**
 * Returns a trial with one more visit.
 *
 * @param array  $trial  The trial so far.
 * @param object $staged Staged release of the registry.
 * @param string $live   Version of the live release.
 * @param array  $before Sums of the live release.
 * @param array  $told   Counts of the area in the visit.
 * @param string $user   A text that tells users apart.
 */
function trial_with( array $trial, object $staged, string $live, array $before, array $told, string $user ): array {
	$name = array( 'staged' => $staged->entry->version, 'live' => $live, 'since' => (string) ( $staged->since ?? '' ) );
	if ( array_intersect_key( $trial, $name ) !== $name ) {
		$trial = $name + array( 'before' => array_intersect_key( $before, MOST_OF_USER ), 'users' => array() );
	}
	$users = $trial['users'][ $told['version'] ] ?? array();
	if ( ! isset( $users[ $user ] ) && count( $users ) >= MOST_USERS ) {
		return $trial;
	}
	$counts = $users[ $user ] ?? array( 'loads' => 0, 'failures' => 0 );
	if ( $counts['loads'] < MOST_OF_USER['loads'] ) {
		++$counts['loads'];
		$counts['failures'] = min( $counts['failures'] + ( has_failed( $told ) ? 1 : 0 ), MOST_OF_USER['failures'] );
	}
	$trial['users'][ $told['version'] ][ $user ] = $counts;
	return $trial;
}

/**
 * Returns why the staged release of a trial is taken back; null to keep serving it.
 *
 * @param array $trial The trial.
 */
function decide( array $trial ): ?array {
	$sum = static function ( string $version ) use ( $trial ): array {
		$users = $trial['users'][ $version ] ?? array();
		return array(
			'loads'    => array_sum( array_column( $users, 'loads' ) ),
			'failures' => array_sum( array_column( $users, 'failures' ) ),
		);
	};
	return take_back( $sum( $trial['staged'] ), $sum( $trial['live'] ), $trial['before'] );
}
