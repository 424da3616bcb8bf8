<?php
/**
 * Privacy tools of WordPress: a text for the privacy policy, and export and erasure of the data that the plugin keeps about a user.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Adds the text for the privacy policy. WordPress shows it under Settings, Privacy, Policy Guide. */
function add_privacy_text(): void {
	if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
		wp_add_privacy_policy_content( __( 'Flightdeck', 'flightdeck' ), wp_kses_post( privacy_text() ) );
	}
}

/** Returns the text for the privacy policy. */
function privacy_text(): string {
	$paragraphs = array(
		__( 'Flightdeck adds a page to the admin area. Visitors of the site never load it, and it collects no data about them.', 'flightdeck' ),
		__( 'For administrators who dismiss the notice about an untested version of Jetpack, Flightdeck stores that version number with their account. It is part of the export and the erasure of personal data.', 'flightdeck' ),
		__( 'Flightdeck sets no cookies. In the database, it keeps its own settings, the number of the connection owner\'s unused licenses and, for up to an hour after its activation, which user activated it. In the browsers of users, it keeps their unsaved changes until they save or discard them, the messages that they have dismissed, and which versions of the page have worked.', 'flightdeck' ),
		__( 'If a site administrator has set another address for the files of Flightdeck, the server of the site and the browsers of logged-in users load the files from there. If an administrator has set an address for updates, the server of the site requests the current version from there. These requests contain IP addresses, and those of the server also the address of the site.', 'flightdeck' ),
		__( 'The page shows profile pictures from Gravatar and WordPress.com and, in languages other than English, badges from Apple and Google. To load them, the browsers of logged-in users send their IP addresses to these services.', 'flightdeck' ),
		__( 'Administrators who disconnect the site can answer a survey. If they do, their answer is sent to WordPress.com with the ID of the site and the ID of their WordPress.com account.', 'flightdeck' ),
		__( 'The Jetpack plugin, which Flightdeck shows, exchanges data with WordPress.com. Its own text covers that.', 'flightdeck' ),
	);
	$text = '';
	foreach ( $paragraphs as $index => $paragraph ) {
		// WordPress shows text of this class as an explanation, and does not copy it into the policy.
		$text .= ( count( $paragraphs ) - 1 === $index ? '<p class="privacy-policy-tutorial">' : '<p>' ) . esc_html( $paragraph ) . '</p>';
	}
	return $text;
}

/**
 * Adds the export of personal data.
 *
 * @param array $exporters Exporters of WordPress and other plugins.
 */
function add_exporter( $exporters ): array {
	$exporters               = (array) $exporters;
	$exporters['flightdeck'] = array(
		'exporter_friendly_name' => __( 'Flightdeck', 'flightdeck' ),
		'callback'               => __NAMESPACE__ . '\\export_data',
	);
	return $exporters;
}

/**
 * Adds the erasure of personal data.
 *
 * @param array $erasers Erasers of WordPress and other plugins.
 */
function add_eraser( $erasers ): array {
	$erasers               = (array) $erasers;
	$erasers['flightdeck'] = array(
		'eraser_friendly_name' => __( 'Flightdeck', 'flightdeck' ),
		'callback'             => __NAMESPACE__ . '\\erase_data',
	);
	return $erasers;
}

/**
 * Returns the data about a person, as WordPress exports it: the user meta UNTESTED_DISMISSED, the number of unused licenses, and
 * whether the user has just activated the plugin.
 *
 * @param string $email Email address of the person.
 */
function export_data( $email ): array {
	$user = get_user_by( 'email', (string) $email );
	if ( ! $user ) {
		return array( 'data' => array(), 'done' => true );
	}
	$fields    = array();
	$dismissed = (string) get_user_meta( $user->ID, UNTESTED_DISMISSED, true );
	if ( '' !== $dismissed ) {
		$fields[] = array(
			'name'  => __( 'Dismissed notice about an untested version of Jetpack', 'flightdeck' ),
			'value' => $dismissed,
		);
	}
	if ( is_license_count_of_user( get_option( LICENSE_COUNT ), $user->ID ) ) {
		$fields[] = array(
			'name'  => __( 'Number of unused licenses', 'flightdeck' ),
			'value' => (string) get_option( LICENSE_COUNT )['detached'],
		);
	}
	if ( (int) get_transient( ACTIVATED_BY ) === $user->ID ) {
		$fields[] = array(
			'name'  => __( 'Activated Flightdeck in the last hour', 'flightdeck' ),
			'value' => __( 'yes', 'flightdeck' ),
		);
	}
	$data = array();
	if ( $fields ) {
		$data[] = array(
			'group_id'    => 'flightdeck',
			'group_label' => __( 'Flightdeck', 'flightdeck' ),
			'item_id'     => "flightdeck-{$user->ID}",
			'data'        => $fields,
		);
	}
	return array( 'data' => $data, 'done' => true );
}

/**
 * Erases the data about a person.
 *
 * @param string $email Email address of the person.
 */
function erase_data( $email ): array {
	$user   = get_user_by( 'email', (string) $email );
	$erased = $user && delete_user_meta( $user->ID, UNTESTED_DISMISSED );
	if ( $user && (int) get_transient( ACTIVATED_BY ) === $user->ID ) {
		$erased = delete_transient( ACTIVATED_BY ) || $erased;
	}
	if ( $user && is_license_count_of_user( get_option( LICENSE_COUNT ), $user->ID ) ) {
		$erased = delete_option( LICENSE_COUNT ) || $erased;
	}
	return array(
		'items_removed'  => $erased,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}
