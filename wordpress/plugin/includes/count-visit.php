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
/** Entries of the history. Those of releases that the registry still stages are kept beyond it: they would be served again. */
const KEPT_TAKEN_BACK = 20;

/**
 * Counts one visit. Many visits can end at the same time, so each option is changed by change_option().
 *
 * @param array  $visit    Counts of the visit by area.
 * @param object $registry The registry.
 * @param string $user     A text that tells users apart and names none.
 * @param int    $now      Unix time.
 * @param array  $visitor  Result of visitor_here(): only the release that this user gets is counted.
 * @return array|null Releases that were taken back now. Null when the site cannot save options.
 */
function count_visit( array $visit, object $registry, string $user, int $now, array $visitor ): ?array {
	$hour    = intdiv( $now, HOUR_IN_SECONDS );
	$day     = intdiv( $hour, 24 );
	$every   = every_at( $hour );
	$totals  = isset( $registry->staged ) ? health_totals( trials()['days'] ) : array();
	$counted = array();
	$ended   = array();
	$taken   = array();
	list( $site, $id, $roles ) = $visitor;
	$book = change_option(
		TRIALS_OPTION,
		static function ( array $kept ) use ( $visit, $registry, $user, $now, $site, $id, $roles, $day, $totals, &$counted, &$ended, &$taken ): array {
			$book         = whole_book( $kept );
			$counted      = counted_areas( $visit, areas_for( $registry, $site, $id, $roles, $book['taken_back'] ) );
			$ended        = array_diff( $book['days'], kept_days( $book['days'], $day ) );
			$book['days'] = kept_days( $book['days'], $day );
			$taken        = array();
			return book_with_visit( $book, $counted, $registry, $totals, $user, $now, $taken );
		}
	);
	if ( ! $book ) {
		return null;
	}
	array_map( __NAMESPACE__ . '\\forget_day', $ended );
	change_option(
		COUNTS_OPTION . $day,
		static function ( array $counts ) use ( $counted, $hour, $every ): array {
			$row            = ( $counts[ $hour % 24 ] ?? array() ) + array( 'visits' => 0, 'every' => $every, 'areas' => array() );
			$row['visits'] += $row['every'];
			foreach ( $counted as $area => $told ) {
				$version = $told['version'];
				$row['areas'][ $area ][ $version ] = sum_rows( $row['areas'][ $area ][ $version ] ?? EMPTY_ROW, row_of( $told ) );
			}
			$counts[ $hour % 24 ] = $row;
			return $counts;
		}
	);
	return $taken;
}

/**
 * Counts a request of a user, and returns whether it may be read: not above the limit for an hour. Call it before reading anything of
 * the request.
 *
 * @param string $user A text that tells users apart and names none.
 * @param int    $now  Unix time.
 */
function may_send_visit( string $user, int $now ): bool {
	$count = static function ( array $kept ) use ( $user, $now ): ?array {
		return rated( whole_book( $kept ), intdiv( $now, HOUR_IN_SECONDS ), $user );
	};
	return null !== change_option( TRIALS_OPTION, $count );
}

/**
 * Returns the trials with one more visit of a user in this hour; null when the user has sent too many.
 *
 * @param array  $book The trials.
 * @param int    $hour Hours since 1970.
 * @param string $user A text that tells users apart.
 */
function rated( array $book, int $hour, string $user ): ?array {
	$users = $hour === $book['rate']['hour'] ? $book['rate']['users'] : array();
	if ( ( $users[ $user ] ?? 0 ) >= MOST_PER_HOUR ) {
		return null;
	}
	$users[ $user ] = ( $users[ $user ] ?? 0 ) + 1;
	$book['rate']   = array( 'hour' => $hour, 'users' => $users );
	return $book;
}

/**
 * Returns the areas of a visit that are counted: with the release that the user gets. A tab that was open for long can run another.
 *
 * @param array  $visit Counts of the visit by area.
 * @param object $given Areas of the registry, as the user gets them.
 */
function counted_areas( array $visit, object $given ): array {
	$counted = array();
	foreach ( get_object_vars( $given ) as $area => $entry ) {
		if ( isset( $visit[ $area ] ) && ( $entry->version ?? null ) === $visit[ $area ]['version'] ) {
			$counted[ $area ] = $visit[ $area ];
		}
	}
	return $counted;
}

/**
 * Returns the staged release of an area; null without one, and when the site has taken it back.
 *
 * @param object $registry The registry.
 * @param string $area     Name of the area.
 * @param array  $taken    Releases that were taken back.
 */
function staged_here( object $registry, string $area, array $taken ): ?object {
	$staged = $registry->staged->$area ?? null;
	return $staged && ! is_taken_back( $taken, $area, $staged ) ? $staged : null;
}

/**
 * Returns the trials with one more visit.
 *
 * @param array   $book     The trials.
 * @param array   $counted  Counts of the visit by area.
 * @param object  $registry The registry.
 * @param array   $totals   Sums of all releases.
 * @param string  $user     A text that tells users apart.
 * @param int     $now      Unix time.
 * @param array[] $taken    Gets the releases that were taken back now.
 */
function book_with_visit( array $book, array $counted, object $registry, array $totals, string $user, int $now, array &$taken ): array {
	// Remove the counts of users when a trial has ended.
	foreach ( array_keys( $book['trials'] ) as $area ) {
		if ( ! staged_here( $registry, $area, $book['taken_back'] ) ) {
			unset( $book['trials'][ $area ] );
		}
	}
	foreach ( $counted as $area => $told ) {
		$staged = staged_here( $registry, $area, $book['taken_back'] );
		if ( ! $staged ) {
			continue;
		}
		$live                    = (string) ( $registry->areas->$area->version ?? '' );
		$book['trials'][ $area ] = trial_with( $book['trials'][ $area ] ?? array(), $staged, $live, $totals[ $area ][ $live ] ?? EMPTY_ROW, $told, $user );
		// Visits of the live release are no reason to look again at the failures of the staged one (take-back.php).
		$found = $told['version'] === $staged->entry->version ? decide( $book['trials'][ $area ] ) : null;
		if ( $found ) {
			$taken[] = array( 'area' => $area, 'version' => $staged->entry->version, 'before' => $live, 'since' => (string) ( $staged->since ?? '' ), 'at' => gmdate( 'Y-m-d\TH:i:s\Z', $now ) ) + $found;
		}
	}
	$book['taken_back'] = without_old( array_merge( $book['taken_back'], $taken ), $registry );
	return $book;
}

/**
 * Returns the releases that were taken back and are remembered.
 *
 * @param array[] $all      All of them, newest last.
 * @param object  $registry The registry.
 */
function without_old( array $all, object $registry ): array {
	$old = array_filter(
		array_slice( $all, 0, -KEPT_TAKEN_BACK ),
		static function ( array $each ) use ( $registry ): bool {
			$staged = $registry->staged->{$each['area']} ?? null;
			return $staged && is_taken_back( array( $each ), $each['area'], $staged );
		}
	);
	return array_merge( $old, array_slice( $all, -KEPT_TAKEN_BACK ) );
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
