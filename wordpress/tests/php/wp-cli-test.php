<?php
/**
 * Tests of the WP-CLI commands, of the facts that they show, and of the plugin's own actions and filters.
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

/**
 * Runs a command and returns the calls of WP-CLI with which the command prints. If the command stops before its end, the last entry
 * has the exit code and the message.
 */
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
$stored_options = static function (): array {
	return array_keys( $GLOBALS['host']['options'] );
};

// No set on another server.
$facts = site_facts();
same( 'facts: without a constant, the files come with the plugin', array( 'plugin', 'http://site.example/wp-content/plugins/flightdeck/set/', 'staging', false ), array( $facts['set_from'], $facts['set'], $facts['environment'], $facts['replaces_jetpack_page'] ) );
same( 'facts: the problem is the reason why the files cannot be used', true, false !== strpos( $facts['problem'], 'registry.json is missing' ) );

same( 'cli: no command sets the address of the files', false, method_exists( Cli::class, 'set_url' ) );
$GLOBALS['host']['options'] = array( 'flightdeck_set_url' => 'https://option.example/' );
same( 'facts: an option cannot set the address of the files', 'http://site.example/wp-content/plugins/flightdeck/set/', site_facts()['set'] );

// A stored registry of another server.
$json        = registry_json( 21 );
$all_options = array(
	'flightdeck_set_kept'              => array( 'url' => SET_ADDRESS, 'json' => $json, 'key' => pinned_key()['public'], 'at' => 0, 'refused' => 'is older' ),
	'flightdeck_set.lock'              => 5,
	'_transient_flightdeck_set_failed' => array( 'url' => SET_ADDRESS, 'why' => 'no answer' ),
	'flightdeck_take_place'            => '1',
	'other'                            => 1,
);
$GLOBALS['host']['options'] = $all_options;
$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = SET_ADDRESS;
$GLOBALS['host']['answers']                         = array();
$GLOBALS['host']['requested']                       = array();
$facts = site_facts();
same( 'facts: serial number, areas, number of keys, refusal, replacement and problem of a site with a stored registry', array( 21, array( 'mf-settings' => '' ), 1, 'is older', true, '' ), array( $facts['serial'], $facts['areas'], $facts['keys'], $facts['refused'], $facts['replaces_jetpack_page'], $facts['problem'] ) );
list( list( $format, $names, $shown ) ) = cli( 'status', array(), array( 'format' => 'json' ) );
same( 'cli: status prints all facts', array( 'json', array_keys( $facts ), $facts ), array( $format, $names, $shown ) );
list( list( , , $shown ) ) = cli( 'status' );
same( 'cli: status prints all facts as strings in a table', array( '21', 'mf-settings ', 'yes', array_keys( $facts ) ), array( $shown['serial'], $shown['areas'], $shown['replaces_jetpack_page'], array_keys( $shown ) ) );
$GLOBALS['host']['options'] = array_diff_key( $all_options, array( 'flightdeck_set.lock' => 1, '_transient_flightdeck_set_failed' => 1 ) );
cli( 'status' );
same( 'cli: status makes no request', array(), $GLOBALS['host']['requested'] );
$GLOBALS['host']['options'] = $all_options;
$GLOBALS['host']['options']['flightdeck_set_kept']['key'] = 'another';
$facts = site_facts();
same( 'facts: a registry whose key is no longer pinned is not used, and the reason of the last failure is shown', array( null, 'no answer' ), array( $facts['serial'], $facts['problem'] ) );

same( 'cli: reset requires a confirmation', 0, cli( 'reset' )[0][0] );
same( 'cli: reset removes nothing without the confirmation', array_keys( $all_options ), $stored_options() );
same( 'cli: reset --yes succeeds', 'success', cli( 'reset', array(), array( 'yes' => true ) )[0][0] );
same( 'cli: reset --yes keeps settings and options of other plugins', array( 'flightdeck_take_place', 'other' ), $stored_options() );

// Without an answer from the server, the set and its signature are critical.
$result = cli( 'health', array(), array( 'format' => 'yaml' ) );
same( 'cli: health prints the chosen format and columns', array( 'yaml', array( 'test', 'status', 'label', 'text', 'detail' ) ), array_slice( $result[0], 0, 2 ) );
same( 'cli: health prints the status of each test', array( 'set' => 'critical', 'signature' => 'critical', 'versions' => 'recommended', 'rest' => 'critical', 'clock' => 'good' ), array_column( $result[0][2], 'status', 'test' ) );
same( 'cli: health exits with code 1 when a test is critical', array( 1, 'halt' ), $result[1] );

