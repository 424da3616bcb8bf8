<?php
/**
 * Tests which update the plugin offers to WordPress. The release file decides.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\verified_release;
use function Flightdeck\read_release;
use function Flightdeck\current_release;
use function Flightdeck\offer_update;
use function Flightdeck\print_update_problem;
use function Flightdeck\set_keys;
use function Flightdeck\signatures_file;
use function Flightdeck\update_entry;
use function Flightdeck\with_update;

const RELEASES = 'https://releases.example/';

/** Returns a valid release file with changed fields. A field whose value is null is left out. */
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

same( 'release file: a valid file is read', '1.2.3', read_release( release_json() )->version );
$not_a_release_file = 'wordpress.json is not a release file for this version of the plugin';
foreach ( array(
	'text that is not JSON'          => array( $not_a_release_file, '<html>' ),
	'a registry'                     => array( $not_a_release_file, json_encode( sample_registry() ) ),
	'another protocol'               => array( $not_a_release_file, release_json( array( 'protocol' => 2 ) ) ),
	'another product'                => array( $not_a_release_file, release_json( array( 'product' => 'registry' ) ) ),
	'no version'                     => array( 'wordpress.json has no valid version', release_json( array( 'version' => null ) ) ),
	'a version with markup'          => array( 'wordpress.json has no valid version', release_json( array( 'version' => '1.2.3<b>' ) ) ),
	'a package on another server'    => array( 'wordpress.json has no valid package', release_json( array( 'package' => '//evil.example/flightdeck-1.zip' ) ) ),
	'a package in another folder'    => array( 'wordpress.json has no valid package', release_json( array( 'package' => '../flightdeck-1.zip' ) ) ),
	'a short hash'                   => array( 'wordpress.json has no valid sha256', release_json( array( 'sha256' => 'aaaa' ) ) ),
	'no oldest version of WordPress' => array( 'wordpress.json has no valid requires', release_json( array( 'requires' => 6.1 ) ) ),
	'changes that are not strings'   => array( 'wordpress.json has no list of changes', release_json( array( 'changes' => array( 1 ) ) ) ),
) as $what => list( $reason, $json ) ) {
	same( "release file: a file with $what is refused", $reason, thrown_message( static function () use ( $json ) { read_release( $json ); } ) );
}

$release = read_release( release_json() );
foreach ( array( '1.2.2' => '1.2.3', '1.2.3' => '1.2.3', '1.2.4' => null, '1.10.0' => null, '0.9.9' => '1.2.3' ) as $installed => $version ) {
	$update = update_entry( $release, (string) $installed );
	same( "update offered to version $installed", $version, $update ? $update['version'] : null );
}
same( 'the address of the package is one that only the plugin can download', 'flightdeck:flightdeck-1.2.3.zip', update_entry( $release, '1.0.0' )['package'] );

