<?php
/**
 * Plugin Name:       Flightdeck
 * Description:       Shows the security, performance and settings of the Jetpack plugin on one page.
 * Version:           0.3.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       flightdeck
 * Domain Path:       /languages
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.3.0';
const PLUGIN_FILE = __FILE__;

foreach ( array( 'locale', 'messages', 'registry', 'remote-set', 'signature', 'set', 'partner', 'problems', 'adapters/blog-id', 'state-check', 'untried', 'viewers', 'slices', 'page-state', 'answers', 'reads', 'first-reads', 'page', 'widget', 'facts', 'health', 'health-files', 'health-server', 'health-versions', 'health-info', 'privacy', 'maintenance', 'host-places' ) as $flightdeck_file ) {
	require_once __DIR__ . "/includes/$flightdeck_file.php";
}
unset( $flightdeck_file );

add_action( 'init', __NAMESPACE__ . '\\load_texts' );
add_action( 'admin_init', __NAMESPACE__ . '\\register_set_option' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\add_reads_route' );
// After the menu entry of the partner.
add_action( 'admin_menu', __NAMESPACE__ . '\\add_page', 1001 );
add_host_places();
