<?php
/**
 * Tests of the reads: which answers the page contains, which files it preloads, and how the route for several reads answers.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\answer_line;
use function Flightdeck\first_files;
use function Flightdeck\link_header;
use function Flightdeck\is_read_made;
use function Flightdeck\limit_request;
use function Flightdeck\limited_answer;
use function Flightdeck\named_reads;
use function Flightdeck\page_reads;
use function Flightdeck\print_reads;
use function Flightdeck\reads_in_page;
use function Flightdeck\reads_to_answer;
use function Flightdeck\rules;

/** Returns areas as in a registry, with reads of the first screen, and of a part that this screen shows. */
function areas_with( array $reads, array $shown_reads = array() ): object {
	$parts = array(
		'mf-dashboard'  => array( 'at-a-glance' => array( 'reads' => $reads, 'shows' => array( 'mf-connection/connections-card', 'mf-gone/part', 7 ) ), 'my-plan' => array( 'reads' => array( 'site' ) ) ),
		'mf-connection' => array( 'connections-card' => array( 'reads' => $shown_reads, 'shows' => array( 'mf-dashboard/at-a-glance' ) ) ),
	);
	$areas = array();
	foreach ( $parts as $area => $area_parts ) {
		$areas[ $area ] = array( 'manifest' => array( 'parts' => $area_parts ) );
	}
	return json_decode( json_encode( $areas ) );
}

$cases = rule_cases( 'reads' );
foreach ( $cases->conditions as $case ) {
	$is_made = is_read_made( $case->read, (array) ( $case->settings ?? array() ), (array) ( $case->permissions ?? array() ), $case->isOffline ?? false );
	same( "condition of a read: $case->name", $case->isMade, $is_made );
}
foreach ( $cases->inPage as $case ) {
	$found = reads_in_page( areas_with( $case->reads, $case->shown ?? array() ), (array) ( $case->settings ?? array() ), (array) ( $case->permissions ?? array() ), $case->isOffline ?? false );
	same( "in the page: $case->name", $case->found, $found );
}
$areas_with_invalid_reads = areas_with( array( 7, null, array( 'path' => 7 ), 'settings' ) );
same( 'in the page: an invalid read is ignored', array( 'settings' ), reads_in_page( $areas_with_invalid_reads, array(), array( 'manage_options' => true ), false ) );
same( 'in the page: a registry without reads has none', array(), reads_in_page( json_decode( '{"mf-dashboard":{"manifest":{"needs":{}}}}' ), array(), array(), false ) );

/** Returns areas without reads, with the files of two parts and a file that is not preloaded. */
$areas_with_files = static function (): object {
	$areas = areas_with( array() );
	foreach ( array( 'mf-dashboard' => 'at-a-glance', 'mf-connection' => 'connections-card' ) as $area => $part ) {
		$areas->$area->entry  = 'remote.js';
		$areas->$area->chunks = (object) array( $part => array( 'area.js', "$part.js" ), 'later' => array( 'area.js', 'later.js' ) );
	}
	return $areas;
};
same( 'preloads: each file of the first screen and of the parts that it shows, once', array( 'mf-dashboard' => array( 'remote.js', 'area.js', 'at-a-glance.js' ), 'mf-connection' => array( 'remote.js', 'area.js', 'connections-card.js' ) ), first_files( $areas_with_files() ) );
$with_notices = $areas_with_files();
$with_notices->{'mf-connection'}->manifest->parts->notices = (object) array( 'reads' => array() );
$with_notices->{'mf-connection'}->chunks->notices          = array( 'area.js', 'notices.js' );
same( 'preloads: the common files of two parts of one area only once', array( 'remote.js', 'area.js', 'notices.js', 'connections-card.js' ), first_files( $with_notices )['mf-connection'] );
same( 'preloads: none for an area without the parts of the first screen', array(), first_files( json_decode( '{"mf-dashboard":{"manifest":{"needs":{}},"entry":"remote.js","chunks":{}}}' ) ) );
same( 'preloads: the value of a Link header', '<https://site.example/set/root/main.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-x"', link_header( 'https://site.example/set/root/main.js', 'script', 'sha384-x' ) );

