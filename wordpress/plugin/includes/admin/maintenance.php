<?php
/**
 * The functions behind the commands in cli.php. They need no WP-CLI.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Removes everything that the plugin stores about a set on another server. Keeps all settings. */
function reset_set(): void {
	delete_option( SET_STORED );
	delete_option( SET_LOCK . '.lock' );
	delete_transient( SET_FAILED );
	delete_transient( TEXTS_STORED );
}

/**
 * Returns each fact as a string, for a table.
 *
 * @param array $facts Result of site_facts().
 * @return string[]
 */
function facts_as_texts( array $facts ): array {
	$areas = array();
	foreach ( $facts['areas'] as $name => $version ) {
		$areas[] = "$name $version";
	}
	return array_map(
		'strval',
		array_replace(
			$facts,
			array(
				'areas'                 => implode( ', ', $areas ),
				'replaces_jetpack_page' => $facts['replaces_jetpack_page'] ? 'yes' : 'no',
			)
		)
	);
}

/**
 * Returns the findings of all Site Health tests as rows of plain text.
 *
 * @return array[]
 */
function health_rows(): array {
	$rows = array();
	foreach ( HEALTH_TESTS as $name ) {
		$rows[] = array( 'test' => $name ) + array_diff_key( health_finding( $name ), array( 'action' => true ) );
	}
	return $rows;
}
