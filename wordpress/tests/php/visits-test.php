<?php
/**
 * Counts of visits, and releases that are taken back for them. `site/src/health/count-visit.test.ts` tests the same rules.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\announce_taken_back;
use function Flightdeck\clean_take_back_url;
use function Flightdeck\areas_for;
use function Flightdeck\count_visit;
use function Flightdeck\counts_of_day;
use function Flightdeck\counts_this_visit;
use function Flightdeck\counts_visits;
use function Flightdeck\every_at;
use function Flightdeck\health_report;
use function Flightdeck\health_totals;
use function Flightdeck\may_send_visit;
use function Flightdeck\read_registry;
use function Flightdeck\read_visit;
use function Flightdeck\take_visit;
use function Flightdeck\trials;
use const Flightdeck\FAILURE_CODES;

$GLOBALS['wpdb'] = new \Options_Database();

$noon = strtotime( '2026-11-23T12:00:00Z' );

/** Returns the registry of the other tests with version 1 live, and version 2 staged since a time. */
$trial_registry = static function ( string $since = 'a' ) use ( $registry ): object {
	$live   = array( 'version' => '1.0' ) + $registry['areas']['mf-settings'];
	$staged = array( 'entry' => array( 'version' => '2.0' ) + $live, 'audience' => array( 'roles' => array( 'tester' ) ), 'since' => $since );
	$all    = array_replace( $registry, array( 'areas' => array( 'mf-settings' => $live ) ) );
	return read_registry( json_encode( '' === $since ? $all : $all + array( 'staged' => array( 'mf-settings' => $staged ) ) ) );
};
/** Counts a visit of a user who gets the release that the visit tells: version 1 is live, and only testers get another. */
$one_visit = static function ( array $told, object $registry, string $user, int $now ): ?array {
	return may_send_visit( $user, $now ) ? count_visit( array( 'mf-settings' => $told ), $registry, $user, $now, array( 'site.example', 1, '1.0' === $told['version'] ? array() : array( 'tester' ) ) ) : null;
};
/** Counts visits, each of another user, and returns the releases that were taken back. */
$visits = static function ( int $number, array $told, string $users = 'user', string $since = 'a' ) use ( $one_visit, $trial_registry, $noon ): array {
	$taken = array();
	for ( $i = 0; $i < $number; $i++ ) {
		$taken = array_merge( $taken, $one_visit( $told, $trial_registry( $since ), "$users $i", $noon ) );
	}
	return $taken;
};
/** Removes all counts. */
$fresh = static function (): void {
	foreach ( array_keys( $GLOBALS['host']['options'] ) as $name ) {
		if ( 0 === strpos( $name, 'flightdeck_health_' ) || 'flightdeck_trials' === $name ) {
			unset( $GLOBALS['host']['options'][ $name ] );
		}
	}
};
$totals = static function ( string $version ): array {
	return health_totals( trials()['days'] )['mf-settings'][ $version ] ?? array();
};
$failed = static function ( string $version ): array {
	return array( 'version' => $version, 'codes' => array( 'area-mount' => 1 ) );
};

$fresh();
$visits( 1, array( 'version' => '1.0', 'ms' => 120.4, 'codes' => array( 'area-mount' => 2, 'rest-timeout' => 1 ), 'retries' => 1, 'lost' => 0, 'inp' => 250 ) );
$visits( 1, array( 'version' => '1.0', 'ms' => 80, 'inp' => 90 ) );
same(
	'a visit adds its counts to the release that it ran',
	array( 'loads' => 2, 'failures' => 1, 'ms' => 200, 'retries' => 1, 'lost' => 0, 'interactions' => 2, 'slow' => 1, 'codes' => array( 'area-mount' => 2, 'rest-timeout' => 1 ) ),
	$totals( '1.0' )
);
$visits( 1, array( 'version' => '3.0' ) );
same( 'a release that is neither live nor staged is not counted', array(), $totals( '3.0' ) );
$fresh();
$visits( 1, array( 'version' => '1.0', 'codes' => array( 'rest-network' => 5 ) ) );
same( 'a site that does not answer is no failure of the release', 0, $totals( '1.0' )['failures'] );
$fresh();
$visits( 1, array( 'version' => '1.0', 'ms' => 1e12, 'retries' => -5, 'lost' => 1e300, 'codes' => array( 'area-mount' => 1e9, '<b>' => 1, '__proto__' => 1 ) ) );
same( 'numbers of a visit are limited', array( 60000, 0, 100, array( 'area-mount' => 100 ) ), array( $totals( '1.0' )['ms'], $totals( '1.0' )['retries'], $totals( '1.0' )['lost'], $totals( '1.0' )['codes'] ) );