if ( function_exists( 'sodium_crypto_sign' ) ) {
	$release_key = key_pair();
	$other_key   = key_pair();
	/**
	 * Puts a release file on the server, unsigned or signed with a key, and returns the reason why the site refuses it; empty if the site
	 * accepts it. With `$served`, the server sends that file instead, with the signature of `$json`.
	 */
	$why_refused = static function ( string $json, ?array $key, string $served = '' ) use ( $release_key ): string {
		$GLOBALS['wordpress']['answers'] = array( RELEASES . 'wordpress.json' => '' === $served ? $json : $served );
		if ( $key ) {
			$signatures = json_encode( array( $key['public'] => base64_encode( sodium_crypto_sign_detached( $json, $key['secret'] ) ) ) );
			$GLOBALS['wordpress']['answers'][ RELEASES . signatures_file( '' === $served ? $json : $served ) ] = $signatures;
		}
		return thrown_message( static function () use ( $release_key ) { verified_release( RELEASES, array( $release_key['public'] ) ); } );
	};
	$unsigned = 'wordpress.json is not signed with a key of this site';
	same( 'release: an unsigned file is refused', $unsigned, $why_refused( release_json(), null ) );
	same( 'release: a file that another key has signed is refused', $unsigned, $why_refused( release_json(), $other_key ) );
	same( 'release: a file that was changed after the signature is refused', $unsigned, $why_refused( release_json(), $release_key, release_json( array( 'version' => '9.9.9' ) ) ) );
	same( 'release: a signed registry is refused', $not_a_release_file, $why_refused( json_encode( sample_registry() ), $release_key ) );
	same( 'release: a signed file is used', '', $why_refused( release_json(), $release_key ) );
	same( 'release: the same file is used again', '', $why_refused( release_json(), $release_key ) );
	same( 'release: a signed file with an older version is refused', 'wordpress.json names version 1.2.2, which is older than 1.2.3', $why_refused( release_json( array( 'version' => '1.2.2' ) ), $release_key ) );
	same( 'release: a signed file with a newer version is used', '', $why_refused( release_json( array( 'version' => '1.10.0' ) ), $release_key ) );
	same( 'release: every file is refused without a pinned key', 'FLIGHTDECK_UPDATE_KEYS contains no valid public key', thrown_message( static function () { verified_release( RELEASES, array() ); } ) );
	// The site also pins a key for sets (doubles/sets.php), which must not verify release files.
	$GLOBALS['wordpress']['constants'] = array( 'FLIGHTDECK_UPDATE_URL' => RELEASES );
	$why_refused( release_json( array( 'version' => '2.0.0' ) ), pinned_key() );
	same( 'release: without a key for updates, a key for sets is not used', 'FLIGHTDECK_UPDATE_KEYS contains no valid public key', thrown_message( 'Flightdeck\\current_release' ) );
	$GLOBALS['wordpress']['constants']['FLIGHTDECK_UPDATE_KEYS'] = $release_key['public'];
	same( 'release: besides a key for updates, a key for sets is not used', $unsigned, thrown_message( 'Flightdeck\\current_release' ) );
	$why_refused( release_json( array( 'version' => '2.0.0' ) ), $release_key );
	same( 'release: a key for updates verifies a release file', '', thrown_message( 'Flightdeck\\current_release' ) );
	same( 'release: a key for updates is not used for sets', array( pinned_key()['public'] ), set_keys() );
	$GLOBALS['wordpress']['constants'] = array();
}

/** Searches for an update with this release address in wp-config.php, null for none. Returns what the list of plugins then shows. */
$problem_shown_for = static function ( ?string $address ): string {
	$GLOBALS['wordpress']['constants'] = array( 'FLIGHTDECK_UPDATE_URL' => $address );
	offer_update( false, array( 'Version' => '1.2.3' ), plugin_basename( \Flightdeck\PLUGIN_FILE ) );
	ob_start();
	print_update_problem();
	$GLOBALS['wordpress']['constants'] = array();
	return (string) ob_get_clean();
};
same( 'with a release address that is not https, the list of plugins shows the reason', true, false !== strpos( $problem_shown_for( 'http://releases.example/' ), 'FLIGHTDECK_UPDATE_URL is not an https address' ) );
same( 'without a release address, the list of plugins shows no earlier reason', '', $problem_shown_for( null ) );

$other_update = array( 'other/other.php' => (object) array( 'new_version' => '2.0' ) );
/** Adds a release, or null for none, to WordPress's list of updates. Returns the versions in the list. */
$versions_after = static function ( ?string $version, object $before ): array {
	$update = null === $version ? null : update_entry( read_release( release_json( array( 'version' => $version ) ) ), '1.2.3' );
	return array_map(
		static function ( $entry ) {
			return $entry->new_version;
		},
		with_update( $before, 'flightdeck/flightdeck.php', $update )->response ?? array()
	);
};
$plugin_file   = 'flightdeck/flightdeck.php';
$listed_update = array( $plugin_file => (object) array( 'new_version' => '1.2.4' ) );
foreach ( array(
	'a newer release in an empty list'    => array( array( $plugin_file => '1.3.0' ), '1.3.0', (object) array() ),
	'a newer release and an update of another plugin' => array( array( 'other/other.php' => '2.0', $plugin_file => '1.3.0' ), '1.3.0', (object) array( 'response' => $other_update ) ),
	'a newer release in place of an older release' => array( array( $plugin_file => '1.3.0' ), '1.3.0', (object) array( 'response' => $listed_update ) ),
	'the installed release'               => array( array(), '1.2.3', (object) array( 'response' => $listed_update ) ),
	'no release'                          => array( array( 'other/other.php' => '2.0' ), null, (object) array( 'response' => $other_update + $listed_update ) ),
) as $what => list( $expected, $version, $before ) ) {
	same( "list of updates with $what", $expected, $versions_after( $version, $before ) );
}
