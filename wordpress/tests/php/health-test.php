<?php
/**
 * Tests of Site Health: the status, text, link and details of each test in each state of a site, and the fields of the Info tab.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\check_rest;
use function Flightdeck\check_set;
use function Flightdeck\damaged_files;
use function Flightdeck\health_result;
use function Flightdeck\problem;
use function Flightdeck\rest_finding;
use function Flightdeck\set_fields;
use const Flightdeck\HEALTH_TESTS;

$json         = array( 'status' => 200, 'type' => 'application/json; charset=UTF-8', 'location' => '', 'body' => '{"isActive":true}' );
$json_lines   = array( 'type' => 'application/x-ndjson; charset=UTF-8', 'body' => '' ) + $json;
$html_page    = array( 'type' => 'text/html', 'body' => '<h1>Blocked</h1>' ) + $json;
$refusal      = static function ( int $status, string $code ) use ( $json ): array {
	return array( 'status' => $status, 'body' => json_encode( array( 'code' => $code ) ) ) + $json;
};
$check_answer = static function ( array $answer, bool $may_read = true ): array {
	return check_rest( 'http://site.example/a', $answer, $may_read ) ?? array( 'status' => 'good', 'text' => '', 'detail' => '', 'action' => null );
};

foreach ( array(
	'a page that opens'                 => array( check_set( null ), 'good', 'works with your version of Jetpack', '', '' ),
	'an unusable set'                   => array( check_set( problem( 'set-unusable', 'registry.json is missing' ) ), 'critical', 'Install the plugin again', 'page=jetpack', 'registry.json is missing' ),
	'two damaged files'                 => array( check_set( null, array( 'a/1.js', 'b/2.js' ) ), 'critical', 'Install the plugin again', 'plugin-install.php?tab=upload', 'a/1.js, b/2.js' ),
	'many damaged files'                => array( check_set( null, array( '1', '2', '3', '4', '5', '6' ) ), 'critical', '', '', '1, 2, 3, 4, 5, …' ),
	'a refused registry'                => array( check_set( null, array(), 'is older' ), 'recommended', 'find out who did', '', 'is older' ),
	'a server that has stopped answering' => array( check_set( null, array(), '', 'timed out' ), 'recommended', 'Check that the server runs', '', 'timed out' ),
	'an untested jetpack'               => array( check_set( null, array(), '', '', true ), 'recommended', 'only up to 16.1. Update Flightdeck', '', '' ),
	'no jetpack'                        => array( check_set( problem( 'jetpack-missing' ) ), 'recommended', 'needs the Jetpack plugin', 'plugin-install.php', '' ),
	'an inactive jetpack'               => array( check_set( problem( 'jetpack-inactive' ) ), 'recommended', 'Activate Jetpack', 'plugins.php', '' ),
	'a jetpack that has stopped'        => array( check_set( problem( 'jetpack-stopped' ) ), 'critical', 'Update WordPress', 'update-core.php', '' ),
	'an old jetpack'                    => array( check_set( problem( 'jetpack-old' ) ), 'critical', 'Update Jetpack to 11.3', 'update-core.php', '' ),
	'a page state that lacks a field'   => array( check_set( problem( 'jetpack-incompatible', 'initial.settings' ) ), 'critical', 'Update Flightdeck', 'page=jetpack', 'Missing: initial.settings' ),
	'a jetpack that throws'             => array( check_set( problem( 'jetpack-failed', 'Error: x' ) ), 'critical', 'An error occurred in the Jetpack plugin', 'page=jetpack', 'Error: x' ),
	'REST that answers with JSON'       => array( $check_answer( $json ), 'good', '', '', '' ),
	'REST that answers with JSON lines' => array( $check_answer( $json_lines ), 'good', '', '', '' ),
	'REST that answers with an HTML page' => array( $check_answer( $html_page ), 'critical', 'firewall or a security plugin', '#/status', 'http://site.example/a: not JSON' ),
	'REST that a plugin blocks'         => array( $check_answer( $refusal( 401, 'rest_login_required' ), false ), 'critical', '', '', 'http://site.example/a: status 401, rest_login_required' ),
	'REST that refuses a visitor'       => array( $check_answer( $refusal( 401, 'rest_forbidden' ), false ), 'good', '', '', '' ),
	'REST that does not get the nonce'  => array( $check_answer( $refusal( 401, 'rest_forbidden' ) ), 'critical', 'removes the header X-WP-Nonce', '#/status', 'http://site.example/a: status 401, rest_forbidden' ),
	'REST that refuses an administrator' => array( $check_answer( $refusal( 403, 'rest_forbidden' ) ), 'critical', 'firewall or a security plugin', '', 'http://site.example/a: status 403, rest_forbidden' ),
	'REST while the set is unusable'    => array( $check_answer( $refusal( 404, 'flightdeck_set' ) ), 'good', '', '', '' ),
	'REST without the route of Flightdeck' => array( $check_answer( $refusal( 404, 'rest_no_route' ), false ), 'critical', '', '', 'http://site.example/a: status 404, rest_no_route' ),
	'REST that answers with an HTML page and an error status' => array( $check_answer( array( 'status' => 403 ) + $html_page ), 'critical', '', '', 'http://site.example/a: status 403' ),
	'REST that redirects'               => array( $check_answer( array( 'status' => 301, 'location' => 'https://other.example/wp-json/' ) + $json ), 'critical', 'exclude the address below', '#/status', 'http://site.example/a: status 301, redirects to https://other.example/wp-json/' ),
	'REST that redirects without an address' => array( $check_answer( array( 'status' => 302 ) + $json ), 'critical', '', '', 'http://site.example/a: status 302, redirects to no address' ),
	'a site that cannot send a request to itself' => array( $check_answer( array( 'error' => 'timed out' ) ), 'recommended', 'test the connection', '#/status', 'http://site.example/a: timed out' ),
) as $what => list( $finding, $status, $text, $url, $detail ) ) {
	same( "health: $what", array( $status, $detail ), array( $finding['status'], $finding['detail'] ) );
	same( "health: $what, text", true, '' === $text || false !== strpos( $finding['text'], $text ) );
	same( "health: $what, link", true, '' === $url || false !== strpos( $finding['action']['url'] ?? '', $url ) );
}

// The names of the tests must not contain an underscore: the script of WordPress replaces only the first underscore of a name.
foreach ( array_keys( HEALTH_TESTS ) as $name ) {
	same( "health: the name of the test $name has only letters", 1, preg_match( '/^[a-z]+$/', $name ) );
}
$result = health_result( 'set' );
same( 'health: a result has the fields that WordPress expects', array( 'label', 'status', 'badge', 'description', 'actions', 'test' ), array_keys( $result ) );
same( 'health: a site without Jetpack gets a recommendation', array( 'recommended', 'flightdeck_set' ), array( $result['status'], $result['test'] ) );
same( 'health: the link to the remedy is escaped', true, false !== strpos( $result['actions'], 'href="http://site.example/wp-admin/plugin-install.php?s=jetpack&amp;tab=search' ) );

// The site requests its own REST API, without a jetpack.
define( 'LOGGED_IN_COOKIE', 'login' );
/** Returns the status of the test, and the arguments of the only request that the site sends to itself. */
$test_rest = static function ( $answer ): array {
	$GLOBALS['wordpress']['answers'] = array( 'http://site.example/wp-json/flightdeck/v1/reads?paths=' => $answer );
	$GLOBALS['wordpress']['sent']    = array();
	$status                     = rest_finding()['status'];
	same( 'health: the site sends one request to itself', 1, count( $GLOBALS['wordpress']['sent'] ) );
	$args = $GLOBALS['wordpress']['sent'][0][1];
	same( 'health: the request has limits, and follows no redirect', array( 10, 0, 2 * MB_IN_BYTES + 1 ), array( $args['timeout'], $args['redirection'], $args['limit_response_size'] ) );
	return array( $status, array_diff_key( $args['headers'], array( 'Accept-Encoding' => 1 ) ), $args['cookies'] ?? array() );
};
same( 'health: without a login, the request contains none', array( 'good', array(), array() ), $test_rest( '[]' ) );
same( 'health: a server error is critical', 'critical', $test_rest( 500 )[0] );
$_COOKIE = array( 'login' => 'secret cookie' );
same( 'health: a cookie of a session that has ended is not sent', array( 'good', array(), array() ), $test_rest( '[]' ) );
$GLOBALS['wordpress']['is_logged_in'] = true;
same( 'health: the request of a logged-in user contains the login', array( 'good', array( 'X-WP-Nonce' => 'nonce of wp_rest' ), $_COOKIE ), $test_rest( '[]' ) );
$_SERVER['PHP_AUTH_USER'] = 'user';
$_SERVER['PHP_AUTH_PW']   = 'password';
same( 'health: behind Basic authentication, the request contains the password too', 'Basic ' . base64_encode( 'user:password' ), $test_rest( '[]' )[1]['Authorization'] );
unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] );
$_COOKIE = array();
$GLOBALS['wordpress']['is_logged_in'] = false;
$GLOBALS['wordpress']['answers']      = array();

