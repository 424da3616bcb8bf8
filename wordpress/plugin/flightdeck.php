<?php
/**
 * Plugin Name:       Flightdeck
 * Description:       Shows the security, performance and settings of the Jetpack plugin on one page.
 * Version:           1.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Tested up to:      7.1
 * Author:            Flightdeck contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       flightdeck
 * Domain Path:       /languages
 * Update URI:        flightdeck
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.1.0';
const PLUGIN_FILE = __FILE__;

/** Folder of the rules that every server of the page follows, and the names of their files. */
const RULES_FOLDER = __DIR__ . '/rules';
const RULES        = array( 'viewers', 'reads' );

/**
 * Files in `includes/`, in the order in which they are loaded. The archive for the plugin directory lacks those in `updates/`, because
 * WordPress updates that plugin from the directory.
 */
const FILES = array(
	'texts/locale', 'texts/messages', 'texts/release-messages', 'texts/first-texts',
	'set/registry', 'set/remote-set', 'set/signature', 'set/fetched-files', 'set/set', 'set/stored-registry', 'set/set-files', 'set/staged',
	'jetpack/jetpack', 'jetpack/jetpack-data', 'jetpack/access', 'jetpack/option-cache', 'jetpack/required-fields', 'jetpack/state-check',
	'jetpack/missing-state', 'jetpack/license-count', 'jetpack/untested',
	'page/rules', 'page/viewers', 'page/slices', 'page/page-state', 'page/page', 'page/preloads', 'page/head', 'page/body',
	'page/problems', 'page/widget',
	'reads/answers', 'reads/reads', 'reads/first-reads', 'reads/printed-answers',
	'site-health/tests', 'site-health/rest-api', 'site-health/info',
	'admin/upgrade', 'admin/page-links', 'admin/replacement', 'admin/settings-page', 'admin/privacy',
	'updates/release-file', 'updates/update-list', 'updates/updates',
);

/**
 * Loads the files of the plugin. After an interrupted upload, files are missing, empty or truncated.
 *
 * @return string Path of the first file that is missing or damaged; empty if all files are loaded.
 */
function load_files(): string {
	foreach ( FILES as $name ) {
		if ( ! is_file( __DIR__ . "/includes/$name.php" ) || ! filesize( __DIR__ . "/includes/$name.php" ) ) {
			return "includes/$name.php";
		}
	}
	foreach ( RULES as $name ) {
		if ( ! is_file( RULES_FOLDER . "/$name.json" ) || ! filesize( RULES_FOLDER . "/$name.json" ) ) {
			return "rules/$name.json";
		}
	}
	foreach ( FILES as $name ) {
		try {
			require_once __DIR__ . "/includes/$name.php";
		} catch ( \ParseError $failure ) {
			return "includes/$name.php";
		}
	}
	return '';
}

/**
 * Shows administrators on all admin pages how to repair the installation. Adds our page with only a heading, so that links to the page
 * don't fail.
 *
 * @param string $file Result of load_files().
 */
function report_incomplete( string $file ): void {
	$report = static function () use ( $file ) {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$text = sprintf(
			/* translators: %s: name of a file */
			__( 'The file %s is missing or damaged. Upload the ZIP file of the plugin again and replace the installed version. Your settings are kept.', 'flightdeck' ),
			$file
		);
		echo '<div class="notice notice-error"><p><strong>', esc_html__( 'Flightdeck is not completely installed', 'flightdeck' ), '</strong></p><p>', esc_html( $text ), '</p>';
		if ( current_user_can( 'install_plugins' ) ) {
			echo '<p><a class="button" href="', esc_url( self_admin_url( 'plugin-install.php?tab=upload' ) ), '">', esc_html__( 'Upload the plugin', 'flightdeck' ), '</a></p>';
		}
		echo '</div>';
	};
	add_action( 'admin_notices', $report );
	add_action( 'network_admin_notices', $report );
	add_action(
		'admin_menu',
		static function () {
			$title         = __( 'Flightdeck', 'flightdeck' );
			$print_heading = static function () use ( $title ) {
				echo '<div class="wrap"><h1>', esc_html( $title ), '</h1></div>';
			};
			add_menu_page( $title, $title, 'activate_plugins', 'flightdeck', $print_heading, 'dashicons-airplane', 3 );
		}
	);
}

$flightdeck_damaged = load_files();
if ( '' !== $flightdeck_damaged ) {
	report_incomplete( $flightdeck_damaged );
	return;
}
unset( $flightdeck_damaged );

add_page_links();
if ( function_exists( __NAMESPACE__ . '\\add_updates' ) ) {
	add_updates();
}

add_action( 'init', __NAMESPACE__ . '\\load_texts' );
add_filter( 'gettext_flightdeck', __NAMESPACE__ . '\\fillable_text', 10, 2 );
add_action( 'admin_init', __NAMESPACE__ . '\\upgrade' );
add_action( 'admin_init', __NAMESPACE__ . '\\register_option' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\add_reads_route' );
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\\store_license_count', 10, 3 );
add_filter( 'jetpack_display_jitms_on_screen', __NAMESPACE__ . '\\hide_jetpack_offers', 10, 2 );
// After the menu entry of Jetpack.
add_action( 'admin_menu', __NAMESPACE__ . '\\add_page', 1001 );
add_filter( 'site_status_tests', __NAMESPACE__ . '\\add_health_tests' );
add_filter( 'debug_information', __NAMESPACE__ . '\\add_health_info' );
add_action( 'admin_init', __NAMESPACE__ . '\\add_health_ajax' );
add_action( 'admin_init', __NAMESPACE__ . '\\add_privacy_text' );
add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\\add_exporter' );
add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\\add_eraser' );
add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
// After Jetpack has handled the request.
add_action( 'load-toplevel_page_' . JETPACK_PAGE, __NAMESPACE__ . '\\replace_jetpack_page', 1000 );
