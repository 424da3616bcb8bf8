<?php
/**
 * Totals of the visits to each release, and the report of them for administrators.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Longer load times count as this one, in ms. */
const MAX_LOAD_MS = 60000;

/** Total of a release without visits. */
const EMPTY_TOTAL = array( 'visits' => 0, 'failures' => 0, 'ms' => 0, 'codes' => array() );

/**
 * Returns a total with one more visit.
 *
 * @param array $total  The total.
 * @param array $result Result of the area in the visit.
 */
function total_with_visit( array $total, array $result ): array {
	++$total['visits'];
	if ( ! isset( $result['code'] ) ) {
		$total['ms'] += (int) round( min( max( (float) ( $result['ms'] ?? 0 ), 0 ), MAX_LOAD_MS ) );
		return $total;
	}
	++$total['failures'];
	$total['codes'][ $result['code'] ] = ( $total['codes'][ $result['code'] ] ?? 0 ) + 1;
	return $total;
}

/** Returns whether the user may see the counts. */
function may_read_counts(): bool {
	return current_user_can( 'manage_options' );
}

/** Returns the counts. */
function answer_counts() {
	try {
		return new \WP_REST_Response( counts_report( registry(), visit_counts() ) );
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_set', $failure->getMessage(), array( 'status' => 404 ) );
	}
}

/**
 * Returns the counts in the form of the REST API: for each area, the live release, then the staged release; and the last
 * withdrawn release of each area. `ms` is the mean load time of visits that did not fail; null without such a visit.
 *
 * @param object $registry The registry.
 * @param array  $counts   Result of visit_counts().
 */
function counts_report( object $registry, array $counts ): array {
	$areas = array();
	foreach ( get_object_vars( $registry->areas ) as $area => $entry ) {
		$staged         = $registry->staged->$area ?? null;
		$staged_stage   = $staged && is_withdrawn( $counts['withdrawn'], $area, $staged ) ? 'withdrawn' : 'staged';
		$releases       = array( array( (string) ( $entry->version ?? '' ), 'live' ), array( (string) ( $staged->entry->version ?? '' ), $staged_stage ) );
		$areas[ $area ] = array();
		foreach ( $releases as list( $version, $stage ) ) {
			if ( '' === $version ) {
				continue;
			}
			$total            = $counts['totals'][ $area ][ $version ] ?? EMPTY_TOTAL;
			$worked           = $total['visits'] - $total['failures'];
			$total['ms']      = $worked > 0 ? (int) round( $total['ms'] / $worked ) : null;
			$total['codes']   = (object) $total['codes'];
			$areas[ $area ][] = array( 'version' => $version, 'stage' => $stage ) + $total;
		}
	}
	return array(
		'areas'     => (object) $areas,
		'withdrawn' => (object) $counts['withdrawn'],
	);
}
