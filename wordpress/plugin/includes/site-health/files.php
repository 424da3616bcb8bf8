<?php
/**
 * Site Health tests of the files: whether they can be read, and who signed them.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Largest number of file names in a text. */
const MAX_NAMES = 5;

/**
 * Returns the finding of the test of the files.
 *
 * @param bool $is_remote Whether the set is on another server.
 */
function set_finding( bool $is_remote ): array {
	try {
		$registry = registry();
	} catch ( Unusable_Set $failure ) {
		return check_set( $failure->getMessage(), array(), $is_remote );
	}
	if ( $is_remote ) {
		return check_set( '', array(), true, unreachable_set() );
	}
	return check_set( '', damaged_files( $registry, bundled_set_folder() ), false );
}

/**
 * Returns the finding for the results of reading the files.
 *
 * @param string   $problem     Message of Unusable_Set; empty when there is none.
 * @param string[] $damaged     Files that are missing or were changed.
 * @param bool     $is_remote   Whether the set is on another server.
 * @param string   $unreachable Reason why that server did not answer the last request; empty when it did.
 */
function check_set( string $problem, array $damaged, bool $is_remote, string $unreachable = '' ): array {
	if ( '' !== $problem && $is_remote ) {
		return finding(
			'critical',
			__( "Flightdeck can't use its files on the other server", 'flightdeck' ),
			__( 'The dashboard doesn\'t open. Check that the address of the files is correct, that the server answers, and that FLIGHTDECK_SET_KEYS contains the public key of the server.', 'flightdeck' ),
			link_to_page(),
			$problem
		);
	}
	if ( '' !== $problem || $damaged ) {
		$names = implode( ', ', array_slice( $damaged, 0, MAX_NAMES ) ) . ( count( $damaged ) > MAX_NAMES ? ', …' : '' );
		return finding(
			'critical',
			__( 'Files of Flightdeck are missing or damaged', 'flightdeck' ),
			__( 'The dashboard, or a part of it, doesn\'t open, because browsers refuse files that differ from the built ones. Install the plugin again.', 'flightdeck' ),
			link_to( 'install_plugins', __( 'Upload the plugin', 'flightdeck' ), self_admin_url( 'plugin-install.php?tab=upload' ) ),
			'' !== $problem ? $problem : $names
		);
	}
	if ( '' !== $unreachable ) {
		return finding(
			'recommended',
			__( "The server that hosts Flightdeck's files doesn't respond", 'flightdeck' ),
			__( 'The last verified list of files is still in use, but the dashboard opens only where browsers can load the files from that server. Check that the server runs, and that this site can connect to it.', 'flightdeck' ),
			link_to_page(),
			$unreachable
		);
	}
	return finding(
		'good',
		__( 'Flightdeck can read its files', 'flightdeck' ),
		$is_remote
			? __( 'The list of files on the other server is readable and valid.', 'flightdeck' )
			: __( 'All files of the dashboard are complete and unchanged.', 'flightdeck' )
	);
}

/**
 * Returns the finding of the test of the signature. Reads the registry first, because that verifies the signature.
 *
 * @param bool $is_remote Whether the set is on another server.
 */
function signature_finding( bool $is_remote ): array {
	if ( ! $is_remote ) {
		return check_signature( false, array(), null, '' );
	}
	try {
		registry();
		return check_signature( true, set_keys(), stored_registry( chosen_set_url(), set_keys() ), refused_set() );
	} catch ( Unusable_Set $failure ) {
		return check_signature( true, set_keys(), null, '' );
	}
}

/**
 * Returns the finding for the result of verifying the signature.
 *
 * @param bool       $is_remote Whether the set is on another server.
 * @param string[]   $keys      Pinned keys.
 * @param array|null $stored    The registry in use, with its `key`; null when there is none.
 * @param string     $refused   Reason why the newest registry was refused; empty when it is in use.
 */
function check_signature( bool $is_remote, array $keys, ?array $stored, string $refused ): array {
	if ( ! $is_remote ) {
		return finding(
			'good',
			__( 'The files of Flightdeck come with the plugin', 'flightdeck' ),
			__( 'Only files on another server need a signature.', 'flightdeck' )
		);
	}
	if ( ! $keys ) {
		return finding(
			'critical',
			__( 'Flightdeck has no key to verify its files', 'flightdeck' ),
			__( 'The files come from another server. Set FLIGHTDECK_SET_KEYS in wp-config.php to the public key of that server.', 'flightdeck' )
		);
	}
	if ( null === $stored ) {
		return finding(
			'critical',
			__( 'The files of Flightdeck have no valid signature', 'flightdeck' ),
			__( 'The site found no list of files that is signed with a key of FLIGHTDECK_SET_KEYS. Sign the list again, or correct the keys.', 'flightdeck' ),
			link_to_page()
		);
	}
	if ( '' !== $refused ) {
		return finding(
			'recommended',
			__( 'Flightdeck refused the newest files', 'flightdeck' ),
			__( 'The list of files on the other server isn\'t signed with a known key, or is older than the list in use. The last verified files are still in use. If you haven\'t changed that server, find out who did.', 'flightdeck' ),
			link_to_page(),
			$refused
		);
	}
	return finding(
		'good',
		__( 'The files of Flightdeck are signed', 'flightdeck' ),
		sprintf(
			/* translators: %s: first characters of a public key */
			__( 'The list of files is signed with the key that starts with %s.', 'flightdeck' ),
			substr( (string) ( $stored['key'] ?? '' ), 0, 8 )
		)
	);
}
