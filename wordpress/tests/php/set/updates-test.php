<?php
/**
 * Tests which update is offered: the release file decides.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\verified_release;
use function Flightdeck\read_release;
use function Flightdeck\current_release;
use function Flightdeck\set_keys;
use function Flightdeck\signatures_file;
use function Flightdeck\update_entry;
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

same( 'release file: a valid one is read', '1.2.3', read_release( release_json() )->version );
$other_file = 'wordpress.json is not a release file for this version of the plugin';
foreach ( array(
	'no JSON'                        => array( $other_file, '<html>' ),
	'a registry'                     => array( $other_file, json_encode( sample_registry() ) ),
	'another protocol'               => array( $other_file, release_json( array( 'protocol' => 2 ) ) ),
	'another product'                => array( $other_file, release_json( array( 'product' => 'registry' ) ) ),
	'no version'                     => array( 'wordpress.json has no valid version', release_json( array( 'version' => null ) ) ),
	'a version with text'            => array( 'wordpress.json has no valid version', release_json( array( 'version' => '1.2.3<b>' ) ) ),
	'a package on another server'    => array( 'wordpress.json has no valid package', release_json( array( 'package' => '//evil.example/flightdeck-1.zip' ) ) ),
	'a package in another folder'    => array( 'wordpress.json has no valid package', release_json( array( 'package' => '../flightdeck-1.zip' ) ) ),
	'a short hash'                   => array( 'wordpress.json has no valid sha256', release_json( array( 'sha256' => 'aaaa' ) ) ),
	'no oldest version of WordPress' => array( 'wordpress.json has no valid requires', release_json( array( 'requires' => 6.1 ) ) ),
	'changes that are not texts'     => array( 'wordpress.json has no list of changes', release_json( array( 'changes' => array( 1 ) ) ) ),
) as $what => list( $reason, $json ) ) {
	same( "release file: refused with $what", $reason, thrown( static function () use ( $json ) { read_release( $json ); } ) );
}

$release = read_release( release_json() );
foreach ( array( '1.2.2' => '1.2.3', '1.2.3' => '1.2.3', '1.2.4' => null, '1.10.0' => null, '0.9.9' => '1.2.3' ) as $installed => $version ) {
	$update = update_entry( $release, (string) $installed );
	same( "update offered to version $installed", $version, $update ? $update['version'] : null );
}
same( 'the package has no address that WordPress alone can download', 'flightdeck:flightdeck-1.2.3.zip', update_entry( $release, '1.0.0' )['package'] );

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
	same( 'release: an unsigned file is refused', $unsigned, $why_refused( release_json(), null ) );
	same( 'release: a file that another key has signed is refused', $unsigned, $why_refused( release_json(), $stranger ) );
	same( 'release: a file that was changed after the signature is refused', $unsigned, $why_refused( release_json(), $ours, release_json( array( 'version' => '9.9.9' ) ) ) );
	same( 'release: a signed registry is refused', $other_file, $why_refused( json_encode( sample_registry() ), $ours ) );
	same( 'release: a signed file is used', '', $why_refused( release_json(), $ours ) );
	same( 'release: the same file is used again', '', $why_refused( release_json(), $ours ) );
	same( 'release: a signed file with an older version is refused', 'wordpress.json names version 1.2.2, which is older than 1.2.3', $why_refused( release_json( array( 'version' => '1.2.2' ) ), $ours ) );
	same( 'release: a signed file with a newer version is used', '', $why_refused( release_json( array( 'version' => '1.10.0' ) ), $ours ) );
	same( 'release: every file is refused without a pinned key', 'FLIGHTDECK_UPDATE_KEYS contains no valid public key', thrown( static function () { verified_release( RELEASES, array() ); } ) );
	// The site also pins a key for sets (doubles/sets.php).
	$GLOBALS['host']['constants'] = array( 'FLIGHTDECK_UPDATE_URL' => RELEASES );
	$why_refused( release_json( array( 'version' => '2.0.0' ) ), pinned_key() );
	same( 'release: a key of sets is not a key of archives', 'FLIGHTDECK_UPDATE_KEYS contains no valid public key', thrown( 'Flightdeck\\current_release' ) );
	$GLOBALS['host']['constants']['FLIGHTDECK_UPDATE_KEYS'] = $ours['public'];
	same( 'release: a key of sets does not count beside a key of archives', $unsigned, thrown( 'Flightdeck\\current_release' ) );
	$why_refused( release_json( array( 'version' => '2.0.0' ) ), $ours );
	same( 'release: a key of archives verifies an archive', '', thrown( 'Flightdeck\\current_release' ) );
	same( 'release: a key of archives is not a key of sets', array( pinned_key()['public'] ), set_keys() );
	$GLOBALS['host']['constants'] = array();
}

$others = array( 'other/other.php' => (object) array( 'new_version' => '2.0' ) );
$listed = static function ( ?string $version, object $before ): array {
	$update      = null === $version ? null : update_entry( read_release( release_json( array( 'version' => $version ) ) ), '1.2.3' );
	$after       = with_update( $before, 'flightdeck/flightdeck.php', $update );
	$versions_of = static function ( $list ) {
		return array_map(
			static function ( $entry ) {
				return $entry->new_version;
			},
			$list
		);
	};
	return array( $versions_of( $after->response ), $versions_of( $after->no_update ) );
};
$ours = 'flightdeck/flightdeck.php';
$old  = array( $ours => (object) array( 'new_version' => '1.2.4' ) );
foreach ( array(
	'a newer release in an empty list'    => array( array( array( $ours => '1.3.0' ), array() ), '1.3.0', (object) array() ),
	'a newer release among others'        => array( array( array( 'other/other.php' => '2.0', $ours => '1.3.0' ), array() ), '1.3.0', (object) array( 'response' => $others ) ),
	'a newer release in place of an older one' => array( array( array( $ours => '1.3.0' ), array() ), '1.3.0', (object) array( 'response' => $old ) ),
	'the installed release'               => array( array( array(), array( $ours => '1.2.3' ) ), '1.2.3', (object) array( 'response' => $old ) ),
	'no release'                          => array( array( array( 'other/other.php' => '2.0' ), array() ), null, (object) array( 'response' => $others + $old ) ),
) as $what => list( $expected, $version, $before ) ) {
	same( "list of updates with $what", $expected, $listed( $version, $before ) );
}
