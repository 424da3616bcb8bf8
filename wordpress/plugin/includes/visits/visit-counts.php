<?php
/**
 * Counts visits by release, and stops serving a staged release that fails in its first visits (docs/decisions/035). The test site has
 * the same rules (`site/src/visits/counts.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Option with all counts. */
const COUNTS_OPTION = 'flightdeck_visit_counts';
/** Codes of failures to load or start an area. Failures of the REST API are not counted. */
const RELEASE_FAILURES = array( 'area-unknown', 'part-unknown', 'area-incompatible', 'area-ranges', 'area-script', 'area-timeout', 'area-truncated', 'area-start', 'area-export', 'area-mount', 'area-replaced' );
/** Maximum number of visits that are counted for one user in one hour. */
const MAX_PER_HOUR = 30;

/**
 * Returns the counts of the site: `totals` by area and version, `trials` and `withdrawn` by area, and in `rate` the number of requests of
 * each user in one hour.
 */
function visit_counts(): array {
	$stored = get_option( COUNTS_OPTION, array() );
	return all_counts( is_array( $stored ) ? $stored : array() );
}

/**
 * Returns the counts of an option, with defaults for missing fields.
 *
 * @param array $stored Value of the option.
 */
function all_counts( array $stored ): array {
	$none = array(
		'totals'    => array(),
		'trials'    => array(),
		'withdrawn' => array(),
		'rate'      => array( 'hour' => 0, 'users' => array() ),
	);
	return array_intersect_key( $stored, $none ) + $none;
}

/** Removes all counts. */
function delete_counts(): void {
	if ( false !== get_option( COUNTS_OPTION ) ) {
		delete_option( COUNTS_OPTION );
	}
}

/**
 * Counts a request of a user. Returns false, and counts nothing, if the user has reached the limit of the hour, or
 * if the option cannot be written.
 *
 * @param string $user A pseudonymous ID.
 * @param int    $now  Unix time.
 */
function count_request( string $user, int $now ): bool {
	$count = static function ( array $stored ) use ( $user, $now ): ?array {
		$counts = all_counts( $stored );
		$hour   = intdiv( $now, HOUR_IN_SECONDS );
		$users  = $hour === $counts['rate']['hour'] ? $counts['rate']['users'] : array();
		$sent   = $users[ $user ] ?? 0;
		if ( $sent >= MAX_PER_HOUR ) {
			return null;
		}
		$counts['rate'] = array( 'hour' => $hour, 'users' => array( $user => $sent + 1 ) + $users );
		return $counts;
	};
	return null !== change_option( COUNTS_OPTION, $count );
}

/**
 * Counts one visit. Many visits can end at the same time, so the option is changed by change_option().
 *
 * @param array  $visit    Result of read_visit().
 * @param object $registry The registry.
 * @param string $user     A pseudonymous ID.
 * @param int    $now      Unix time.
 * @param array  $visitor  Result of current_visitor(): only the releases that this user gets are counted.
 * @return array Releases that the site withdraws because of this visit, by area.
 */
function count_visit( array $visit, object $registry, string $user, int $now, array $visitor ): array {
	$before = array();
	$after  = change_option(
		COUNTS_OPTION,
		static function ( array $stored ) use ( $visit, $registry, $user, $now, $visitor, &$before ): array {
			$counts = all_counts( $stored );
			$before = $counts['withdrawn'];
			return counts_with_visit( $counts, $visit, $registry, $user, $now, $visitor );
		}
	);
	$newly_withdrawn = array();
	foreach ( $after['withdrawn'] ?? array() as $area => $release ) {
		if ( ( $before[ $area ] ?? null ) !== $release ) {
			$newly_withdrawn[ $area ] = $release;
		}
	}
	return $newly_withdrawn;
}

/**
 * Returns the counts with one more visit, and without those of releases that the registry no longer names.
 *
 * @param array  $counts   Result of all_counts().
 * @param array  $visit    Result of read_visit().
 * @param object $registry The registry.
 * @param string $user     A pseudonymous ID.
 * @param int    $now      Unix time.
 * @param array  $visitor  Result of current_visitor().
 */
function counts_with_visit( array $counts, array $visit, object $registry, string $user, int $now, array $visitor ): array {
	list( $site, $id, $roles ) = $visitor;
	$served = areas_for( $registry, $site, $id, $roles, $counts['withdrawn'] );
	$totals = array();
	$trials = array();
	foreach ( get_object_vars( $registry->areas ) as $area => $entry ) {
		$staged          = $registry->staged->$area ?? null;
		$versions        = array_filter( array( (string) ( $entry->version ?? '' ), (string) ( $staged->entry->version ?? '' ) ), 'strlen' );
		$totals[ $area ] = array_intersect_key( $counts['totals'][ $area ] ?? array(), array_flip( $versions ) );
		$result          = $visit[ $area ] ?? null;
		// A tab that has been open for a long time can run another release.
		$is_counted = $result && ( $served->$area->version ?? null ) === $result['version'] && ( ! isset( $result['code'] ) || in_array( $result['code'], RELEASE_FAILURES, true ) );
		if ( $is_counted ) {
			$totals[ $area ][ $result['version'] ] = total_with_visit( $totals[ $area ][ $result['version'] ] ?? EMPTY_TOTAL, $result );
		}
		if ( ! $staged || is_withdrawn( $counts['withdrawn'], $area, $staged ) ) {
			continue;
		}
		$trial = trial_of( $counts['trials'][ $area ] ?? array(), $staged );
		if ( $is_counted ) {
			$trial = trial_with_visit( $trial, $result['version'] === $trial['version'], isset( $result['code'] ), $user );
		}
		$trials[ $area ] = $trial;
		if ( has_failed_trial( $trial ) ) {
			$counts['withdrawn'][ $area ] = array_intersect_key( $trial, array_flip( array( 'version', 'since', 'visits', 'failures' ) ) ) + array( 'at' => gmdate( 'Y-m-d\TH:i:s\Z', $now ) );
		}
	}
	return array( 'totals' => $totals, 'trials' => $trials ) + $counts;
}
