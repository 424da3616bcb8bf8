<?php
/**
 * Tests of Site Health: the status, text, link and details of each test in each state of a site, and the fields of the Info tab.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\check_clock;
use function Flightdeck\check_rest;
use function Flightdeck\check_set;
use function Flightdeck\check_signature;
use function Flightdeck\check_versions;
use function Flightdeck\damaged_files;
use function Flightdeck\health_finding;
use function Flightdeck\health_result;
use function Flightdeck\info_fields;
use const Flightdeck\HEALTH_TESTS;

$stored       = array( 'key' => 'mj0boLbuNAfN8mnS2pJltfNsZ1uwgyxPKCCMHpiLEl4=' );
$keys         = array( $stored['key'] );
$json         = array( 'status' => 200, 'type' => 'application/json; charset=UTF-8', 'body' => '{"isActive":true}' );
$json_lines   = array( 'status' => 200, 'type' => 'application/x-ndjson; charset=UTF-8', 'body' => '' );
$html_page    = array( 'status' => 200, 'type' => 'text/html', 'body' => '<h1>Blocked</h1>' );
$refusal      = static function ( int $status, string $code ): array {
	return array( 'status' => $status, 'type' => 'application/json', 'body' => json_encode( array( 'code' => $code ) ) );
};
$check_answer = static function ( array $answer, bool $may_read = true ): array {
	return check_rest( array( 'http://site.example/a' => $answer ), $may_read );
};

foreach ( array(
	'files of the plugin folder'        => array( check_set( '', array(), false ), 'good', 'complete and unchanged', '', '' ),
	'files of another server'           => array( check_set( '', array(), true ), 'good', 'readable and valid', '', '' ),
	'no registry in the plugin folder'  => array( check_set( 'registry.json is missing', array(), false ), 'critical', 'Install the plugin again', 'plugin-install.php?tab=upload', 'registry.json is missing' ),
	'no registry from another server'   => array( check_set( 'status 500', array(), true ), 'critical', 'FLIGHTDECK_SET_KEYS', 'page=flightdeck', 'status 500' ),
	'a server that has stopped answering' => array( check_set( '', array(), true, 'timed out' ), 'recommended', 'Check that the server runs', 'page=flightdeck', 'timed out' ),
	'two damaged files'                 => array( check_set( '', array( 'a/1.js', 'b/2.js' ), false ), 'critical', 'Install the plugin again', 'plugin-install.php', 'a/1.js, b/2.js' ),
	'many damaged files'                => array( check_set( '', array( '1', '2', '3', '4', '5', '6' ), false ), 'critical', '', '', '1, 2, 3, 4, 5, …' ),
	'files that need no signature'      => array( check_signature( false, array(), null, '' ), 'good', 'Only files on another server', '', '' ),
	'no pinned key'                     => array( check_signature( true, array(), null, '' ), 'critical', 'Set FLIGHTDECK_SET_KEYS', '', '' ),
	'no signed registry'                => array( check_signature( true, $keys, null, '' ), 'critical', 'Sign the list again', 'page=flightdeck', '' ),
	'a refused registry'                => array( check_signature( true, $keys, $stored, 'is older' ), 'recommended', 'find out who did', 'page=flightdeck', 'is older' ),
	'a signed registry'                 => array( check_signature( true, $keys, $stored, '' ), 'good', 'starts with mj0boLbu.', '', '' ),
	'a tested partner'                  => array( check_versions( null, '', '13.9.1' ), 'good', 'Jetpack 13.9.1 provides', '', '' ),
	'an untested partner'               => array( check_versions( null, '', '17.5.1' ), 'recommended', 'Jetpack 17.5, only up to', 'update-core.php', '' ),
	'an untested partner whose page state has a known shape' => array( check_versions( null, '', '17.5.1', true ), 'good', 'Jetpack 17.5.1 provides', '', '' ),
	'no partner'                        => array( check_versions( 'partner-missing', '', '' ), 'recommended', 'needs the Jetpack plugin', 'plugin-install.php', '' ),
	'an inactive partner'               => array( check_versions( 'partner-inactive', '', '' ), 'recommended', 'Activate Jetpack', 'plugins.php', '' ),
	'a partner that has stopped'        => array( check_versions( 'partner-stopped', '', '' ), 'critical', 'Update WordPress', 'update-core.php', '' ),
	'an old partner'                    => array( check_versions( 'partner-old', '', '9.0' ), 'critical', 'Update Jetpack to 11.3', 'update-core.php', '' ),
	'a page state that lacks a field'   => array( check_versions( 'partner-incompatible', 'initial.settings', '14.5' ), 'critical', 'Update Flightdeck', 'page=jetpack', 'Missing: initial.settings' ),
	'a partner that throws'             => array( check_versions( 'partner-failed', 'Error: x', '13.9' ), 'critical', 'An error occurred in the Jetpack plugin', 'page=jetpack', 'Error: x' ),
	'REST that answers with JSON'       => array( $check_answer( $json ), 'good', 'answers the calls', '', '' ),
	'REST that answers with JSON lines' => array( $check_answer( $json_lines ), 'good', '', '', '' ),
	'REST that answers with an HTML page' => array( $check_answer( $html_page ), 'critical', 'firewall or a security plugin', '#/status', 'http://site.example/a: not JSON' ),
	'REST that a plugin blocks'         => array( $check_answer( $refusal( 401, 'rest_login_required' ), false ), 'critical', '', '', 'http://site.example/a: status 401, rest_login_required' ),
	'REST that refuses a visitor'       => array( $check_answer( $refusal( 401, 'rest_forbidden' ), false ), 'good', '', '', '' ),
	'REST that refuses an administrator' => array( $check_answer( $refusal( 403, 'rest_forbidden' ) ), 'critical', '', '', 'http://site.example/a: status 403, rest_forbidden' ),
	'REST while the set is unusable'    => array( $check_answer( $refusal( 404, 'flightdeck_set' ) ), 'good', '', '', '' ),
	'REST without the route of Flightdeck' => array( $check_answer( $refusal( 404, 'rest_no_route' ), false ), 'critical', '', '', 'http://site.example/a: status 404, rest_no_route' ),
	'REST that answers with an HTML page and an error status' => array( $check_answer( array( 'status' => 403 ) + $html_page ), 'critical', '', '', 'http://site.example/a: status 403' ),
	'REST that redirects'               => array( $check_answer( array( 'status' => 301, 'location' => 'https://other.example/wp-json/' ) + $json ), 'critical', 'exclude the address below', '#/status', 'http://site.example/a: status 301, redirects to https://other.example/wp-json/' ),
	'REST that redirects without an address' => array( $check_answer( array( 'status' => 302 ) + $json ), 'critical', '', '', 'http://site.example/a: status 302, redirects to no address' ),
	'a site that cannot send a request to itself' => array( $check_answer( array( 'error' => 'timed out' ) ), 'recommended', 'test the connection', '#/status', 'http://site.example/a: timed out' ),
	'REST that answers only the first call' => array( check_rest( array( 'a' => $json_lines, 'b' => $html_page ), true ), 'critical', '', '', 'b: not JSON' ),
	'the clock when the set is in the plugin folder' => array( check_clock( false, 0, 9999999 ), 'good', 'no other server', '', '' ),
	'the clock when the other server sends no time' => array( check_clock( true, null, 5 ), 'good', 'sends no time', '', '' ),
	'a clock that differs by five minutes' => array( check_clock( true, 1000, 1300 ), 'good', 'same time', '', '' ),
	'a clock that differs by five minutes and a second' => array( check_clock( true, 1301, 1000 ), 'recommended', 'differs by 301 seconds', '', '' ),
	'a clock that is two days fast'     => array( check_clock( true, 1000, 200000 ), 'critical', 'Ask your host', '', '' ),
) as $what => list( $finding, $status, $text, $url, $detail ) ) {
	same( "health: $what", array( $status, $detail ), array( $finding['status'], $finding['detail'] ) );
	same( "health: $what, text", true, '' === $text || false !== strpos( $finding['text'], $text ) );
	same( "health: $what, link", true, '' === $url || false !== strpos( $finding['action']['url'] ?? '', $url ) );
}

// The names of the tests must not contain an underscore: the script of WordPress replaces only the first underscore of a name.
foreach ( HEALTH_TESTS as $name ) {
	same( "health: the name of the test $name has only letters", 1, preg_match( '/^[a-z]+$/', $name ) );
}
$result = health_result( 'set' );
same( 'health: a result has the fields that WordPress expects', array( 'label', 'status', 'badge', 'description', 'actions', 'test' ), array_keys( $result ) );
same( 'health: a plugin folder without files is critical', array( 'critical', 'flightdeck_set' ), array( $result['status'], $result['test'] ) );
same( 'health: the link to the remedy is escaped', true, false !== strpos( $result['actions'], 'href="http://site.example/wp-admin/plugin-install.php?tab=upload"' ) );
same( 'health: files of the plugin folder need no signature', 'good', health_finding( 'signature' )['status'] );
same( 'health: a site without the partner gets a recommendation', 'recommended', health_finding( 'versions' )['status'] );

// The site requests its own REST API, without a partner and without a login.
$reads_route                = 'http://site.example/wp-json/flightdeck/v1/reads?paths=';
$GLOBALS['host']['answers'] = array( $reads_route => '[]' );
same( 'health: a site that answers its own request passes the REST test', 'good', health_finding( 'rest' )['status'] );

// The site requests its own REST API behind Basic authentication, for a logged-in user. The first request has no login.
define( 'LOGGED_IN_COOKIE', 'login' );
$_COOKIE = array( 'login' => 'secret cookie' );
$_SERVER['PHP_AUTH_USER'] = 'user';
$_SERVER['PHP_AUTH_PW']   = 'password';
$GLOBALS['host']['is_logged_in'] = true;
$has_login = static function ( array $args ): bool {
	return (bool) preg_match( '/secret cookie|nonce of|Basic /', json_encode( $args ) );
};
/** Returns the status of the REST test and, for each request that the site sends to itself, whether the request contains the login. */
$test_rest = static function ( $answer ) use ( $reads_route, $has_login ): array {
	$GLOBALS['host']['answers'] = array( $reads_route => $answer );
	$GLOBALS['host']['sent']    = array();
	$finding = health_finding( 'rest' );
	$sent    = array_column( $GLOBALS['host']['sent'], 1 );
	same( 'health: no request of the site to itself follows a redirect', array( 0 ), array_unique( array_map( static function ( array $args ): int {
		return $args['redirection'] ?? 5;
	}, $sent ) ) );
	same( 'health: each request of the site to itself has limits', count( $sent ), count( array_filter( $sent, static function ( array $args ): bool {
		return $args['timeout'] <= 10 && ( $args['limit_response_size'] ?? INF ) <= 2 * MB_IN_BYTES + 1;
	} ) ) );
	return array( $finding['status'], array_map( $has_login, $sent ) );
};
foreach ( array(
	'a redirect to another server'   => array( array( 'critical', array( false ) ), array( 'status' => 302, 'headers' => array( 'location' => 'https://other.example/' ), 'body' => '' ) ),
	'an HTML page of a firewall'     => array( array( 'critical', array( false ) ), array( 'status' => 403, 'headers' => array( 'content-type' => 'text/html' ), 'body' => '<h1>Blocked</h1>' ) ),
	'a server error'                 => array( array( 'critical', array( false ) ), 500 ),
	'a missing route'                => array( array( 'critical', array( false ) ), array( 'status' => 404, 'headers' => array(), 'body' => '{"code":"rest_no_route"}' ) ),
	'an HTML page in place of JSON'  => array( array( 'critical', array( false ) ), array( 'status' => 200, 'headers' => array(), 'body' => '<h1>Hello</h1>' ) ),
	'an answer to a request without a login' => array( array( 'good', array( false ) ), '[]' ),
	'a refusal of a request without a login' => array( array( 'good', array( false, true ) ), static function ( array $args ) use ( $has_login ) {
		return $has_login( $args ) ? '[]' : array( 'status' => 401, 'headers' => array(), 'body' => '{"code":"rest_forbidden"}' );
	} ),
	'a web server that requires a password' => array( array( 'good', array( false, true ) ), static function ( array $args ) use ( $has_login ) {
		return $has_login( $args ) ? '[]' : array( 'status' => 401, 'headers' => array(), 'body' => '<h1>Password</h1>' );
	} ),
	'a redirect of a request with a login' => array( array( 'critical', array( false, true ) ), static function ( array $args ) use ( $has_login ) {
		return $has_login( $args ) ? array( 'status' => 307, 'headers' => array( 'location' => '//other.example' ), 'body' => '{}' ) : array( 'status' => 403, 'headers' => array(), 'body' => '{"code":"rest_forbidden"}' );
	} ),
) as $what => list( $expected, $answer ) ) {
	same( "health: request of the site to itself: $what", $expected, $test_rest( $answer ) );
}
unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] );
$_COOKIE = array();
$GLOBALS['host']['is_logged_in'] = false;
$GLOBALS['host']['answers']      = array();

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

