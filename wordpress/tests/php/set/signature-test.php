<?php
/**
 * Tests whether the site uses a registry from another server. Its signature and serial number decide.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\clean_keys;
use function Flightdeck\verified_registry;
use function Flightdeck\registry_from;
use function Flightdeck\signatures_file;
use function Flightdeck\signed_by;

$pinned_key = pinned_key();
$other_key  = key_pair();

same( 'invalid keys are removed', array( $pinned_key['public'] ), clean_keys( array( $pinned_key['public'], '', 'short', 7, base64_encode( 'short' ) ) ) );

// A signature that `npm run deploy` created in Node, for the text {"protocol":1} with a line break. PHP must verify the same bytes.
$node_signer = array(
	'key'       => 'mj0boLbuNAfN8mnS2pJltfNsZ1uwgyxPKCCMHpiLEl4=',
	'signature' => 'OjA71k7tOqw82/FAiKCcYT0LlyDM7JBQb5FPpAGbgY2kzpte192mX0imkqo7YTwbH1fkuV9yYq+v2jlPYS1ODw==',
);
$signatures = json_encode( array( $node_signer['key'] => $node_signer['signature'] ) );
same( 'a signature that Node created is valid', $node_signer['key'], signed_by( "{\"protocol\":1}\n", $signatures, array( $other_key['public'], $node_signer['key'] ) ) );
foreach ( array(
	'a text without the line break' => array( '{"protocol":1}', $signatures, array( $node_signer['key'] ) ),
	'a key that did not sign' => array( "{\"protocol\":1}\n", $signatures, array( $other_key['public'] ) ),
	'a file of signatures that is too long' => array( "{\"protocol\":1}\n", $signatures . str_repeat( ' ', 70000 ), array( $node_signer['key'] ) ),
	'a file of signatures that is not JSON' => array( "{\"protocol\":1}\n", '<html>', array( $node_signer['key'] ) ),
	'a short signature'      => array( "{\"protocol\":1}\n", json_encode( array( $node_signer['key'] => 'AAAA' ) ), array( $node_signer['key'] ) ),
	'a signature that is not a string' => array( "{\"protocol\":1}\n", json_encode( array( $node_signer['key'] => array() ) ), array( $node_signer['key'] ) ),
) as $what => $input ) {
	same( "signed_by() refuses $what", NOT_SIGNED, thrown_message( static function () use ( $input ) { signed_by( ...$input ); } ) );
}

// The site has no registry yet.
serve_registry( registry_json( 10 ) );
same( 'first registry: an unsigned registry is refused', NOT_SIGNED, thrown_message( __NAMESPACE__ . '\\reload_registry' ) );
serve_registry( registry_json( 10 ), $other_key );
same( 'first registry: a registry with the signature of another key is refused', NOT_SIGNED, thrown_message( __NAMESPACE__ . '\\reload_registry' ) );
serve_registry( registry_json( 10 ), $other_key, $pinned_key );
same( 'first registry: a registry with two signatures is used if one of the keys is pinned', 10, reload_registry() );
same( 'first registry: no refusal is stored', '', stored_refusal() );

// An attacker controls the server of the set. Each row has the expected reason, and the arguments of serve_registry().
foreach ( array(
	'an unsigned registry'                         => array( NOT_SIGNED, registry_json( 11 ) ),
	'a registry that another key has signed'       => array( NOT_SIGNED, registry_json( 11 ), $other_key ),
	'a registry with a lower serial number'        => array( NOT_NEWER, registry_json( 9 ), $pinned_key ),
	'another registry with the same serial number' => array( NOT_NEWER, registry_json( 10, '2' ), $pinned_key ),
	'a registry without a serial number'           => array( NOT_NEWER, json_encode( sample_registry() ), $pinned_key ),
) as $what => $row ) {
	$reason = array_shift( $row );
	serve_registry( ...$row );
	same( "$what is refused, and the previous registry is still used", array( 10, $reason ), array( reload_registry(), stored_refusal() ) );
}
serve_registry( registry_json( 11 ), $pinned_key );
$GLOBALS['wordpress']['answers'][ SET_ADDRESS . 'registry.json' ] .= ' ';
same( 'a registry that was changed after the signature is refused', array( 10, NOT_SIGNED ), array( reload_registry(), stored_refusal() ) );
$GLOBALS['wordpress']['answers'] = array();
same( 'without an answer, the previous registry is still used, and no refusal is stored', array( 10, '' ), array( reload_registry(), stored_refusal() ) );

// A server that does not send the signatures counts as unreachable, so the registry does not count as refused.
serve_registry( registry_json( 11 ), $pinned_key );
$GLOBALS['wordpress']['answers'][ SET_ADDRESS . signatures_file( registry_json( 11 ) ) ] = 503;
same( 'if the request for the signatures fails with a server error, the previous registry is still used, and no refusal is stored', array( 10, '' ), array( reload_registry(), stored_refusal() ) );

serve_registry( registry_json( 11 ), $pinned_key );
same( 'a newer signed registry is used', array( 11, '' ), array( reload_registry(), stored_refusal() ) );

$GLOBALS['wordpress']['requested'] = array();
$GLOBALS['wordpress']['sent']      = array();
same( 'the signature of an unchanged registry is not requested again', array( 11, array( SET_ADDRESS . 'registry.json' ) ), array( reload_registry(), $GLOBALS['wordpress']['requested'] ) );

foreach ( $GLOBALS['wordpress']['sent'] as list( $address, $args ) ) {
	same( "a request to $address has limits, and follows no redirect", array( 0, 2 * MB_IN_BYTES + 1, true ), array( $args['redirection'], $args['limit_response_size'], $args['timeout'] <= 10 ) );
}

// The clock of the site was fast when the site stored the registry, and is now right.
$GLOBALS['wordpress']['options']['flightdeck_set_kept']['at'] = time() + 86400;
$GLOBALS['wordpress']['requested']                            = array();
same( 'a registry whose stored time is in the future is requested again', array( 11, array( SET_ADDRESS . 'registry.json' ) ), array( registry_from( SET_ADDRESS )->serial, $GLOBALS['wordpress']['requested'] ) );

// Stored failures and locks that no longer count, such as those from the time when the clock was fast.
foreach ( array(
	'a failure with a time in the future' => array( '_transient_flightdeck_set_failed', array( 'url' => SET_ADDRESS, 'why' => 'no answer', 'at' => time() + 86400 ) ),
	'a failure without a time, from an older version of the plugin' => array( '_transient_flightdeck_set_failed', array( 'url' => SET_ADDRESS, 'why' => 'no answer' ) ),
	'a lock with a time in the future' => array( 'flightdeck_set.lock', time() + 86400 ),
	'a lock from yesterday' => array( 'flightdeck_set.lock', time() - 86400 ),
) as $what => list( $option, $value ) ) {
	$GLOBALS['wordpress']['options']['flightdeck_set_kept']['at'] = 0;
	$GLOBALS['wordpress']['options'][ $option ]                   = $value;
	$GLOBALS['wordpress']['requested']                            = array();
	same( "$what does not stop requests", array( 11, array( SET_ADDRESS . 'registry.json' ) ), array( registry_from( SET_ADDRESS )->serial, $GLOBALS['wordpress']['requested'] ) );
	unset( $GLOBALS['wordpress']['options'][ $option ] );
}
$GLOBALS['wordpress']['options']['flightdeck_set_kept']['at'] = 0;
$GLOBALS['wordpress']['options']['flightdeck_set.lock']       = time() - 5;
$GLOBALS['wordpress']['requested']                            = array();
same( 'a recent lock stops requests', array( 11, array() ), array( registry_from( SET_ADDRESS )->serial, $GLOBALS['wordpress']['requested'] ) );
unset( $GLOBALS['wordpress']['options']['flightdeck_set.lock'] );

// A cache or an optimizer between the two servers can change files.
foreach ( array(
	'a byte order mark' => "\xEF\xBB\xBF%s\n",
	'a comment'         => "%s\n<!-- Cached by a plugin -->\n<!-- 0.1 s -->",
	'a byte order mark and a comment' => "\xEF\xBB\xBF%s<!-- Cached -->",
) as $what => $format ) {
	$GLOBALS['wordpress']['options'] = array();
	serve_registry( registry_json( 11 ) . "\n", $pinned_key );
	$GLOBALS['wordpress']['answers'][ SET_ADDRESS . 'registry.json' ] = sprintf( $format, registry_json( 11 ) );
	same( "$what is removed before the signature is verified", 11, reload_registry() );
}
$GLOBALS['wordpress']['answers'][ SET_ADDRESS . 'registry.json' ] = json_encode( json_decode( registry_json( 12 ) ), JSON_PRETTY_PRINT );
same( 'a registry with the same values and other whitespace is refused', array( 11, NOT_SIGNED ), array( reload_registry(), stored_refusal() ) );
serve_registry( registry_json( 11 ), $pinned_key );
reload_registry();

// While the site changes keys, it pins both. After the old key is removed, a registry with its signature is no longer used.
$next_key = key_pair();
serve_registry( registry_json( 12 ), $next_key );
same( 'a registry that the next key has signed is used', $next_key['public'], verified_registry( SET_ADDRESS, registry_json( 12 ), array( $pinned_key['public'], $next_key['public'] ), registry_json( 11 ) )['key'] );
$GLOBALS['wordpress']['options']['flightdeck_set_kept']['key'] = $other_key['public'];
// The server has registry 12 with the signature of the next key, which is not pinned here. So only the stored one could be used.
same( 'a stored registry whose key is no longer pinned is not used', NOT_SIGNED, thrown_message( __NAMESPACE__ . '\\reload_registry' ) );
serve_registry( registry_json( 3 ), $pinned_key );
same( 'without a usable stored registry, a registry with a lower serial number is used', 3, reload_registry() );
