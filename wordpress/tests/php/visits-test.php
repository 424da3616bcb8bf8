<?php
/**
 * Tests of the counts of visits, and of releases that are withdrawn because of the counts. `site/src/visits/counts.test.ts` tests
 * the same rules.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\areas_for;
use function Flightdeck\count_visit;
use function Flightdeck\counts_report;
use function Flightdeck\is_visit_counted;
use function Flightdeck\is_counting_visits;
use function Flightdeck\log_withdrawn_releases;
use function Flightdeck\count_request;
use function Flightdeck\read_registry;
use function Flightdeck\read_visit;
use function Flightdeck\receive_visit;
use function Flightdeck\visit_counts;

$GLOBALS['wpdb'] = new \Options_Database();

$noon = strtotime( '2026-11-23T12:00:00Z' );

/**
 * Returns the valid registry with version 1.0 live and version 2.0 staged. `$since` is the time at which the release was staged, here
 * any string; empty for a registry without a staged release.
 */
$trial_registry = static function ( string $since = 'a' ): object {
	$live     = array( 'version' => '1.0' ) + sample_registry()['areas']['mf-settings'];
	$staged   = array( 'entry' => array( 'version' => '2.0' ) + $live, 'audience' => array( 'roles' => array( 'tester' ) ), 'since' => $since );
	$registry = array_replace( sample_registry(), array( 'areas' => array( 'mf-settings' => $live ) ) );
	return read_registry( json_encode( '' === $since ? $registry : $registry + array( 'staged' => array( 'mf-settings' => $staged ) ) ) );
};
/**
 * Counts a number of visits with the same result, each by another user, and returns the releases that were withdrawn. Names of users
 * start with `$user_prefix`. Users are testers, who get the staged release, unless their visit ran version 1.0.
 */
$count_visits = static function ( int $number, array $result, string $user_prefix = 'user', string $since = 'a' ) use ( $trial_registry, $noon ): array {
	$withdrawn = array();
	for ( $i = 0; $i < $number; $i++ ) {
		$roles      = '1.0' === $result['version'] ? array() : array( 'tester' );
		$withdrawn = array_merge( $withdrawn, count_visit( array( 'mf-settings' => $result ), $trial_registry( $since ), "$user_prefix $i", $noon, array( 'site.example', 1, $roles ) ) );
	}
	return $withdrawn;
};
/** Removes all counts. */
$delete_all_counts = static function (): void {
	unset( $GLOBALS['host']['options']['flightdeck_visit_counts'] );
};
/** Returns the total of a version; empty when no visit to that version was counted. */
$total_of = static function ( string $version ): array {
	return visit_counts()['totals']['mf-settings'][ $version ] ?? array();
};
/** Returns the result of a visit in which a version failed. */
$failed_visit = static function ( string $version ): array {
	return array( 'version' => $version, 'code' => 'area-mount' );
};
/** Returns the version that testers get. */
$served_version = static function ( string $since = 'a' ) use ( $trial_registry ): string {
	return areas_for( $trial_registry( $since ), 'site.example', 4, array( 'tester' ), visit_counts()['withdrawn'] )->{'mf-settings'}->version;
};

$delete_all_counts();
$count_visits( 1, array( 'version' => '1.0', 'ms' => 120.4 ) );
$count_visits( 1, array( 'version' => '1.0', 'ms' => 80 ) );
$count_visits( 1, array( 'version' => '1.0', 'ms' => 20000, 'code' => 'area-timeout' ) );
same( 'each visit adds to the total of its release, and only visits without a failure add their load time', array( 'visits' => 3, 'failures' => 1, 'ms' => 200, 'codes' => array( 'area-timeout' => 1 ) ), $total_of( '1.0' ) );