// With a signed registry and a REST API, the command succeeds.
$GLOBALS['host']['options'] = array();
serve_registry( registry_json( 22 ), pinned_key() );
$GLOBALS['host']['answers']['http://site.example/wp-json/flightdeck/v1/reads?paths='] = '[]';
$result = cli( 'health' );
same( 'cli: health prints no critical result', array( 'good', 'good', 'recommended', 'good', 'good' ), array_column( $result[0][2], 'status' ) );
same( 'cli: health does not halt when no test is critical', 1, count( $result ) );

// The clock of the server that has the set is wrong by an hour, then right. After that, the server stops answering.
$GLOBALS['host']['date'] = gmdate( 'D, d M Y H:i:s', time() - 3600 ) . ' GMT';
same( 'clock: a difference of an hour is a recommended improvement', 'recommended', health_finding( 'clock' )['status'] );
list( $address, $args ) = end( $GLOBALS['host']['sent'] );
same( 'clock: the request has limits, and follows no redirect', array( SET_ADDRESS . 'registry.json', 5, 0, 1024 ), array( $address, $args['timeout'], $args['redirection'], $args['limit_response_size'] ) );
$GLOBALS['host']['date'] = gmdate( 'D, d M Y H:i:s' ) . ' GMT';
same( 'clock: the clock is right when both servers have the same time', 'The clock of your site is right', health_finding( 'clock' )['label'] );
$GLOBALS['host']['date']    = '';
$GLOBALS['host']['answers'] = array();
$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
$found = health_finding( 'set' );
same( 'set: a server that no longer answers is reported', array( 'recommended', SET_ADDRESS . 'registry.json answers with status 404' ), array( $found['status'], $found['detail'] ) );
same( 'signature: the stored registry still has a valid signature when the server does not answer', 'good', health_finding( 'signature' )['status'] );
serve_registry( registry_json( 21 ), pinned_key() );
$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
$found = health_finding( 'signature' );
same( 'signature: an older registry is refused, and the set is still usable', array( 'good', 'recommended', NOT_NEWER ), array( health_finding( 'set' )['status'], $found['status'], $found['detail'] ) );

$GLOBALS['host']['options'] = array();
$GLOBALS['host']['actions'] = array();
serve_registry( registry_json( 30 ), pinned_key() );
reload_registry();
reload_registry();
serve_registry( registry_json( 31 ), pinned_key() );
reload_registry();
serve_registry( registry_json( 32 ) );
reload_registry();
reload_registry();
serve_registry( registry_json( 29 ), pinned_key() );
reload_registry();
// The server does not answer, then sends the same registry again.
$GLOBALS['host']['answers'] = array();
reload_registry();
serve_registry( registry_json( 29 ), pinned_key() );
reload_registry();
same(
	'actions: flightdeck_set_updated runs for each new registry, and flightdeck_set_refused once for consecutive refusals with the same reason',
	array(
		array( 'flightdeck_set_updated', SET_ADDRESS, 30 ),
		array( 'flightdeck_set_updated', SET_ADDRESS, 31 ),
		array( 'flightdeck_set_refused', SET_ADDRESS, NOT_SIGNED ),
		array( 'flightdeck_set_refused', SET_ADDRESS, NOT_NEWER ),
		array( 'flightdeck_set_refused', SET_ADDRESS, NOT_NEWER ),
	),
	$GLOBALS['host']['actions']
);

foreach ( array( 'manage_options', '', null, array( 'read' ), 'edit_posts' ) as $value ) {
	$GLOBALS['host']['filters']['flightdeck_page_capability'] = $value;
	same( 'the page needs the capability that the filter returns, or manage_options if the filter returns none: ' . json_encode( $value ), is_string( $value ) && $value ? $value : 'manage_options', page_capability() );
}
$GLOBALS['host']['filters'] = array();

same( 'facts: the source of the address is the constant', 'constant', set_source() );
foreach ( array( 'http://set.example/', true, 7 ) as $value ) {
	$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = $value;
	same( 'facts: a constant that is not an https address is reported: ' . json_encode( $value ), array( 'constant', 'the address of the files is not an https address' ), array( set_source(), site_facts()['problem'] ) );
	$GLOBALS['host']['requested'] = array();
	same( 'clock: no request is sent to an invalid address', array( null, array() ), array( remote_time(), $GLOBALS['host']['requested'] ) );
}
foreach ( array( '', false ) as $value ) {
	$GLOBALS['host']['constants']['FLIGHTDECK_SET_URL'] = $value;
	same( 'facts: a constant without an address counts as not set: ' . json_encode( $value ), array( 'plugin', null, array() ), array( set_source(), remote_time(), $GLOBALS['host']['requested'] ) );
}
$GLOBALS['host']['constants'] = array();
