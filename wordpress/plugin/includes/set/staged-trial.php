<?php
/**
 * The trial of a staged release: its first visits, which decide whether the site still serves it (docs/decisions/035). The test site
 * has the same rules (`site/src/set/staged-rules.ts`), and the tests of both run the cases of `rules/cases/staged-releases.json`.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Number of first visits that decide whether a staged release is still served. */
const FIRST_VISITS = 20;
/** Number of failures in these visits after which the staged release is no longer served. */
const MIN_FAILURES = 5;
/** Minimum number of users with these failures, because any user can report visits that never happened. */
const MIN_USERS = 3;

/**
 * Returns the trial of a staged release: the stored one or, when the release is new or staged again, an empty one.
 *
 * @param array  $trial  The stored trial of the area; empty for none.
 * @param object $staged Staged release of the registry.
 */
function trial_of( array $trial, object $staged ): array {
	$identity = array( 'version' => $staged->entry->version, 'since' => (string) ( $staged->since ?? '' ) );
	return array_intersect_key( $trial, $identity ) === $identity ? $trial : $identity + array( 'visits' => 0, 'failures' => 0, 'users' => array(), 'has_live_failed' => false );
}

/**
 * Returns a trial with one more visit.
 *
 * @param array  $trial      Result of trial_of().
 * @param bool   $is_staged  Whether the visit ran the staged release, and not the live one.
 * @param bool   $has_failed Whether the release failed.
 * @param string $user       A pseudonymous ID.
 */
function trial_with_visit( array $trial, bool $is_staged, bool $has_failed, string $user ): array {
	if ( ! $is_staged ) {
		return array( 'has_live_failed' => $trial['has_live_failed'] || $has_failed ) + $trial;
	}
	if ( $trial['visits'] >= FIRST_VISITS ) {
		return $trial;
	}
	++$trial['visits'];
	if ( $has_failed ) {
		++$trial['failures'];
		$trial['users'] = array_values( array_unique( array_merge( $trial['users'], array( $user ) ) ) );
	}
	return $trial;
}

/**
 * Returns whether a staged release is no longer served: it failed in at least 5 of its first 20 visits, for at least 3 users, and the
 * live release has not failed since the trial began.
 *
 * @param array $trial Result of trial_of().
 */
function has_failed_trial( array $trial ): bool {
	return $trial['failures'] >= MIN_FAILURES && count( $trial['users'] ) >= MIN_USERS && ! $trial['has_live_failed'];
}

/**
 * Returns whether the site has withdrawn a staged release.
 *
 * @param array  $withdrawn Releases that were withdrawn, by area.
 * @param string $area      Name of the area.
 * @param object $staged    Staged release of the registry.
 */
function is_withdrawn( array $withdrawn, string $area, object $staged ): bool {
	$release = $withdrawn[ $area ] ?? null;
	return $release && $release['version'] === $staged->entry->version && ( $staged->since ?? '' ) === $release['since'];
}
