<?php
/**
 * The page Settings › Flightdeck.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Slug of the page, and name of the group of its option. */
const SETTINGS_PAGE = 'flightdeck-settings';

/** Adds the page for users who manage the site. */
function add_settings_page(): void {
	$title = __( 'Flightdeck', 'flightdeck' );
	add_options_page( $title, $title, 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\\print_settings_page' );
}

/** Returns the address of the page. */
function settings_page_url(): string {
	return admin_url( 'options-general.php?page=' . SETTINGS_PAGE );
}

/** Registers the option, so that WordPress sanitizes every saved value, and adds its field to the page. */
function register_option(): void {
	register_setting( SETTINGS_PAGE, REPLACEMENT_OPTION, array( 'type' => 'boolean', 'default' => false, 'sanitize_callback' => 'wp_validate_boolean' ) );
	add_settings_section( 'flightdeck', '', '__return_null', SETTINGS_PAGE );
	add_settings_field( REPLACEMENT_OPTION, __( 'Jetpack dashboard', 'flightdeck' ), __NAMESPACE__ . '\\print_replacement_field', SETTINGS_PAGE, 'flightdeck' );
}

/** Prints the checkbox that makes Flightdeck replace Jetpack's page. */
function print_replacement_field(): void {
	$checkbox = array( 'type' => 'checkbox', 'name' => REPLACEMENT_OPTION, 'id' => REPLACEMENT_OPTION, 'value' => '1', 'checked' => is_replacement_enabled(), 'aria-describedby' => 'flightdeck-replacement-help' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
	echo '<label><input', attributes( $checkbox ), '> ', esc_html__( 'Open Flightdeck instead of the Jetpack dashboard', 'flightdeck' ), '</label>';
	echo '<p class="description" id="flightdeck-replacement-help">', esc_html__( 'Links to the Jetpack dashboard open Flightdeck. "Jetpack dashboard" in the menu of Flightdeck opens the original.', 'flightdeck' ), '</p>';
}

/** Prints the page. WordPress prints messages about the saved option above it. */
function print_settings_page(): void {
	echo '<div class="wrap"><h1>', esc_html( get_admin_page_title() ), '</h1><form action="options.php" method="post">';
	settings_fields( SETTINGS_PAGE );
	do_settings_sections( SETTINGS_PAGE );
	submit_button();
	echo "</form></div>\n";
}
