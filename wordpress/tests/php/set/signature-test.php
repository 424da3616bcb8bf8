<?php
/**
 * Tests which registries from another server are used: their signature and their serial number decide.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\clean_keys;
use function Flightdeck\verified_registry;
use function Flightdeck\registry_from;
use function Flightdeck\signatures_file;
use function Flightdeck\signed_by;

const URL = 'https://set.example/set/';

/** Returns a key pair: `public` for sites to pin, `secret` for sodium to sign with. */
function key_pair(): array {
	$pair = sodium_crypto_sign_keypair();
	return array(
		'public' => base64_encode( sodium_crypto_sign_publickey( $pair ) ),
		'secret' => sodium_crypto_sign_secretkey( $pair ),
	);
}

$pinned = key_pair();
$other  = key_pair();
define( 'FLIGHTDECK_SET_KEYS', $pinned['public'] );

/** Returns the valid registry of the other tests with a serial number; `$version` makes two of the same serial differ. */
$with_serial = static function ( int $serial, string $version = '1' ) use ( $registry ): string {
	return json_encode( array( 'serial' => $serial, 'version' => $version ) + $registry );
};

/** Puts a registry on the server of the set, signed with these keys. */
$serve = static function ( string $json, array ...$keys ): void {
	$signatures = array();
	foreach ( $keys as $key ) {
		$signatures[ $key['public'] ] = base64_encode( sodium_crypto_sign_detached( $json, $key['secret'] ) );
	}
	$GLOBALS['host']['answers'] = array( URL . 'registry.json' => $json );
	if ( $keys ) {
		$GLOBALS['host']['answers'][ URL . signatures_file( $json ) ] = json_encode( $signatures );
	}
};

/** Ends the minute without new requests, and returns the serial number of the registry in use. */
$used = static function (): int {
	set_transient( 'flightdeck_set_failed', false );
	if ( isset( $GLOBALS['host']['options']['flightdeck_set_kept'] ) ) {
		$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
	}
	return registry_from( URL )->serial;
};
$refused = static function (): string {
	return $GLOBALS['host']['options']['flightdeck_set_kept']['refused'];
};
$no_signature = 'registry.json is not signed with a key of this site, or was changed on the way';
$too_old      = 'registry.json is older than the one in use';

same( 'only valid keys are kept', array( $pinned['public'] ), clean_keys( array( $pinned['public'], '', 'short', 7, base64_encode( 'short' ) ) ) );

// A signature from `npm run deploy`: Node and PHP sign and verify the same bytes.
$node = array(
	'key'       => 'mj0boLbuNAfN8mnS2pJltfNsZ1uwgyxPKCCMHpiLEl4=',
	'signature' => 'OjA71k7tOqw82/FAiKCcYT0LlyDM7JBQb5FPpAGbgY2kzpte192mX0imkqo7YTwbH1fkuV9yYq+v2jlPYS1ODw==',
);
$file = json_encode( array( $node['key'] => $node['signature'] ) );
same( 'a signature that Node created is valid', $node['key'], signed_by( "{\"protocol\":1}\n", $file, array( $other['public'], $node['key'] ) ) );
foreach ( array(
	'another text'           => array( '{"protocol":1}', $file, array( $node['key'] ) ),
	'another key'            => array( "{\"protocol\":1}\n", $file, array( $other['public'] ) ),
	'a long file'            => array( "{\"protocol\":1}\n", $file . str_repeat( ' ', 70000 ), array( $node['key'] ) ),
	'no JSON'                => array( "{\"protocol\":1}\n", '<html>', array( $node['key'] ) ),
	'a short signature'      => array( "{\"protocol\":1}\n", json_encode( array( $node['key'] => 'AAAA' ) ), array( $node['key'] ) ),
	'a signature of no text' => array( "{\"protocol\":1}\n", json_encode( array( $node['key'] => array() ) ), array( $node['key'] ) ),
) as $what => $input ) {
	same( "refused: $what", $no_signature, thrown( static function () use ( $input ) { signed_by( ...$input ); } ) );
}

// The site has no registry yet.
$serve( $with_serial( 10 ) );
same( 'first registry: an unsigned one is refused', $no_signature, thrown( $used ) );
$serve( $with_serial( 10 ), $other );
same( 'first registry: one with the signature of another key is refused', $no_signature, thrown( $used ) );
$serve( $with_serial( 10 ), $other, $pinned );
same( 'first registry: one with two signatures is used if one key is pinned', 10, $used() );
same( 'first registry: no refusal is stored', '', $refused() );

// An attacker controls the server of the set.
foreach ( array(
	'an unsigned registry'                         => array( $no_signature, $with_serial( 11 ) ),
	'a registry that another key has signed'       => array( $no_signature, $with_serial( 11 ), $other ),
	'a registry with an older serial number'       => array( $too_old, $with_serial( 9 ), $pinned ),
	'another registry with the same serial number' => array( $too_old, $with_serial( 10, '2' ), $pinned ),
	'a registry without a serial number'           => array( $too_old, json_encode( $registry ), $pinned ),
) as $what => $row ) {
	$why = array_shift( $row );
	$serve( ...$row );
	same( "$what is refused, and the last one is still used", array( 10, $why ), array( $used(), $refused() ) );
}
$serve( $with_serial( 11 ), $pinned );
$GLOBALS['host']['answers'][ URL . 'registry.json' ] .= ' ';
same( 'a registry that was changed after the signature is refused', array( 10, $no_signature ), array( $used(), $refused() ) );
$GLOBALS['host']['answers'] = array();
same( 'without an answer, the last registry is used, and nothing is refused', array( 10, '' ), array( $used(), $refused() ) );

