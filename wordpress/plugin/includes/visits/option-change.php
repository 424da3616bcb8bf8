<?php
/**
 * Changes an option that several requests write at the same time. `update_option()` would write the value of the last request, and the
 * changes of the others would be lost.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Maximum number of attempts for one change. At each attempt, at least one of the competing requests succeeds. */
const CHANGE_TRIES = 100;
/** Number of failed queries after which the attempts end, because the database is read-only or locked for a long time. */
const CHANGE_ERRORS = 10;

/**
 * Changes an option that contains an array. Writes the row only if it still has the value that was read; otherwise makes the change
 * again, to the newer value. Needs no lock, which an aborted request would leave behind, and works the same with
 * MariaDB and SQLite.
 *
 * @param string   $name   Name of the option.
 * @param callable $change Gets the array (empty if the option does not exist) and returns the new one, or null for no
 *                         change. Can run several times.
 * @return array|null The new array; null when nothing was changed or the array could not be written.
 */
function change_option( string $name, callable $change ): ?array {
	global $wpdb;
	$is_quiet = $wpdb->suppress_errors( true );
	$errors   = 0;
	$changed  = null;
	for ( $try = 0; $try < CHANGE_TRIES && $errors < CHANGE_ERRORS; $try++ ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The caches can have an older value.
		$text  = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
		$value = null === $text ? array() : maybe_unserialize( $text );
		$value = is_array( $value ) ? $value : array();
		$new   = $change( $value );
		if ( null === $new ) {
			break;
		}
		// The number makes each value differ from all earlier values, even for a database that ignores case.
		$new['revision'] = (int) ( $value['revision'] ?? 0 ) + 1;
		$text_after      = maybe_serialize( $new );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Only the database can compare and write in one step.
		$rows = null === $text
			? $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", $name, $text_after ) )
			: $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $text_after, $name, $text ) );
		// phpcs:enable WordPress.DB.DirectDatabaseQuery
		if ( 1 === $rows ) {
			$changed = $new;
			break;
		}
		$errors += false === $rows ? 1 : 0;
		usleep( random_int( 1000, 10000 ) );
	}
	$wpdb->suppress_errors( $is_quiet );
	wp_cache_delete( $name, 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	return $changed;
}
