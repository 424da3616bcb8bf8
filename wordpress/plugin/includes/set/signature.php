<?php
/**
 * Verifies the signatures of registries and release files from other servers. Write access to such a server is not enough to change what
 * runs on this site (docs/decisions/017).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Maximum size of a file of signatures, in bytes. Limited because the file is read before anything is verified. */
const SIGNATURES_LIMIT = 64 * 1024;

/** A registry or release file that arrived, but failed verification. */
class Refused_Set extends Unusable_Set {}

/**
 * Returns the public keys that verify sets. Archives of this plugin have other keys (update_keys()): every team of an area can sign a
 * set, but an archive is PHP that runs on each site.
 *
 * @return string[]
 */
function set_keys(): array {
	return pinned_keys( 'FLIGHTDECK_SET_KEYS' );
}

/**
 * Returns the public keys that verify archives of this plugin. Sets have other keys (set_keys()).
 *
 * @return string[]
 */
function update_keys(): array {
	return pinned_keys( 'FLIGHTDECK_UPDATE_KEYS' );
}

/**
 * Returns the public keys that wp-config.php pins, as a list or as a string with spaces or commas between them.
 *
 * @param string $constant Name of the constant.
 * @return string[]
 */
function pinned_keys( string $constant ): array {
	$pinned = defined( $constant ) ? constant( $constant ) : array();
	return clean_keys( is_array( $pinned ) ? $pinned : preg_split( '/[\s,]+/', (string) $pinned ) );
}

/**
 * Returns the valid keys of a list.
 *
 * @param array $pinned The 32 bytes of each Ed25519 public key, in base64.
 * @return string[]
 */
function clean_keys( array $pinned ): array {
	$is_key = static function ( $key ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Keys and signatures are base64.
		return is_string( $key ) && SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES === strlen( (string) base64_decode( $key, true ) );
	};
	return array_values( array_filter( $pinned, $is_key ) );
}

/**
 * Returns the path of the file with the signatures of a registry or release file. The name contains the hash of that file, so that the
 * two always belong together.
 *
 * @param string $json Content of the registry or release file.
 */
function signatures_file( string $json ): string {
	return 'signatures/' . hash( 'sha256', $json ) . '.json';
}

/**
 * Returns the pinned key that signed a text, such as a registry.
 *
 * @param string   $json       The text, byte for byte.
 * @param string   $signatures Content of the file with the signatures of the text: public key → signature.
 * @param string[] $keys       Pinned keys.
 * @throws Refused_Set When no pinned key signed the text.
 */
function signed_by( string $json, string $signatures, array $keys ): string {
	$found = strlen( $signatures ) <= SIGNATURES_LIMIT ? json_decode( $signatures, true ) : null;
	foreach ( $keys as $key ) {
		$encoded   = is_array( $found ) ? ( $found[ $key ] ?? null ) : null;
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Keys and signatures are base64.
		$signature = is_string( $encoded ) ? (string) base64_decode( $encoded, true ) : '';
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Keys and signatures are base64.
		if ( SODIUM_CRYPTO_SIGN_BYTES === strlen( $signature ) && sodium_crypto_sign_verify_detached( $signature, $json, base64_decode( $key ) ) ) {
			return $key;
		}
	}
	throw new Refused_Set( 'registry.json is not signed with a key of this site, or was changed on the way' );
}

/**
 * Refuses a registry that is not newer than the one in use: an older one could bring back a release with a known vulnerability.
 *
 * @param object $registry New registry.
 * @param object $current  Registry in use.
 * @throws Refused_Set When the new registry is not newer.
 */
function check_newer( object $registry, object $current ): void {
	$serial = $registry->serial ?? null;
	if ( ! is_int( $serial ) || $serial <= ( $current->serial ?? 0 ) ) {
		throw new Refused_Set( 'registry.json is not newer than the one in use' );
	}
}