// The server fails to send the signatures. It counts as unreachable, and the registry does not count as refused.
$serve( $with_serial( 11 ), $pinned );
$GLOBALS['host']['answers'][ URL . signatures_file( $with_serial( 11 ) ) ] = 503;
same( 'without signatures because of a server error, the last registry is used, and nothing is refused', array( 10, '' ), array( $used(), $refused() ) );

$serve( $with_serial( 11 ), $pinned );
same( 'a newer signed registry is used', array( 11, '' ), array( $used(), $refused() ) );

// For the same bytes, the signature is not requested again.
$GLOBALS['host']['requested'] = array();
$GLOBALS['host']['sent']      = array();
same( 'the signature of an unchanged registry is not requested again', array( 11, array( URL . 'registry.json' ) ), array( $used(), $GLOBALS['host']['requested'] ) );

foreach ( $GLOBALS['host']['sent'] as list( $address, $args ) ) {
	same( "a request to $address has limits, and follows no redirect", array( 0, 2 * MB_IN_BYTES + 1, true ), array( $args['redirection'], $args['limit_response_size'], $args['timeout'] <= 10 ) );
}

// The server's clock was fast and is now right.
$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = time() + 86400;
$GLOBALS['host']['requested']                            = array();
same( 'a registry whose stored time is in the future is requested again', array( 11, array( URL . 'registry.json' ) ), array( registry_from( URL )->serial, $GLOBALS['host']['requested'] ) );

// While the clock was fast, one request failed, and another ended without releasing the lock.
foreach ( array(
	'a failure of tomorrow' => array( '_transient_flightdeck_set_failed', array( 'url' => URL, 'why' => 'no answer', 'at' => time() + 86400 ) ),
	'a failure of an older version' => array( '_transient_flightdeck_set_failed', array( 'url' => URL, 'why' => 'no answer' ) ),
	'a lock of tomorrow' => array( 'flightdeck_set.lock', time() + 86400 ),
	'a lock of yesterday' => array( 'flightdeck_set.lock', time() - 86400 ),
) as $what => list( $option, $value ) ) {
	$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
	$GLOBALS['host']['options'][ $option ]                   = $value;
	$GLOBALS['host']['requested']                            = array();
	same( "$what does not stop requests", array( 11, array( URL . 'registry.json' ) ), array( registry_from( URL )->serial, $GLOBALS['host']['requested'] ) );
	unset( $GLOBALS['host']['options'][ $option ] );
}
$GLOBALS['host']['options']['flightdeck_set_kept']['at'] = 0;
$GLOBALS['host']['options']['flightdeck_set.lock']       = time() - 5;
$GLOBALS['host']['requested']                            = array();
same( 'a recent lock stops requests', array( 11, array() ), array( registry_from( URL )->serial, $GLOBALS['host']['requested'] ) );
unset( $GLOBALS['host']['options']['flightdeck_set.lock'] );

// A cache or an optimizer on the way changes files.
foreach ( array(
	'a byte order mark' => array( 11, "\xEF\xBB\xBF%s" ),
	'a comment'         => array( 11, "%s\n<!-- Cached by a plugin -->\n<!-- 0.1 s -->" ),
	'a byte order mark and a comment' => array( 11, "\xEF\xBB\xBF%s<!-- Cached -->" ),
) as $what => list( $serial, $form ) ) {
	$GLOBALS['host']['options'] = array();
	$serve( $with_serial( 11 ) . "\n", $pinned );
	$GLOBALS['host']['answers'][ URL . 'registry.json' ] = sprintf( $form, $with_serial( 11 ) . ( 0 === strpos( $form, '%' ) || strpos( $form, '<' ) ? '' : "\n" ) );
	same( "$what is removed before the signature is verified", $serial, $used() );
}
$GLOBALS['host']['answers'][ URL . 'registry.json' ] = json_encode( json_decode( $with_serial( 12 ) ), JSON_PRETTY_PRINT );
same( 'a registry with the same values and other spaces is refused', array( 11, $no_signature ), array( $used(), $refused() ) );
$serve( $with_serial( 11 ), $pinned );
$used();

// During a change of keys, both are pinned. After the old key is removed, a registry that it signed no longer counts.
$next = key_pair();
$serve( $with_serial( 12 ), $next );
same( 'a registry that the next key has signed is used', $next['public'], verified_registry( URL, $with_serial( 12 ), array( $pinned['public'], $next['public'] ), $with_serial( 11 ) )['key'] );
$GLOBALS['host']['options']['flightdeck_set_kept']['key'] = $other['public'];
same( 'a stored registry whose key is no longer pinned is not used', $no_signature, thrown( $used ) );
$serve( $with_serial( 3 ), $pinned );
same( 'without a usable registry, one with a lower serial number is used', 3, $used() );