// Files of a set in a folder.
$folder = sys_get_temp_dir() . '/flightdeck-set-' . getmypid() . '/';
foreach ( array( 'root-config/1', 'mf-settings/1' ) as $release_folder ) {
	mkdir( $folder . $release_folder, 0777, true );
}
foreach ( array( 'root-config/1/main.js', 'mf-settings/1/remote.js' ) as $file ) {
	file_put_contents( $folder . $file, 'go()' );
}
$hash     = 'sha384-' . base64_encode( hash( 'sha384', 'go()', true ) );
$registry = json_decode( json_encode( array(
	'root'  => array( 'base' => 'root-config/1/', 'files' => array( 'main.js' => $hash ) ),
	'areas' => array( 'mf-settings' => array( 'base' => 'mf-settings/1/', 'files' => array( 'remote.js' => $hash ) ) ),
) ) );
same( 'damaged files: a complete set has none', array(), damaged_files( $registry, $folder ) );
file_put_contents( $folder . 'root-config/1/main.js', 'go( 1 )' );
unlink( $folder . 'mf-settings/1/remote.js' );
same( 'damaged files: a changed file and a missing file', array( 'root-config/1/main.js', 'mf-settings/1/remote.js' ), damaged_files( $registry, $folder ) );

/** Returns the values of the Info tab, by field. */
$info_values = static function (): array {
	return array_map(
		static function ( array $field ): string {
			return $field['value'];
		},
		set_fields()
	);
};
$GLOBALS['wordpress']['options']['flightdeck_set_url'] = 'https://option.example/';
$values = $info_values();
same( 'info: without a constant, the files come with the plugin, and no option sets another address', array( 'Folder of the plugin', 'http://site.example/wp-content/plugins/flightdeck/set/' ), array( $values['set_from'], $values['set'] ) );
same( 'info: the problem is the reason why the files cannot be used', true, false !== strpos( $values['problem'], 'registry.json is missing' ) );
same( 'info: Jetpack is not active', 'not active', $values['jetpack'] );