foreach ( array( '<p>', '7', '{"areas":7}', '{"areas":{"mf-settings":7}}', '{"areas":{"mf-settings":{"version":7}}}', '{"areas":{"mf-settings":{"version":"1","ms":"1"}}}', '{"areas":{"mf-settings":{"version":"1","codes":7}}}', '{"areas":{"mf-settings":{"version":"1","codes":{"area-mount":"1"}}}}' ) as $body ) {
	same( "a visit of another form: $body", null, read_visit( $body ) );
}
same( 'a visit', array( 'mf-settings' => array( 'version' => '1' ) ), read_visit( '{"areas":{"mf-settings":{"version":"1"}}}' ) );

$fresh();
for ( $i = 0; $i < 30; $i++ ) {
	$one_visit( array( 'version' => '1.0' ), $trial_registry(), 'same', $noon );
}
same( 'one user is refused after 30 visits in one hour', null, $one_visit( array( 'version' => '1.0' ), $trial_registry(), 'same', $noon ) );
same( 'and counted again in the next', array(), $one_visit( array( 'version' => '1.0' ), $trial_registry(), 'same', $noon + HOUR_IN_SECONDS ) );
same( 'other users are counted', array(), $one_visit( array( 'version' => '1.0' ), $trial_registry(), 'other', $noon ) );

foreach ( array( 13 => 2, 14 => 1, -1 => 1 ) as $days => $kept ) {
	$fresh();
	$visits( 1, array( 'version' => '1.0' ) );
	$one_visit( array( 'version' => 'none' ), $trial_registry(), 'a', $noon + $days * DAY_IN_SECONDS );
	same( "days with counts after $days days", $kept, count( trials()['days'] ) );
	same( "options with counts after $days days", $kept, count( preg_grep( '/^flightdeck_health_/', array_keys( $GLOBALS['host']['options'] ) ) ) );
}

$fresh();
$visits( 2, array( 'version' => '1.0' ), 'early' );
$GLOBALS['wpdb']->others = array(
	static function () use ( $visits ): void {
		$visits( 3, array( 'version' => '1.0' ), 'between' );
	},
);
$visits( 1, array( 'version' => '1.0' ), 'late' );
same( 'visits that end at the same time are all counted', array( 6, 6 ), array( $totals( '1.0' )['loads'], array_sum( trials()['rate']['users'] ) ) );

$fresh();
$hour = intdiv( $noon, HOUR_IN_SECONDS );
update_option( 'flightdeck_health_' . intdiv( $hour, 24 ), array( $hour % 24 - 1 => array( 'visits' => 25000, 'every' => 1 ) ) );
same( 'more than 10,000 visits in 24 hours are sampled', array( 3, 3, 1 ), array( every_at( $hour ), every_at( $hour + 22 ), every_at( $hour + 24 ) ) );
$one_visit( array( 'version' => 'none' ), $trial_registry(), 'a', $noon );
same( 'a sampled visit counts for several', array( 3, 3 ), array( counts_of_day( intdiv( $hour, 24 ) )[ $hour % 24 ]['visits'], counts_of_day( intdiv( $hour, 24 ) )[ $hour % 24 ]['every'] ) );
same( 'the sampling stays the same within the hour', 3, every_at( $hour ) );

