<?php
/**
 * The release file decides which update is offered.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\verified_release;
use function Flightdeck\read_release;
use function Flightdeck\current_release;
use function Flightdeck\set_keys;
use function Flightdeck\signatures_file;
use function Flightdeck\update_of;
use function Flightdeck\with_update;

const RELEASES = 'https://releases.example/';

/** Returns a release file with these fields; null leaves a field out. */
function release_json( array $fields = array() ): string {
	return json_encode(
		array_filter(
			$fields + array(
				'protocol'     => 1,
				'product'      => 'flightdeck-wordpress',
				'version'      => '1.2.3',
				'package'      => 'flightdeck-1.2.3.zip',
				'sha256'       => str_repeat( 'a', 64 ),
				'requires'     => '6.1',
				'requires_php' => '7.4',
				'tested'       => '7.1',
				'changes'      => array( 'First release.' ),
			),
			static function ( $value ) {
				return null !== $value;
			}
		)
	);
}

/** Verifies the release at the address of the site. */
function release(): object {
	return current_release();
}

same( 'a release file', '1.2.3', read_release( release_json() )->version );
$other_file = 'wordpress.json is not a release file for this version of the plugin';
foreach ( array(
	'no JSON'                        => array( $other_file, '<html>' ),
	'a registry'                     => array( $other_file, json_encode( $registry ) ),
	'another protocol'               => array( $other_file, release_json( array( 'protocol' => 2 ) ) ),
	'another product'                => array( $other_file, release_json( array( 'product' => 'registry' ) ) ),
	'no version'                     => array( 'wordpress.json has no valid version', release_json( array( 'version' => null ) ) ),
	'a version with text'            => array( 'wordpress.json has no valid version', release_json( array( 'version' => '1.2.3<b>' ) ) ),
	'a package on another server'    => array( 'wordpress.json has no valid package', release_json( array( 'package' => '//evil.example/flightdeck-1.zip' ) ) ),
	'a package in another folder'    => array( 'wordpress.json has no valid package', release_json( array( 'package' => '../flightdeck-1.zip' ) ) ),
	'a short hash'                   => array( 'wordpress.json has no valid sha256', release_json( array( 'sha256' => 'aaaa' ) ) ),
	'no oldest version of WordPress' => array( 'wordpress.json has no valid requires', release_json( array( 'requires' => 6.1 ) ) ),
	'changes that are not texts'     => array( 'wordpress.json has no list of changes', release_json( array( 'changes' => array( 1 ) ) ) ),
) as $what => list( $why, $json ) ) {
	same( "a release file: $what", $why, thrown( static function () use ( $json ) { read_release( $json ); } ) );
}

$release = read_release( release_json() );
foreach ( array( '1.2.2' => '1.2.3', '1.2.3' => '1.2.3', '1.2.4' => null, '1.10.0' => null, '0.9.9' => '1.2.3' ) as $installed => $version ) {
	$update = update_of( $release, (string) $installed );
	same( "update of $installed", $version, $update ? $update['version'] : null );
}
same( 'the package has no address that WordPress alone can download', 'flightdeck:flightdeck-1.2.3.zip', update_of( $release, '1.0.0' )['package'] );

