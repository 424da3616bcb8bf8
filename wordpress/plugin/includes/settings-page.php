<?php
/**
 * The page Settings › Flightdeck.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Slug of the page, and name of the group of its options. */
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

/** Registers the options, so that WordPress cleans every value that is saved, and the fields of the page. */
function register_options(): void {
	register_setting( SETTINGS_PAGE, SET_OPTION, array( 'type' => 'string', 'default' => '', 'sanitize_callback' => __NAMESPACE__ . '\\set_url_to_save' ) );
	register_setting( SETTINGS_PAGE, PLACE_OPTION, array( 'type' => 'boolean', 'default' => false, 'sanitize_callback' => __NAMESPACE__ . '\\place_to_save' ) );
	add_settings_section( 'flightdeck', '', '__return_null', SETTINGS_PAGE );
	add_settings_field( PLACE_OPTION, __( 'Jetpack dashboard', 'flightdeck' ), __NAMESPACE__ . '\\print_place_field', SETTINGS_PAGE, 'flightdeck' );
	add_settings_field( SET_OPTION, __( 'Address of the dashboard files', 'flightdeck' ), __NAMESPACE__ . '\\print_set_field', SETTINGS_PAGE, 'flightdeck', array( 'label_for' => SET_OPTION ) );
}

/**
 * Returns the address to save: the given one, or the present one when the given one is not valid.
 *
 * @param mixed $given Value of the form; null when the form does not have the field.
 */
function set_url_to_save( $given ): string {
	if ( is_string( $given ) && '' === trim( $given ) ) {
		return '';
	}
	$url = clean_set_url( $given );
	if ( '' !== $url ) {
		return $url;
	}
	if ( null !== $given && function_exists( 'add_settings_error' ) ) {
		add_settings_error( SET_OPTION, 'invalid', __( "Couldn't save the address of the dashboard files. Enter an https address without a query, such as https://example.com/set/.", 'flightdeck' ) );
	}
	return (string) get_option( SET_OPTION, '' );
}

/**
 * Returns whether Flightdeck opens instead of the partner's page.
 *
 * @param mixed $given Value of the form; null when the form does not have the field, and the present value stays.
 */
function place_to_save( $given ): bool {
	return wp_validate_boolean( null === $given ? get_option( PLACE_OPTION, false ) : $given );
}

/** Prints the address of another set. */
function print_set_field(): void {
	$fixed = defined( 'FLIGHTDECK_SET_URL' );
	$url   = (string) ( $fixed ? FLIGHTDECK_SET_URL : get_option( SET_OPTION, '' ) );
	// Without a name, the form does not send a value that it cannot change.
	$name = $fixed ? array( 'readonly' => true ) : array( 'name' => SET_OPTION );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
	echo '<input', attributes( $name + array( 'type' => 'url', 'id' => SET_OPTION, 'class' => 'regular-text code', 'value' => $url, 'aria-describedby' => 'flightdeck-set-help' ) ), '>';
	echo '<p class="description" id="flightdeck-set-help">';
	if ( $fixed ) {
		echo esc_html__( 'The constant FLIGHTDECK_SET_URL in wp-config.php sets this address.', 'flightdeck' );
	} else {
		echo esc_html__( 'Leave this empty to use the files of the plugin. Other addresses must use https.', 'flightdeck' );
	}
	echo '</p>';
	if ( '' !== $url && ! set_keys() ) {
		echo '<p class="description"><strong>', esc_html__( 'No public keys are pinned.', 'flightdeck' ), '</strong> ', esc_html__( "Flightdeck can't use these files until you set FLIGHTDECK_SET_KEYS in wp-config.php to the public key of their server.", 'flightdeck' ), '</p>';
	}
}

/** Prints the box that puts Flightdeck in place of the partner's page. */
function print_place_field(): void {
	$fixed = defined( 'FLIGHTDECK_TAKE_PLACE' );
	if ( ! $fixed ) {
		// A box that is not checked sends nothing.
		echo '<input type="hidden" name="', esc_attr( PLACE_OPTION ), '" value="0">';
	}
	$box = array( 'type' => 'checkbox', 'name' => PLACE_OPTION, 'id' => PLACE_OPTION, 'value' => '1', 'checked' => is_place_wanted(), 'disabled' => $fixed, 'aria-describedby' => 'flightdeck-place-help' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
	echo '<label><input', attributes( $box ), '> ', esc_html__( 'Open Flightdeck instead of the Jetpack dashboard', 'flightdeck' ), '</label>';
	echo '<p class="description" id="flightdeck-place-help">';
	if ( $fixed ) {
		echo esc_html__( 'The constant FLIGHTDECK_TAKE_PLACE in wp-config.php sets this.', 'flightdeck' );
	} else {
		echo esc_html__( 'Links to the Jetpack dashboard open Flightdeck. The other pages of Jetpack move below Flightdeck in the menu.', 'flightdeck' );
	}
	echo '</p>';
}

/** Prints the page. WordPress prints messages about saved options above it. */
function print_settings_page(): void {
	echo '<div class="wrap"><h1>', esc_html( get_admin_page_title() ), '</h1><form action="options.php" method="post">';
	settings_fields( SETTINGS_PAGE );
	do_settings_sections( SETTINGS_PAGE );
	submit_button();
	echo "</form></div>\n";
}
