<?php
/**
 * Tests of the WP-CLI commands, and of the facts that they show.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use Flightdeck\Cli;
use function Flightdeck\health_finding;
use function Flightdeck\page_capability;
use function Flightdeck\remote_time;
use function Flightdeck\set_source;
use function Flightdeck\site_facts;

/** Runs a command. Returns its output, with the code and the message at the end if it ended early. */
function cli( string $command, array $args = array(), array $assoc = array() ): array {
	$GLOBALS['cli'] = array();
	try {
		( new Cli() )->$command( $args, $assoc );
	} catch ( \Cli_End $end ) {
		$GLOBALS['cli'][] = array( $end->getCode(), $end->getMessage() );
	}
	return $GLOBALS['cli'];
}

$GLOBALS['host']['options'] = array();
$stored = static function (): array {
	return array_keys( $GLOBALS['host']['options'] );
};

// No set on another server.
$facts = site_facts();
same( 'facts: the files come with the plugin', array( 'plugin', 'http://site.example/wp-content/plugins/flightdeck/set/', 'staging', false ), array( $facts['set_from'], $facts['set'], $facts['environment'], $facts['take_place'] ) );
same( 'facts: the reason why the files cannot be used', true, false !== strpos( $facts['problem'], 'registry.json is missing' ) );

same( 'cli: no command changes the address', false, method_exists( Cli::class, 'set_url' ) );
$GLOBALS['host']['options'] = array( 'flightdeck_set_url' => 'https://option.example/' );
same( 'facts: an option cannot set the address of the files', 'http://site.example/wp-content/plugins/flightdeck/set/', site_facts()['set'] );

// A stored registry of another server.
$json = $with_serial( 21 );
$all  = array(
	'flightdeck_set_kept'              => array( 'url' => URL, 'json' => $json, 'key' => $pinned['public'], 'at' => 0, 'refused' => 'is older' ),
	'flightdeck_set.lock'              => 5,
	'_transient_flightdeck_set_failed' => array( 'url' => URL, 'why' => 'no answer' ),
	'flightdeck_take_place'            => '1',
	'other'                            => 1,
);
$GLOBALS['host']['options']                         = $all;
$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = URL;
$GLOBALS['host']['answers']                         = array();
$GLOBALS['host']['requested']                       = array();
$facts                                              = site_facts();
same( 'facts: a stored registry', array( 21, array( 'mf-settings' => '' ), 1, 'is older', true, '' ), array( $facts['serial'], $facts['areas'], $facts['keys'], $facts['refused'], $facts['take_place'], $facts['problem'] ) );
list( list( $format, $names, $shown ) ) = cli( 'status', array(), array( 'format' => 'json' ) );
same( 'cli: status prints all facts', array( 'json', array_keys( $facts ), $facts ), array( $format, $names, $shown ) );
list( list( , , $shown ) ) = cli( 'status' );
same( 'cli: status prints all facts as texts in a table', array( '21', 'mf-settings ', 'yes', array_keys( $facts ) ), array( $shown['serial'], $shown['areas'], $shown['take_place'], array_keys( $shown ) ) );
$GLOBALS['host']['options'] = array_diff_key( $all, array( 'flightdeck_set.lock' => 1, '_transient_flightdeck_set_failed' => 1 ) );
cli( 'status' );
same( 'cli: status makes no request', array(), $GLOBALS['host']['requested'] );
$GLOBALS['host']['options'] = $all;
$GLOBALS['host']['options']['flightdeck_set_kept']['key'] = 'another';
$facts = site_facts();
same( 'facts: a registry whose key is no longer pinned', array( null, 'no answer' ), array( $facts['serial'], $facts['problem'] ) );

same( 'cli: reset requires a confirmation', 0, cli( 'reset' )[0][0] );
same( 'cli: reset removes nothing without the confirmation', array_keys( $all ), $stored() );
same( 'cli: reset --yes succeeds', 'success', cli( 'reset', array(), array( 'yes' => true ) )[0][0] );
same( 'cli: reset keeps settings', array( 'flightdeck_take_place', 'other' ), $stored() );