foreach ( array(
	'a visit to a release that is neither live nor staged' => array( array( 'version' => '3.0' ), 'tester' ),
	'a visit to the staged release by a user who does not get that release' => array( $failed_visit( '2.0' ), 'editor' ),
	'a visit to the live release by a user who gets the staged release' => array( $failed_visit( '1.0' ), 'tester' ),
	'a failure with an unknown code'                      => array( array( 'version' => '2.0', 'code' => 'area-nonsense' ), 'tester' ),
	'a failure with a code that no release can cause'     => array( array( 'version' => '2.0', 'code' => 'rest-network' ), 'tester' ),
) as $what => list( $result, $role ) ) {
	$delete_all_counts();
	count_visit( array( 'mf-settings' => $result ), $trial_registry(), 'a', $noon, array( 'site.example', 1, array( $role ) ) );
	$trial = visit_counts()['trials']['mf-settings'];
	same( "$what is not counted", array( array(), 0, false ), array( visit_counts()['totals']['mf-settings'], $trial['visits'], $trial['has_live_failed'] ) );
}
foreach ( array( 1000000000000 => 60000, -5 => 0 ) as $ms => $counted_ms ) {
	$delete_all_counts();
	$count_visits( 1, array( 'version' => '1.0', 'ms' => $ms ) );
	same( "a load time of $ms ms counts as $counted_ms ms", $counted_ms, $total_of( '1.0' )['ms'] );
}

foreach ( array( '<p>', '7', '{"areas":7}', '{"areas":{"mf-settings":7}}', '{"areas":{"mf-settings":{"version":7}}}', '{"areas":{"mf-settings":{"version":"1","ms":"1"}}}', '{"areas":{"mf-settings":{"version":"1","code":7}}}', '{"areas":{"mf-settings":{"version":"1","code":["area-mount"]}}}' ) as $body ) {
	same( "a malformed visit is refused: $body", null, read_visit( $body ) );
}
same( 'a visit is read', array( 'mf-settings' => array( 'version' => '1', 'ms' => 40 ) ), read_visit( '{"areas":{"mf-settings":{"version":"1","ms":40}}}' ) );

$delete_all_counts();
for ( $i = 0; $i < 30; $i++ ) {
	count_request( 'same', $noon );
}
same( 'one user is refused after 30 requests in one hour', array( false, true, true ), array( count_request( 'same', $noon ), count_request( 'other', $noon ), count_request( 'same', $noon + HOUR_IN_SECONDS ) ) );

$delete_all_counts();
$count_visits( 2, array( 'version' => '1.0' ), 'early' );
$GLOBALS['wpdb']->other_requests = array(
	static function () use ( $count_visits ): void {
		$count_visits( 3, array( 'version' => '1.0' ), 'between' );
	},
);
$count_visits( 1, array( 'version' => '1.0' ), 'late' );
same( 'visits that end at the same time are all counted', 6, $total_of( '1.0' )['visits'] );

$delete_all_counts();
$count_visits( 9, array( 'version' => '1.0', 'ms' => 40 ), 'live' );
same( 'after four failures, the staged release is still served', array( array(), '2.0' ), array( $count_visits( 4, $failed_visit( '2.0' ) ), $served_version() ) );
$withdrawn = $count_visits( 1, $failed_visit( '2.0' ), 'fifth' );
$entry      = array( 'version' => '2.0', 'since' => 'a', 'visits' => 5, 'failures' => 5, 'at' => '2026-11-23T12:00:00Z' );
same( 'a release that fails in its first visits is withdrawn', array( 'mf-settings' => $entry ), $withdrawn );
same( 'after a release is withdrawn, testers get the live release', '1.0', $served_version() );
$log        = tempnam( sys_get_temp_dir(), 'flightdeck-log-' );
$log_before = ini_set( 'error_log', $log );
log_withdrawn_releases( $withdrawn );
ini_set( 'error_log', (string) $log_before );
same( 'the log names the release that was withdrawn', true, false !== strpos( file_get_contents( $log ), 'Flightdeck withdrew mf-settings 2.0: 5 of its first 5 visits failed.' ) );
unlink( $log );
$report = counts_report( $trial_registry(), visit_counts() );
same(
	'the report lists the release as withdrawn',
	array( array( '1.0', 'live', 9, 0, 40 ), array( '2.0', 'withdrawn', 5, 5, null ) ),
	array_map(
		static function ( array $row ): array {
			return array( $row['version'], $row['stage'], $row['visits'], $row['failures'], $row['ms'] );
		},
		$report['areas']->{'mf-settings'}
	)
);
same( 'the report gives the reason', $entry, $report['withdrawn']->{'mf-settings'} );
same( 'a release is withdrawn only once, and then no longer counted', array( array(), 5 ), array( $count_visits( 1, $failed_visit( '2.0' ), 'later' ), $total_of( '2.0' )['visits'] ) );
same( 'a release that is staged again is served again', '2.0', $served_version( 'b' ) );
same( 'a release that is staged again gets another trial', 1, count( $count_visits( 5, $failed_visit( '2.0' ), 'again', 'b' ) ) );
same( 'the total of a release continues when it is staged again', 10, $total_of( '2.0' )['visits'] );

