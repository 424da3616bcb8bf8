<?php
/**
 * Commands for WP-CLI. The plugin loads this file only in WP-CLI.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Shows and changes the state of Flightdeck.
 */
final class Cli {
	/**
	 * Shows versions, the address of the files, and problems with the files.
	 *
	 * Makes no request to another server.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Format of the output.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp flightdeck status --format=json
	 *
	 * @param string[] $args  Positional arguments.
	 * @param array    $assoc Options.
	 */
	public function status( $args, $assoc ): void {
		$facts     = site_facts();
		$facts     = 'table' === ( $assoc['format'] ?? 'table' ) ? facts_as_texts( $facts ) : $facts;
		$formatter = new \WP_CLI\Formatter( $assoc, array_keys( $facts ) );
		$formatter->display_item( $facts );
	}

	/**
	 * Runs the Site Health tests of Flightdeck. Exits with code 1 when one is critical.
	 *
	 * With --user, also checks the data that Jetpack provides for that user.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Format of the output.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp flightdeck health --user=admin
	 *
	 * @param string[] $args  Positional arguments.
	 * @param array    $assoc Options.
	 */
	public function health( $args, $assoc ): void {
		$rows = health_rows();
		\WP_CLI\Utils\format_items( $assoc['format'] ?? 'table', $rows, array( 'test', 'status', 'label', 'text', 'detail' ) );
		if ( in_array( 'critical', array_column( $rows, 'status' ), true ) ) {
			\WP_CLI::halt( 1 );
		}
	}

	/**
	 * Removes the stored registry and texts, the lock for requests, and the pause after a failed request. Keeps all settings.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Answer yes to the confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp flightdeck reset --yes
	 *
	 * @param string[] $args  Positional arguments.
	 * @param array    $assoc Options.
	 */
	public function reset( $args, $assoc ): void {
		\WP_CLI::confirm( __( 'Remove the verified list of files? Until the next one is loaded, the dashboard does not open, and an older list with a valid signature is accepted.', 'flightdeck' ), $assoc );
		reset_set();
		\WP_CLI::success( __( 'The next page loads the list of files again.', 'flightdeck' ) );
	}
}