same( 'named reads: all reads of all areas', array( 'rewind', 'module/stats/data?range=day', 'site' ), named_reads( areas_with( array( 'rewind', array( 'path' => 'module/stats/data?range=day' ) ) ) ) );

foreach ( $cases->together->cases as $case ) {
	same( "reads for which the route sends answers: $case->paths", $case->answered, reads_to_answer( $case->paths, $cases->together->named ) );
}
$many = array_map( 'strval', range( 1, 30 ) );
same( 'the route sends answers for no more reads than the rules allow', array_slice( $many, 0, rules( 'reads' )->most ), reads_to_answer( implode( ',', $many ), $many ) );

foreach ( array(
	array( 'connected', true, false, array( 'settings', 'connection/data' ) ),
	array( 'offline', false, true, array( 'settings' ) ),
	array( 'not connected', false, false, array() ),
) as list( $label, $is_connected, $is_offline, $expected ) ) {
	$state = array(
		'connection' => array( 'isActive' => $is_connected, 'offlineMode' => array( 'isActive' => $is_offline ) ),
		'initial'    => array( 'settings' => (object) array(), 'userData' => array( 'currentUser' => array( 'permissions' => array( 'manage_options' => true ) ) ) ),
	);
	same( "reads in the page of a site that is $label", array( 'inPage' => $expected, 'route' => 'flightdeck/v1/reads' ), page_reads( $state, (object) array( 'areas' => areas_with( array( 'settings', array( 'path' => 'connection/data', 'online' => true ) ) ) ) ) );
}

same( 'limited answer: the answer to another read is unchanged', array( 'status' => 200, 'body' => array( 'connectionOwner' => 'x' ) ), limited_answer( 'plugins', array( 'status' => 200, 'body' => array( 'connectionOwner' => 'x' ) ) ) );
same( 'limited answer: a refusal is unchanged', array( 'status' => 403, 'body' => array( 'code' => 'x' ) ), limited_answer( 'connection/data', array( 'status' => 403, 'body' => array( 'code' => 'x' ) ) ) );
same( 'limited answer: a malformed answer is dropped', null, limited_answer( 'connection/data', array( 'status' => 200, 'body' => 'admin' ) ) );

same( 'answer line: an answer, with escaped tags', "{\"path\":\"settings\",\"status\":200,\"body\":{\"a\":\"\\u003C/script\\u003E\"}}\n", answer_line( 'settings', array( 'status' => 200, 'body' => array( 'a' => '</script>' ) ) ) );
same( 'answer line: an empty body', "{\"path\":\"settings\",\"status\":200,\"body\":null}\n", answer_line( 'settings', array( 'status' => 200, 'body' => null ) ) );
same( 'answer line: status 0 without an answer', "{\"path\":\"settings\",\"status\":0}\n", answer_line( 'settings', null ) );
same( 'answer line: status 0 for a body that JSON cannot contain', "{\"path\":\"settings\",\"status\":0}\n", answer_line( 'settings', array( 'status' => 200, 'body' => NAN ) ) );

foreach ( array(
	array( 5.0, array( 'timeout' => 30 ), 9.0 ),
	array( 3.0, array( 'timeout' => 3 ), 9.0 ),
	array( 5.0, array(), 9.0 ),
	array( 2.0, array( 'timeout' => 30 ), 2.0 ),
	array( 0.1, array(), -1.0 ),
) as list( $seconds, $request, $remaining ) ) {
	same( 'time limit of a request: ' . json_encode( array( $request, $remaining ) ), $seconds, (float) limit_request( $request, $remaining )['timeout'] );
}

ob_start();
// The second buffer prevents output: print_reads() flushes the innermost buffer after each line.
ob_start();
print_reads( array( 'settings', 'rewind' ), microtime( true ) );
ob_end_flush();
same( 'after the time limit for all reads, each remaining read gets status 0', "{\"path\":\"settings\",\"status\":0}\n{\"path\":\"rewind\",\"status\":0}\n", ob_get_clean() );