// Without an answer from the server, the set and its signature are critical.
$result = cli( 'health', array(), array( 'format' => 'yaml' ) );
same( 'cli: health prints the chosen format and columns', array( 'yaml', array( 'test', 'status', 'label', 'text', 'detail' ) ), array_slice( $result[0], 0, 2 ) );
same( 'cli: health prints the status of each test', array( 'set' => 'critical', 'signature' => 'critical', 'versions' => 'recommended', 'rest' => 'critical', 'clock' => 'good' ), array_column( $result[0][2], 'status', 'test' ) );
same( 'cli: health exits with code 1', array( 1, 'halt' ), $result[1] );

// With a signed registry and a REST API, the command succeeds.
$GLOBALS['host']['options'] = array();
$serve( $with_serial( 22 ), $pinned );
$GLOBALS['host']['answers']['http://site.example/wp-json/flightdeck/v1/reads?paths='] = '[]';
$result = cli( 'health' );
same( 'cli: health prints results of which none is critical', array( 'good', 'good', 'recommended', 'good', 'good' ), array_column( $result[0][2], 'status' ) );
same( 'cli: health then exits without an error', 1, count( $result ) );

// The server's clock differs; then it no longer answers.
$GLOBALS['host']['date'] = gmdate( 'D, d M Y H:i:s', time() - 3600 ) . ' GMT';
same( 'clock: a difference of an hour is recommended to be corrected', 'recommended', health_finding( 'clock' )['status'] );
list( $address, $args ) = end( $GLOBALS['host']['sent'] );
same( 'clock: the request has limits, and follows no redirect', array( URL . 'registry.json', 5, 0, 1024 ), array( $address, $args['timeout'], $args['redirection'], $args['limit_response_size'] ) );
$GLOBALS['host']['date'] = gmdate( 'D, d M Y H:i:s' ) . ' GMT';
same( 'clock: the same time is right', 'The clock of your site is right', health_finding( 'clock' )['label'] );
$GLOBALS['host']['date']    = '';
$GLOBALS['host']['answers'] = array();
$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
$found = health_finding( 'set' );
same( 'set: a server that no longer answers is reported', array( 'recommended', URL . 'registry.json answers with status 404' ), array( $found['status'], $found['detail'] ) );
same( 'signature: the last registry still has a valid one', 'good', health_finding( 'signature' )['status'] );
$serve( $with_serial( 21 ), $pinned );
$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
$found = health_finding( 'signature' );
same( 'signature: an older registry is refused, and the set is still usable', array( 'good', 'recommended', $too_old ), array( health_finding( 'set' )['status'], $found['status'], $found['detail'] ) );

// The actions for other plugins: one for a new registry, one for each different refusal.
$GLOBALS['host']['options'] = array();
$GLOBALS['host']['actions'] = array();
$serve( $with_serial( 30 ), $pinned );
$used();
$used();
$serve( $with_serial( 31 ), $pinned );
$used();
$serve( $with_serial( 32 ) );
$used();
$used();
$serve( $with_serial( 29 ), $pinned );
$used();
same(
	'actions of the set: one for each new registry, and one for each different refusal',
	array(
		array( 'flightdeck_set_updated', URL, 30 ),
		array( 'flightdeck_set_updated', URL, 31 ),
		array( 'flightdeck_set_refused', URL, $no_signature ),
		array( 'flightdeck_set_refused', URL, $too_old ),
	),
	$GLOBALS['host']['actions']
);

foreach ( array( 'manage_options', '', null, array( 'read' ), 'edit_posts' ) as $value ) {
	$GLOBALS['host']['filters']['flightdeck_page_capability'] = $value;
	same( 'capability of the page with the filter ' . json_encode( $value ), is_string( $value ) && $value ? $value : 'manage_options', page_capability() );
}
$GLOBALS['host']['filters'] = array();

same( 'facts: the address comes from a constant', 'constant', set_source() );
foreach ( array( 'http://set.example/', true, 7 ) as $value ) {
	$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = $value;
	same( 'facts: a constant that is not an address: ' . json_encode( $value ), array( 'constant', 'the address of the files is not an https address' ), array( set_source(), site_facts()['problem'] ) );
	$GLOBALS['host']['requested'] = array();
	same( 'clock: no request is sent to an invalid address', array( null, array() ), array( remote_time(), $GLOBALS['host']['requested'] ) );
}
foreach ( array( '', false ) as $value ) {
	$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = $value;
	same( 'facts: a constant without an address: ' . json_encode( $value ), array( 'plugin', null, array() ), array( set_source(), remote_time(), $GLOBALS['host']['requested'] ) );
}
$GLOBALS['host']['constants'] = array();
