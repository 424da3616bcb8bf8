<?php
/**
 * The rule by which the site takes a staged release back (docs/decisions/024). The embedded site has the same rule
 * (`site/src/health/take-back.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Loads before the failure rates are compared. */
const LEAST_LOADS = 50;
/** How much higher the failure rate has to be. */
const LEAST_DIFFERENCE = 0.02;
/** First loads, with an earlier rule. */
const FIRST_LOADS = 20;
/** Failures in the first loads from which the live release is no longer needed: of 20 loads that fail in 10 %, 0.2 % of runs have 7. */
const FAILURES_WITHOUT_LIVE = 7;
/** Level at which both releases have to differ while both are served: an outage hits both. */
const DURING_LEVEL = 0.05;

/**
 * Returns the natural logarithm of n!; exact to 12 digits.
 *
 * @param int $n The number.
 */
function log_factorial( int $n ): float {
	if ( $n < 32 ) {
		$sum = 0.0;
		for ( $factor = 2; $factor <= $n; $factor++ ) {
			$sum += log( $factor );
		}
		return $sum;
	}
	// Stirling's series.
	$series = 1 / ( 12 * $n ) - 1 / ( 360 * $n ** 3 ) + 1 / ( 1260 * $n ** 5 );
	return ( $n + 0.5 ) * log( $n ) - $n + 0.5 * log( 2 * M_PI ) + $series;
}

/**
 * Returns the natural logarithm of the number of ways to choose k of n.
 *
 * @param int $n All.
 * @param int $k The chosen ones.
 */
function log_choose( int $n, int $k ): float {
	return log_factorial( $n ) - log_factorial( $k ) - log_factorial( $n - $k );
}

/**
 * Fisher's exact test, one-sided: returns the probability that at least as many of all failures fall on the loads of the first
 * release, if both fail equally often.
 *
 * @param int[] $one   Its `loads` and `failures`.
 * @param int[] $other The same of the other release.
 */
function fisher( array $one, array $other ): float {
	$failures = $one['failures'] + $other['failures'];
	$loads    = $one['loads'] + $other['loads'];
	$most     = min( $failures, $one['loads'] );
	$hits     = $one['failures'];
	$term     = exp( log_choose( $failures, $hits ) + log_choose( $loads - $failures, $one['loads'] - $hits ) - log_choose( $loads, $one['loads'] ) );
	$sum      = $term;
	while ( $hits < $most && $term > $sum * 1e-14 ) {
		$term *= ( ( $failures - $hits ) / ( $hits + 1 ) ) * ( ( $one['loads'] - $hits ) / ( $loads - $failures - $one['loads'] + $hits + 1 ) );
		$sum  += $term;
		++$hits;
	}
	return min( 1.0, $sum );
}

/**
 * Returns the level of the test when the given number of failures has arrived. The site tests after each visit of the staged release.
 * Between two failures, such a visit makes the result only less significant, so each failure is one test. All levels together are
 * `$total`, so that no more than this part of sound releases is taken back, however long the trial lasts.
 *
 * @param int   $failures Failures so far.
 * @param int   $first    Number of failures of the first test.
 * @param float $total    Sum of all levels.
 */
function level_at( int $failures, int $first, float $total ): float {
	return $failures < $first ? 0.0 : $total * ( $first - 1 ) / ( $failures * ( $failures - 1 ) );
}

/**
 * Returns whether counts can be used.
 *
 * @param mixed $counts `loads` and `failures`.
 */
function are_counts( $counts ): bool {
	return is_array( $counts ) && is_int( $counts['loads'] ?? null ) && is_int( $counts['failures'] ?? null )
		&& $counts['failures'] >= 0 && $counts['failures'] <= $counts['loads'] && $counts['loads'] <= 1000000000;
}

/**
 * Decides from the counts of a staged release whether it is taken back. Call it after visits of the staged release only: a test after
 * visits of the live one, too, would be one more look at the same failures, and each look can raise a false alarm.
 *
 * @param mixed $staged Its `loads` and `failures`.
 * @param mixed $during The same of the live release, in the time in which both were served.
 * @param mixed $before The same of the live release, in the time before that.
 * @return array|null `reason`, `start` or `rate`, with the counts `staged` and `live`. Null to keep serving it, also when counts
 *                    cannot be used.
 */
function take_back( $staged, $during, $before ): ?array {
	if ( ! are_counts( $staged ) || ! are_counts( $during ) || ! are_counts( $before ) ) {
		return null;
	}
	$live    = array(
		'loads'    => $during['loads'] + $before['loads'],
		'failures' => $during['failures'] + $before['failures'],
	);
	$differs = static function ( float $level ) use ( $staged, $during, $live ): bool {
		return fisher( $staged, $live ) <= $level && ( 0 === $during['loads'] || fisher( $staged, $during ) <= DURING_LEVEL );
	};
	$found   = array(
		'staged' => $staged,
		'live'   => $live,
	);
	if ( $staged['loads'] <= FIRST_LOADS ) {
		$is_clear = 0 === $live['loads']
			? $staged['failures'] >= FAILURES_WITHOUT_LIVE
			: $staged['failures'] >= 5 && $differs( level_at( $staged['failures'], 5, 0.002 ) );
		return $is_clear ? array( 'reason' => 'start' ) + $found : null;
	}
	if ( $staged['loads'] < LEAST_LOADS || 0 === $live['loads'] ) {
		return null;
	}
	if ( $staged['failures'] / $staged['loads'] - $live['failures'] / $live['loads'] <= LEAST_DIFFERENCE ) {
		return null;
	}
	return $differs( level_at( $staged['failures'], 4, 0.008 ) ) ? array( 'reason' => 'rate' ) + $found : null;
}