$facts = array(
	'version'               => '1.2.3',
	'environment'           => 'staging',
	'set'                   => 'https://set.example/',
	'set_from'              => 'constant',
	'keys'                  => 2,
	'serial'                => 7,
	'areas'                 => array( 'mf-settings' => '1.4.0' ),
	'partner'               => '13.9',
	'replaces_jetpack_page' => false,
	'refused'               => '/srv/www/registry.json',
	'problem'               => '',
);
$fields = info_fields( $facts, array( 'isActive' => true, 'isOffline' => false ), array() );
$values = array_map( static function ( array $field ): string {
	return $field['value'];
}, $fields );
same(
	'info: shows the facts',
	array(
		'version'               => '1.2.3',
		'partner'               => '13.9',
		'environment'           => 'staging',
		'language'              => 'de-DE, Europe/Berlin',
		'set'                   => 'https://set.example/',
		'set_from'              => 'FLIGHTDECK_SET_URL in wp-config.php',
		'keys'                  => '2',
		'serial'                => '7',
		'mf-settings'           => '1.4.0',
		'isActive'              => 'yes',
		'isOffline'             => 'no',
		'replaces_jetpack_page' => 'no',
		'origins'               => 'None',
		'refused'               => '/srv/www/registry.json',
		'problem'               => 'None',
	),
	$values
);
$private_fields = array_keys( array_filter( $fields, static function ( array $field ): bool {
	return ! empty( $field['private'] );
} ) );
same( 'info: paths of the server are private', array( 'refused', 'problem' ), $private_fields );
same( 'info: Flightdeck replaces the Jetpack page', 'yes', info_fields( array( 'replaces_jetpack_page' => true ) + $facts, null, array() )['replaces_jetpack_page']['value'] );

// On a right-to-left page, Unicode marks keep technical values in their order. The text to copy contains no marks.
$GLOBALS['host']['rtl'] = true;
$fields = info_fields( $facts, array( 'isActive' => true ), array() );
same( 'info: an address has marks on a right-to-left page, and none in the text to copy', array( "\u{2066}https://set.example/\u{2069}", 'https://set.example/' ), array( $fields['set']['value'], $fields['set']['debug'] ) );
same( 'info: the text to copy is the same on a right-to-left page', array( 'constant', 'yes' ), array( $fields['set_from']['debug'], $fields['isActive']['debug'] ) );
same( 'info: a text in the language of the page has no marks', 'غير نشط', \Flightdeck\left_to_right( 'غير نشط' ) );
$GLOBALS['host']['rtl'] = false;
