<?php
/**
 * Sums of the counts of visits by release (docs/decisions/024). The embedded site has the same rules (`site/src/health/rows.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** No sum grows beyond. */
const MOST_SUM = 1000000000;
/** Interactions above this number of milliseconds are slow. */
const SLOW_INTERACTION = 200;
/**
 * Codes of failures. `shared/contracts/failure.ts` has the same list; samples.test.ts compares them.
 */
const FAILURE_CODES = array(
	'rest-network', 'rest-other-address', 'rest-timeout', 'rest-refused', 'rest-password', 'rest-blocked', 'rest-not-found',
	'rest-not-found-after-redirect', 'rest-not-json', 'rest-empty', 'rest-shape', 'rest-nonce', 'session-ended', 'session-other-user', 'area-unknown', 'part-unknown', 'area-incompatible', 'area-ranges',
	'area-script', 'area-timeout', 'area-truncated', 'area-start', 'area-export', 'area-mount', 'area-replaced', 'page-state-missing',
	'page-state-unreadable', 'link-refused',
);
/** Sums of a release without visits. */
const EMPTY_ROW = array(
	'loads'        => 0,
	'failures'     => 0,
	'ms'           => 0,
	'retries'      => 0,
	'lost'         => 0,
	'interactions' => 0,
	'slow'         => 0,
	'codes'        => array(),
);

/**
 * Returns a number of a visit as a whole number from 0 to a limit.
 *
 * @param mixed $value The number.
 * @param int   $most  The limit.
 */
function limited( $value, int $most ): int {
	return (int) round( min( max( (float) $value, 0 ), $most ) );
}

/**
 * Reads the body of a request.
 *
 * @param string $text The body.
 * @return array|null Counts of the visit by area. Null when it has another form.
 */
function read_visit( string $text ): ?array {
	$body  = json_decode( $text, true );
	$areas = is_array( $body ) ? ( $body['areas'] ?? null ) : null;
	if ( ! is_array( $areas ) ) {
		return null;
	}
	foreach ( $areas as $told ) {
		if ( ! is_array( $told ) || ! is_string( $told['version'] ?? null ) || ! is_array( $told['codes'] ?? array() ) ) {
			return null;
		}
		$numbers = array_merge( array_values( array_intersect_key( $told, array_flip( array( 'ms', 'retries', 'lost', 'inp' ) ) ) ), array_values( $told['codes'] ?? array() ) );
		foreach ( $numbers as $number ) {
			if ( ! is_int( $number ) && ! ( is_float( $number ) && is_finite( $number ) ) ) {
				return null;
			}
		}
	}
	return $areas;
}

/**
 * Returns the failures of a visit by code; names that are no codes are left out.
 *
 * @param array $told Counts of an area in a visit.
 * @return array<string, int>
 */
function visit_codes( array $told ): array {
	$codes = array();
	foreach ( $told['codes'] ?? array() as $code => $count ) {
		if ( count( $codes ) < 5 && in_array( $code, FAILURE_CODES, true ) && $count >= 1 ) {
			$codes[ $code ] = limited( $count, 100 );
		}
	}
	return $codes;
}

/**
 * Returns whether a release failed in a visit: by a code that the release can cause, not by a site that does not answer.
 *
 * @param array $told Counts of an area in a visit.
 */
function has_failed( array $told ): bool {
	foreach ( array_keys( visit_codes( $told ) ) as $code ) {
		if ( 0 === strpos( $code, 'area-' ) || 'part-unknown' === $code ) {
			return true;
		}
	}
	return false;
}

/**
 * Returns what one visit adds to the sums.
 *
 * @param array $told Counts of an area in a visit.
 */
function row_of( array $told ): array {
	return array(
		'loads'        => 1,
		'failures'     => has_failed( $told ) ? 1 : 0,
		'ms'           => limited( $told['ms'] ?? 0, 60000 ),
		'retries'      => limited( $told['retries'] ?? 0, 100 ),
		'lost'         => limited( $told['lost'] ?? 0, 100 ),
		'interactions' => isset( $told['inp'] ) ? 1 : 0,
		'slow'         => ( $told['inp'] ?? 0 ) > SLOW_INTERACTION ? 1 : 0,
		'codes'        => visit_codes( $told ),
	);
}

/**
 * Returns the sums of two rows.
 *
 * @param array $one   One row.
 * @param array $other Another row.
 */
function sum_rows( array $one, array $other ): array {
	$sum = array();
	foreach ( EMPTY_ROW as $name => $value ) {
		if ( 'codes' !== $name ) {
			$sum[ $name ] = min( (int) ( $one[ $name ] ?? 0 ) + (int) ( $other[ $name ] ?? 0 ), MOST_SUM );
		}
	}
	$sum['codes'] = (array) ( $one['codes'] ?? array() );
	foreach ( (array) ( $other['codes'] ?? array() ) as $code => $count ) {
		$sum['codes'][ $code ] = min( ( $sum['codes'][ $code ] ?? 0 ) + $count, MOST_SUM );
	}
	return $sum;
}
