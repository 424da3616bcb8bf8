<?php
/**
 * Changes to the settings of the set, for the commands in cli.php.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Saves the address of the set, by the rule of the setting.
 *
 * @param string $url Address; empty for the plugin folder.
 * @return string Reason why it was not saved; empty when it was saved.
 */
function save_set_url( string $url ): string {
	if ( defined( 'FLIGHTDECK_SET_URL' ) ) {
		return __( 'The constant FLIGHTDECK_SET_URL in wp-config.php sets the address. Change or remove it there.', 'flightdeck' );
	}
	if ( '' === $url ) {
		delete_option( SET_OPTION );
		return '';
	}
	$clean = clean_set_url( $url );
	if ( '' === $clean ) {
		return __( 'The address must start with https://, or with http:// on this machine, and have no login, query or fragment.', 'flightdeck' );
	}
	update_option( SET_OPTION, $clean, true );
	return '';
}

/** Removes everything that the plugin keeps about a set on another server, and no setting. */
function reset_set(): void {
	delete_option( SET_KEPT );
	delete_option( SET_LOCK . '.lock' );
	delete_transient( SET_FAILED );
	delete_transient( TEXTS_KEPT );
}

/**
 * Returns facts as texts for a table.
 *
 * @param array $facts Result of site_facts().
 * @return string[]
 */
function plain_facts( array $facts ): array {
	$areas = array();
	foreach ( $facts['areas'] as $name => $version ) {
		$areas[] = "$name $version";
	}
	return array_map(
		'strval',
		array_replace(
			$facts,
			array(
				'areas'      => implode( ', ', $areas ),
				'take_place' => null === $facts['take_place'] ? '' : ( $facts['take_place'] ? 'yes' : 'no' ),
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
