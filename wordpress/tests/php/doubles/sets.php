<?php
/**
 * Valid registries, and a simulated server that sends them, for tests of sets on another server. The site pins one key, with which it
 * verifies the signatures of registries.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\registry_from;
use function Flightdeck\signatures_file;

/** Address of the set on the simulated server. */
const SET_ADDRESS = 'https://set.example/set/';
/** Reasons why the site refuses a registry. */
const NOT_SIGNED = 'registry.json is not signed with a key of this site, or was changed on the way';
const NOT_NEWER  = 'registry.json is not newer than the one in use';

/** Returns a hash of valid length that belongs to no file. */
function sample_hash(): string {
	return 'sha384-' . str_repeat( 'A', 64 );
}

/** Returns a valid registry with the root and one area. */
function sample_registry(): array {
	$code = 'go()';
	return array(
		'protocol' => 1,
		'root'     => array(
			'base'    => 'root-config/1/',
			'files'   => array( 'main.js' => sample_hash() ),
			'markup'  => '<div></div>',
			'scripts' => array( 'main.js' ),
			'styles'  => array(),
			'early'   => array( 'code' => $code, 'hash' => 'sha256-' . base64_encode( hash( 'sha256', $code, true ) ) ),
		),
		'areas'    => array(
			'mf-settings' => array(
				'base'     => 'mf-settings/1/',
				'files'    => array( 'remote.js' => sample_hash(), 'area.js' => sample_hash() ),
				'entry'    => 'remote.js',
				'chunks'   => array( 'security' => array( 'area.js' ) ),
				'manifest' => array( 'needs' => (object) array() ),
			),
		),
	);
}

/** Returns a key pair: `public` for sites to pin, `secret` for sodium to sign with. */
function key_pair(): array {
	$pair = sodium_crypto_sign_keypair();
	return array(
		'public' => base64_encode( sodium_crypto_sign_publickey( $pair ) ),
		'secret' => sodium_crypto_sign_secretkey( $pair ),
	);
}

/** Returns the key pair whose public key the site pins for sets. It is the same in all tests. */
function pinned_key(): array {
	static $pair = null;
	$pair = $pair ?? key_pair();
	return $pair;
}

if ( function_exists( 'sodium_crypto_sign' ) ) {
	define( 'FLIGHTDECK_SET_KEYS', pinned_key()['public'] );
}

/** Returns the JSON of a valid registry. Tests that need two registries with the same serial number set `$version`. */
function registry_json( int $serial, string $version = '1' ): string {
	return json_encode( array( 'serial' => $serial, 'version' => $version ) + sample_registry() );
}

/** Puts a registry on the simulated server, signed with these keys. Removes all other answers of the server. */
function serve_registry( string $json, array ...$keys ): void {
	$signatures = array();
	foreach ( $keys as $key ) {
		$signatures[ $key['public'] ] = base64_encode( sodium_crypto_sign_detached( $json, $key['secret'] ) );
	}
	$GLOBALS['wordpress']['answers'] = array( SET_ADDRESS . 'registry.json' => $json );
	if ( $keys ) {
		$GLOBALS['wordpress']['answers'][ SET_ADDRESS . signatures_file( $json ) ] = json_encode( $signatures );
	}
}

/** Requests the registry without waiting for the next minute. Returns the serial number of the registry that the site then uses. */
function reload_registry(): int {
	set_transient( 'flightdeck_set_failed', false );
	if ( isset( $GLOBALS['wordpress']['options']['flightdeck_set_kept'] ) ) {
		$GLOBALS['wordpress']['options']['flightdeck_set_kept']['at'] = 0;
	}
	return registry_from( SET_ADDRESS )->serial;
}

/** Returns the reason why the site refused the newest registry; empty when it uses that registry, or when the server did not answer. */
function stored_refusal(): string {
	return $GLOBALS['wordpress']['options']['flightdeck_set_kept']['refused'];
}