$fresh();
$visits( 60, array( 'version' => '1.0' ), 'live' );
same( 'four failures at the start', array(), $visits( 4, $failed( '2.0' ) ) );
$taken = $visits( 1, $failed( '2.0' ), 'fifth' );
same( 'a release that fails at its start is taken back', array( 'start', '2.0', 'a', '2026-11-23T12:00:00Z', array( 'loads' => 5, 'failures' => 5 ), array( 'loads' => 60, 'failures' => 0 ) ), array( $taken[0]['reason'], $taken[0]['version'], $taken[0]['since'], $taken[0]['at'], $taken[0]['staged'], $taken[0]['live'] ) );
same( 'all users get the live release', '1.0', areas_for( $trial_registry(), 'site.example', 4, array( 'tester' ), trials()['taken_back'] )->{'mf-settings'}->version );
$report = health_report( $trial_registry(), trials() );
same( 'the report shows it', array( 'live', 'earlier', '2.0' ), array( $report['areas']->{'mf-settings'}[0]['stage'], $report['areas']->{'mf-settings'}[1]['stage'], $report['takenBack'][0]['version'] ) );
$visits( 1, $failed( '2.0' ), 'later' );
same( 'it is not counted on', 5, $totals( '2.0' )['loads'] );
same( 'staged again, it gets another trial', 1, count( $visits( 5, $failed( '2.0' ), 'again', 'b' ) ) );
$kept_trials        = get_option( 'flightdeck_trials' );
$full               = $kept_trials;
$full['taken_back'] = array_merge( $taken, array_fill( 0, 20, array( 'area' => 'mf-licensing' ) + $taken[0] ) );
$remembered         = static function ( string $since ) use ( $full, $visits ): array {
	update_option( 'flightdeck_trials', $full );
	$visits( 1, array( 'version' => '1.0' ), 'full', $since );
	return array_column( trials()['taken_back'], 'area' );
};
same( 'a release that is still staged stays taken back, however many others are', array( 21, 'mf-settings' ), array( count( $remembered( 'a' ) ), $remembered( 'a' )[0] ) );
same( 'one that is no longer staged is forgotten', array_fill( 0, 20, 'mf-licensing' ), $remembered( 'b' ) );
update_option( 'flightdeck_trials', $kept_trials );
announce_taken_back( $taken );
same( 'other plugins are told', array( 'flightdeck_release_taken_back', 'mf-settings', '2.0', 'start', array( 'staged' => array( 'loads' => 5, 'failures' => 5 ), 'live' => array( 'loads' => 60, 'failures' => 0 ) ) ), end( $GLOBALS['host']['actions'] ) );

same( 'without a configured URL, no message is sent', array(), $GLOBALS['host']['posted'] ?? array() );
define( 'FLIGHTDECK_TAKE_BACK_URL', 'https://team.example/hook' );
$GLOBALS['host']['answers']['https://team.example/hook'] = 'ok';
$last = array_slice( trials()['taken_back'], -1 );
announce_taken_back( $last );
list( $posted_to, $posted ) = end( $GLOBALS['host']['posted'] );
same( 'the configured URL gets a message', 'https://team.example/hook', $posted_to );
same( 'the message', array( 'event' => 'release-taken-back', 'site' => 'https://site.example', 'area' => 'mf-settings', 'version' => '2.0', 'before' => '1.0', 'at' => '2026-11-23T12:00:00Z', 'reason' => 'start', 'staged' => array( 'loads' => 5, 'failures' => 5 ), 'live' => $last[0]['live'] ), json_decode( $posted['body'], true ) );
same( 'it has a time limit and follows no redirect', array( 5, 0 ), array( $posted['timeout'], $posted['redirection'] ) );
same( 'a message that arrived leaves no note', false, isset( trials()['taken_back'][1]['unsent'] ) );
$GLOBALS['host']['answers']['https://team.example/hook'] = 500;
announce_taken_back( $last );
same( 'one that did not arrive is noted in the history', array( null, 'status 500' ), array_map( static function ( $each ) { return $each['unsent'] ?? null; }, trials()['taken_back'] ) );
foreach ( array( 'https://team.example/hook?key=1' => true, 'http://127.0.0.1:9/' => true, 'http://[::1]/' => true, 'http://team.example/' => false, 'https://user:word@team.example/' => false, 'ftp://127.0.0.1/' => false, '/hook' => false, 'http://localhost.team.example/' => false ) as $url => $may ) {
	same( "messages to $url", $may ? $url : '', clean_take_back_url( $url ) );
}
same( 'messages to a setting that is no text', '', clean_take_back_url( true ) );

