<?php
/**
 * Adds the plugin to Site Health, to the privacy tools, and to WP-CLI.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Adds the filters, the actions and, in WP-CLI, the command. */
function add_integrations(): void {
	add_filter( 'site_status_tests', __NAMESPACE__ . '\\add_health_tests' );
	add_filter( 'debug_information', __NAMESPACE__ . '\\add_health_info' );
	add_action( 'admin_init', __NAMESPACE__ . '\\add_health_ajax' );
	add_action( 'admin_init', __NAMESPACE__ . '\\add_privacy_text' );
	add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\\add_exporter' );
	add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\\add_eraser' );
	// WP-CLI can repair an incomplete installation, so a missing file must not stop it.
	if ( defined( 'WP_CLI' ) && WP_CLI && is_file( dirname( PLUGIN_FILE ) . '/includes/admin/cli.php' ) ) {
		require_once dirname( PLUGIN_FILE ) . '/includes/admin/cli.php';
		\WP_CLI::add_command( 'flightdeck', __NAMESPACE__ . '\\Cli' );
	}
}