if ( function_exists( 'sodium_crypto_sign' ) ) {
	$ours     = key_pair();
	$stranger = key_pair();
	/** Puts a release file with a signature on the server, and returns the reason for which it is refused. */
	$why_refused = static function ( string $json, ?array $key, string $served = '' ) use ( $ours ): string {
		$GLOBALS['host']['answers'] = array( RELEASES . 'wordpress.json' => '' === $served ? $json : $served );
		if ( $key ) {
			$signatures = json_encode( array( $key['public'] => base64_encode( sodium_crypto_sign_detached( $json, $key['secret'] ) ) ) );
			$GLOBALS['host']['answers'][ RELEASES . signatures_file( '' === $served ? $json : $served ) ] = $signatures;
		}
		return thrown( static function () use ( $ours ) { verified_release( RELEASES, array( $ours['public'] ) ); } );
	};
	$unsigned = 'wordpress.json is not signed with a key of this site';
	same( 'unsigned', $unsigned, $why_refused( release_json(), null ) );
	same( 'signed with another key', $unsigned, $why_refused( release_json(), $stranger ) );
	same( 'changed after it was signed', $unsigned, $why_refused( release_json(), $ours, release_json( array( 'version' => '9.9.9' ) ) ) );
	same( 'a signed registry', $other_file, $why_refused( json_encode( $registry ), $ours ) );
	same( 'signed', '', $why_refused( release_json(), $ours ) );
	same( 'signed, the same again', '', $why_refused( release_json(), $ours ) );
	same( 'an older one, signed', 'wordpress.json names version 1.2.2, which is older than 1.2.3', $why_refused( release_json( array( 'version' => '1.2.2' ) ), $ours ) );
	same( 'a newer one, signed', '', $why_refused( release_json( array( 'version' => '1.10.0' ) ), $ours ) );
	same( 'no key is pinned', 'FLIGHTDECK_UPDATE_KEYS contains no valid public key', thrown( static function () { verified_release( RELEASES, array() ); } ) );
	// The key of sets is pinned too (signature-test.php).
	$GLOBALS['host']['constants'] = array( 'FLIGHTDECK_UPDATE_URL' => RELEASES );
	$why_refused( release_json( array( 'version' => '2.0.0' ) ), $pinned );
	same( 'a key of sets is not a key of archives', 'FLIGHTDECK_UPDATE_KEYS contains no valid public key', thrown( __NAMESPACE__ . '\\release' ) );
	$GLOBALS['host']['constants']['FLIGHTDECK_UPDATE_KEYS'] = $ours['public'];
	same( 'nor beside one', $unsigned, thrown( __NAMESPACE__ . '\\release' ) );
	$why_refused( release_json( array( 'version' => '2.0.0' ) ), $ours );
	same( 'a key of archives', '', thrown( __NAMESPACE__ . '\\release' ) );
	same( 'is not a key of sets', array( $pinned['public'] ), set_keys() );
	$GLOBALS['host']['constants'] = array();
}

$others = array( 'other/other.php' => (object) array( 'new_version' => '2.0' ) );
$listed = static function ( ?string $version, object $before ): array {
	$update = null === $version ? null : update_of( read_release( release_json( array( 'version' => $version ) ) ), '1.2.3' );
	$after  = with_update( $before, 'flightdeck/flightdeck.php', $update );
	$short  = static function ( $list ) {
		return array_map(
			static function ( $entry ) {
				return $entry->new_version;
			},
			$list
		);
	};
	return array( $short( $after->response ), $short( $after->no_update ) );
};
$ours = 'flightdeck/flightdeck.php';
$old  = array( $ours => (object) array( 'new_version' => '1.2.4' ) );
foreach ( array(
	'a newer release in an empty list'    => array( array( array( $ours => '1.3.0' ), array() ), '1.3.0', (object) array() ),
	'a newer release beside others'       => array( array( array( 'other/other.php' => '2.0', $ours => '1.3.0' ), array() ), '1.3.0', (object) array( 'response' => $others ) ),
	'a newer release instead of an older' => array( array( array( $ours => '1.3.0' ), array() ), '1.3.0', (object) array( 'response' => $old ) ),
	'the installed release'               => array( array( array(), array( $ours => '1.2.3' ) ), '1.2.3', (object) array( 'response' => $old ) ),
	'no release'                          => array( array( array( 'other/other.php' => '2.0' ), array() ), null, (object) array( 'response' => $others + $old ) ),
) as $what => list( $expected, $version, $before ) ) {
	same( "list of updates with $what", $expected, $listed( $version, $before ) );
}