$delete_all_counts();
$count_visits( 1, $failed_visit( '1.0' ), 'live' );
same( 'a staged release is not withdrawn if the live release fails too', array(), $count_visits( 20, $failed_visit( '2.0' ) ) );

$delete_all_counts();
$count_visits( 4, $failed_visit( '2.0' ) );
$other_registry                                          = $trial_registry( 'b' );
$other_registry->staged->{'mf-settings'}->entry->version = '3.0';
same( 'another staged release starts without the failures of the previous one', array(), count_visit( array( 'mf-settings' => $failed_visit( '3.0' ) ), $other_registry, 'other', $noon, array( 'site.example', 1, array( 'tester' ) ) ) );
same( 'the counts of the previous staged release are removed', array( '3.0' ), array_map( 'strval', array_keys( visit_counts()['totals']['mf-settings'] ) ) );
$count_visits( 1, array( 'version' => '1.0' ), 'after', '' );
same( 'without a staged release, there is no trial', array( array(), array( '1.0' ) ), array( visit_counts()['trials'], array_map( 'strval', array_keys( visit_counts()['totals']['mf-settings'] ) ) ) );

foreach ( array( 1, 400, -400 ) as $days ) {
	$delete_all_counts();
	$count_visits( 4, $failed_visit( '2.0' ) );
	count_visit( array( 'mf-settings' => $failed_visit( '2.0' ) ), $trial_registry(), 'fifth', $noon + $days * DAY_IN_SECONDS, array( 'site.example', 1, array( 'tester' ) ) );
	$count_visits( 1, $failed_visit( '2.0' ), 'later' );
	same( "a release is withdrawn although the clock jumps by $days days", '1.0', $served_version() );
}

/** A request with an invalid visit. Counts how often its body is read. */
final class Visit_Request extends \WP_REST_Request {
	/** @var int */
	public $reads = 0;

	public function get_body(): string {
		++$this->reads;
		return '{"areas":7}';
	}
}
$delete_all_counts();
$request = new Visit_Request();
$answers = array();
for ( $i = 0; $i < 40; $i++ ) {
	$answer    = receive_visit( $request );
	$answers[] = $answer instanceof \WP_REST_Response ? $answer->get_status() : get_class( $answer );
}
same( 'invalid visits count toward the limit of a user, and visits beyond the limit are not read', array( array( 'WP_Error' => 30, 204 => 10 ), 30 ), array( array_count_values( $answers ), $request->reads ) );
same( 'invalid visits are not counted as visits', array(), visit_counts()['totals'] );

$folder = sys_get_temp_dir() . '/flightdeck-staged-' . getmypid() . '/';
mkdir( $folder );
foreach ( array(
	'a staged release'        => array( true, json_encode( $trial_registry() ) ),
	'a staged release in JSON with spaces' => array( true, json_encode( $trial_registry(), JSON_PRETTY_PRINT ) ),
	'no staged release'       => array( false, json_encode( $trial_registry( '' ) ) ),
	'only an earlier staged release' => array( false, '{"staged":{},"stagedHistory":{"mf-settings":[]}}' ),
	'an empty registry'       => array( false, '' ),
) as $what => list( $is_counting, $json ) ) {
	file_put_contents( "{$folder}registry.json", $json );
	same( "whether visits are counted with a registry with $what", $is_counting, is_counting_visits( $folder ) );
}
unlink( "{$folder}registry.json" );
same( 'visits are not counted without a registry', false, is_counting_visits( $folder ) );
rmdir( $folder );

$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = 'https://set.example/';
$delete_all_counts();
$count_visits( 1, array( 'version' => '1.0' ) );
same( 'a visit is counted', true, is_visit_counted() );
$GLOBALS['host']['filters']['flightdeck_count_visit'] = false;
same( 'a visit that another plugin excludes is not counted', false, is_visit_counted() );
unset( $GLOBALS['host']['filters']['flightdeck_count_visit'] );
same( 'the counts of other visits are unchanged', 1, $total_of( '1.0' )['visits'] );
$GLOBALS['host']['constants'] = array();
same( 'without a staged release or a set on another server, no visit is counted', false, is_visit_counted() );
same( 'without a staged release or a set on another server, the counts are deleted', false, get_option( 'flightdeck_visit_counts' ) );