$fresh();
$visits( 400, array( 'version' => '1.0' ), 'live', '' );
same( 'without a staged release, there is no trial', array(), trials()['trials'] );
$visits( 46, array( 'version' => '2.0' ), 'sound' );
same( 'a release that fails more often than the live one was before', 'rate', $visits( 4, $failed( '2.0' ), 'failing' )[0]['reason'] ?? '' );

$fresh();
$visits( 9, array( 'version' => '1.0' ), 'live' );
$visits( 5, $failed( '2.0' ) );
same( 'visits of the live release are no look at the failures of the staged one', array(), $visits( 40, array( 'version' => '1.0' ), 'more' ) );
same( 'the next visit of the staged one is', 1, count( $visits( 1, array( 'version' => '2.0' ), 'next' ) ) );

same( 'a trial keeps the counts of users', array( 'mf-settings' ), array_keys( trials()['trials'] ) );
$visits( 1, array( 'version' => '1.0' ), 'after', '' );
same( 'they are removed when it ends', array(), trials()['trials'] );

$fresh();
$visits( 60, array( 'version' => '1.0' ), 'live' );
$taken = array();
for ( $i = 0; $i < 800; $i++ ) {
	$taken = array_merge( $taken, (array) $one_visit( $failed( '2.0' ), $trial_registry(), 'subscriber', $noon + intdiv( $i, 60 ) * HOUR_IN_SECONDS ) );
}
same( 'one subscriber alone cannot take a release back', array(), $taken );
same( 'and is counted 30 times in an hour', 410, $totals( '2.0' )['failures'] );
same( 'nor does the failure of another user after it', array(), $visits( 1, $failed( '2.0' ), 'other' ) );

foreach ( array( 1, 13, 400, -1, -400 ) as $days ) {
	$fresh();
	$visits( 60, array( 'version' => '1.0' ), 'live' );
	$visits( 4, $failed( '2.0' ) );
	$taken = $one_visit( $failed( '2.0' ), $trial_registry(), 'fifth', $noon + $days * DAY_IN_SECONDS );
	same( "a clock that jumps by $days days keeps the counts of the trial", array( array( 'loads' => 5, 'failures' => 5 ), 60 ), array( $taken[0]['staged'] ?? null, $taken[0]['live']['loads'] ?? null ) );
	foreach ( array( $days, 0 ) as $now ) {
		$one_visit( $failed( '2.0' ), $trial_registry(), "at $now", $noon + $now * DAY_IN_SECONDS );
		same( "a release stays taken back when the clock jumps by $days days, then is $now", '1.0', areas_for( $trial_registry(), 'site.example', 4, array( 'tester' ), trials()['taken_back'] )->{'mf-settings'}->version );
	}
}

$fresh();
$visits( 60, array( 'version' => '1.0' ), 'live' );
$visits( 4, $failed( '2.0' ) );
$other_registry                                              = $trial_registry( 'b' );
$other_registry->staged->{'mf-settings'}->entry->version = '3.0';
$taken = array();
for ( $i = 0; $i < 5; $i++ ) {
	$taken[] = count( $one_visit( $failed( '3.0' ), $other_registry, "other $i", $noon ) );
}
same( 'another release that is staged starts without counts', array( 0, 0, 0, 0, 1 ), $taken );

$fresh();
$visits( 1, array( 'version' => '1.0' ) );
$day    = intdiv( $noon, DAY_IN_SECONDS );
$counts = counts_of_day( $day );
foreach ( $counts as &$row ) {
	$row['areas']['mf-settings']['1.0'] = array_merge( $row['areas']['mf-settings']['1.0'], array( 'loads' => 1000000000, 'ms' => 1000000000, 'codes' => array( 'area-mount' => 1000000000 ) ) );
}
unset( $row );
update_option( "flightdeck_health_$day", $counts );
$visits( 1, array( 'version' => '1.0', 'ms' => 60000 ) + $failed( '1.0' ), 'more' );
same( 'sums do not overflow', array( 1000000000, 1000000000, array( 'area-mount' => 1000000000 ) ), array( $totals( '1.0' )['loads'], $totals( '1.0' )['ms'], $totals( '1.0' )['codes'] ) );