// Without the extension, WordPress defines this constant.
defined( 'SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES' ) || define( 'SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES', 32 );
// A stored registry of another server.
$key = 'mj0boLbuNAfN8mnS2pJltfNsZ1uwgyxPKCCMHpiLEl4=';
$GLOBALS['wordpress']['constants'] = array( 'FLIGHTDECK_SET_URL' => SET_ADDRESS, 'FLIGHTDECK_SET_KEYS' => $key );
$GLOBALS['wordpress']['options']   = array(
	'flightdeck_set_kept'   => array( 'url' => SET_ADDRESS, 'json' => registry_json( 7 ), 'key' => $key, 'at' => 0, 'refused' => 'is older' ),
	'flightdeck_take_place' => '1',
);
$GLOBALS['wordpress']['requested'] = array();
same(
	'info: shows the facts of a set on another server',
	array(
		'version'               => '1.2.3',
		'jetpack'               => 'not active',
		'environment'           => 'staging',
		'language'              => 'de-DE, Europe/Berlin',
		'set_from'              => 'FLIGHTDECK_SET_URL in wp-config.php',
		'keys'                  => '1',
		'serial'                => '7',
		'mf-settings'           => '',
		'replaces_jetpack_page' => 'yes',
		'set'                   => SET_ADDRESS,
		'origins'               => 'None',
		'refused'               => 'is older',
		'problem'               => 'None',
	),
	$info_values()
);
same( 'info: makes no request', array(), $GLOBALS['wordpress']['requested'] );
$fields = set_fields();
$private_fields = array_keys( array_filter( $fields, static function ( array $field ): bool {
	return ! empty( $field['private'] );
} ) );
same( 'info: addresses, and messages with paths of the server, are private', array( 'set', 'origins', 'refused', 'problem' ), $private_fields );
same( 'info: the text to copy is in English', array( 'constant', 'yes' ), array( $fields['set_from']['debug'], $fields['replaces_jetpack_page']['debug'] ) );

$GLOBALS['wordpress']['options']['flightdeck_set_kept']['key']              = 'another';
$GLOBALS['wordpress']['options']['_transient_flightdeck_set_failed'] = array( 'url' => SET_ADDRESS, 'why' => 'no answer' );
$values = $info_values();
same( 'info: a registry whose key is no longer pinned is not used, and the reason of the last failure is shown', array( 'None', 'no answer' ), array( $values['serial'], $values['problem'] ) );
foreach ( array( 'http://set.example/', true, 7 ) as $value ) {
	$GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] = $value;
	$values = $info_values();
	same( 'info: a constant that is not an https address is reported: ' . json_encode( $value ), array( 'FLIGHTDECK_SET_URL in wp-config.php', 'the address of the files is not an https address' ), array( $values['set_from'], $values['problem'] ) );
}
$GLOBALS['wordpress']['constants'] = array();
$GLOBALS['wordpress']['options']   = array();
