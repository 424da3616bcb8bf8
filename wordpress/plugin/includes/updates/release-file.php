<?php
/**
 * The release file `wordpress.json`: a signed file at the release address, which names the current version of this plugin and the hash
 * of its archive.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_update_problem() escapes the message.

/** Name of the release file. */
const RELEASE_FILE = 'wordpress.json';
/** Network option with the newest version that a signed release file has named. */
const NEWEST_RELEASE = 'flightdeck_newest_release';

/**
 * Reads a release file whose signature has been verified.
 *
 * @param string $json Content of the file.
 * @throws Unusable_Set When this version of the plugin cannot read the file.
 */
function read_release( string $json ): object {
	$release = json_decode( $json );
	// The field `product` rejects other signed files, such as a registry, on a site that pins one key for both.
	if ( ! is_object( $release ) || 1 !== ( $release->protocol ?? null ) || 'flightdeck-wordpress' !== ( $release->product ?? null ) ) {
		throw new Unusable_Set( RELEASE_FILE . ' is not a release file for this version of the plugin' );
	}
	$patterns = array(
		'version'      => '/\A\d+\.\d+\.\d+\z/',
		'package'      => '/\Aflightdeck-[\w.-]+\.zip\z/',
		'sha256'       => '/\A[0-9a-f]{64}\z/',
		'requires'     => '/\A\d+(\.\d+)+\z/',
		'requires_php' => '/\A\d+(\.\d+)+\z/',
		'tested'       => '/\A\d+(\.\d+)+\z/',
	);
	foreach ( $patterns as $field => $pattern ) {
		if ( ! is_string( $release->$field ?? null ) || ! preg_match( $pattern, $release->$field ) ) {
			throw new Unusable_Set( RELEASE_FILE . " has no valid $field" );
		}
	}
	$changes = $release->changes ?? null;
	if ( ! is_array( $changes ) || array_filter( $changes, 'is_string' ) !== $changes ) {
		throw new Unusable_Set( RELEASE_FILE . ' has no list of changes' );
	}
	return $release;
}

/**
 * Requests and verifies the release file, and stores its version.
 *
 * @param string   $url  Release address, ending in a slash.
 * @param string[] $keys Pinned public keys.
 * @throws Unusable_Set When there is no key or no answer, or the file is unsigned, unreadable or older than one seen before.
 */
function verified_release( string $url, array $keys ): object {
	if ( ! $keys ) {
		throw new Unusable_Set( 'FLIGHTDECK_UPDATE_KEYS contains no valid public key' );
	}
	$json       = fetch_file( $url, RELEASE_FILE );
	$signatures = fetch_signatures( $url, $json );
	try {
		signed_by( $json, $signatures, $keys );
	} catch ( Refused_Set $failure ) {
		throw new Refused_Set( RELEASE_FILE . ' is not signed with a key of this site' );
	}
	$release = read_release( $json );
	$newest  = (string) get_site_option( NEWEST_RELEASE, '' );
	// An old file with a valid signature could bring back a version with a known vulnerability.
	if ( '' !== $newest && version_compare( $release->version, $newest, '<' ) ) {
		throw new Refused_Set( RELEASE_FILE . " names version $release->version, which is older than $newest" );
	}
	if ( $release->version !== $newest ) {
		update_site_option( NEWEST_RELEASE, $release->version );
	}
	return $release;
}

/** Returns the release address from wp-config.php, ending in a slash; empty when there is none or it is not valid. */
function update_url(): string {
	return defined( 'FLIGHTDECK_UPDATE_URL' ) ? clean_set_url( constant( 'FLIGHTDECK_UPDATE_URL' ) ) : '';
}

/**
 * Returns the verified release at the address from wp-config.php.
 *
 * @throws Unusable_Set When the address is not valid, or the release cannot be verified.
 */
function current_release(): object {
	$url = update_url();
	if ( '' === $url ) {
		throw new Unusable_Set( 'FLIGHTDECK_UPDATE_URL is not an https address' );
	}
	return verified_release( $url, update_keys() );
}