$fresh();
$visits( 60, array( 'version' => '1.0' ), 'live' );
$taken = array();
for ( $i = 0; $i < 200; $i++ ) {
	$taken = array_merge( $taken, (array) $one_visit( $failed( '2.0' ), $trial_registry(), 'forger ' . $i % 2, $noon + $i * HOUR_IN_SECONDS ) );
}
same( 'two users alone cannot take a release back', array(), $taken );

$fresh();
count_visit( array( 'mf-settings' => $failed( '2.0' ) ), $trial_registry(), 'a', $noon, array( 'site.example', 1, array( 'editor' ) ) );
count_visit( array( 'mf-settings' => $failed( '1.0' ) ), $trial_registry(), 'b', $noon, array( 'site.example', 1, array( 'tester' ) ) );
same( 'a release that the user does not get is not counted', array( array(), array(), array() ), array( $totals( '1.0' ), $totals( '2.0' ), trials()['trials'] ) );
$visits( 1, array( 'version' => '2.0', 'codes' => array( 'area-nonsense' => 1, 'rest-anything' => 1, 'link-refused' => 1 ) ) );
same( 'codes that are not in the catalogue are not counted', array( 0, array( 'link-refused' => 1 ) ), array( $totals( '2.0' )['failures'], $totals( '2.0' )['codes'] ) );

/** A request whose body can be read once. */
final class Visit_Request extends \WP_REST_Request {
	/** @var int */
	public $reads = 0;

	public function get_body(): string {
		++$this->reads;
		return '{"areas":7}';
	}
}
$fresh();
$request = new Visit_Request();
$answers = array();
for ( $i = 0; $i < 40; $i++ ) {
	$answer = take_visit( $request );
	$answers[] = $answer instanceof \WP_REST_Response ? $answer->get_status() : get_class( $answer );
}
same( 'unreadable visits count for the limit of a user, whose further visits are not read', array( array( 'WP_Error' => 30, 204 => 10 ), 30 ), array( array_count_values( $answers ), $request->reads ) );
same( 'they are no visits', array(), trials()['days'] );

$folder = sys_get_temp_dir() . '/flightdeck-staged-' . getmypid() . '/';
mkdir( $folder );
foreach ( array(
	'a staged release'       => array( true, json_encode( $trial_registry() ) ),
	'one, in another form'   => array( true, json_encode( $trial_registry(), JSON_PRETTY_PRINT ) ),
	'no staged release'      => array( false, json_encode( $trial_registry( '' ) ) ),
	'none any more'          => array( false, '{"staged":{},"stagedHistory":{"mf-settings":[]}}' ),
	'an empty registry'      => array( false, '' ),
) as $what => list( $counts, $json ) ) {
	file_put_contents( "{$folder}registry.json", $json );
	same( "visits are counted with $what", $counts, counts_visits( $folder ) );
}
unlink( "{$folder}registry.json" );
same( 'visits are not counted without a registry', false, counts_visits( $folder ) );
rmdir( $folder );

$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = 'https://set.example/';
$fresh();
$visits( 1, array( 'version' => '1.0' ) );
same( 'a visit is counted', true, counts_this_visit() );
$GLOBALS['host']['filters']['flightdeck_count_visit'] = false;
same( 'a visit that another plugin excludes is not', false, counts_this_visit() );
unset( $GLOBALS['host']['filters']['flightdeck_count_visit'] );
same( 'the counts are kept', 1, count( trials()['days'] ) );
$GLOBALS['host']['constants'] = array();
same( 'without a staged release or another server, no visit is counted', false, counts_this_visit() );
same( 'and no counts any more', array(), array_filter( array_keys( $GLOBALS['host']['options'] ), static function ( string $name ): bool {
	return 0 === strpos( $name, 'flightdeck_health_' ) || 'flightdeck_trials' === $name;
} ) );
same_as_sample( 'failure-codes', FAILURE_CODES );
