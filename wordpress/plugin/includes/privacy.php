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
		__( 'Flightdeck sets no cookies. In the database, it keeps only its own settings. In the browser, it keeps the unsaved changes of logged-in users until they save or discard them.', 'flightdeck' ),
		__( 'Flightdeck sends no data to other servers, with one exception: if a site administrator has set another address for its files, the server of the site and the browsers of logged-in users load them from that address, and send it their IP addresses.', 'flightdeck' ),
		__( 'The Jetpack plugin, which Flightdeck shows, exchanges data with WordPress.com. Its own text covers that.', 'flightdeck' ),
	);
	$text = '';
	foreach ( $paragraphs as $index => $paragraph ) {
		// Text of this class explains, and is not copied into the policy.
		$text .= ( 4 === $index ? '<p class="privacy-policy-tutorial">' : '<p>' ) . esc_html( $paragraph ) . '</p>';
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
 * Returns the data about a person, in the form of WordPress. The only data is in the user meta UNTRIED_SEEN.
 *
 * @param string $email Email address of the person.
 */
function export_data( $email ): array {
	$user = get_user_by( 'email', (string) $email );
	$seen = $user ? (string) get_user_meta( $user->ID, UNTRIED_SEEN, true ) : '';
	$data = array();
	if ( '' !== $seen ) {
		$data[] = array(
			'group_id'    => 'flightdeck',
			'group_label' => __( 'Flightdeck', 'flightdeck' ),
			'item_id'     => "flightdeck-{$user->ID}",
			'data'        => array(
				array(
					'name'  => __( 'Dismissed notice about an untested version of Jetpack', 'flightdeck' ),
					'value' => $seen,
				),
			),
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
	$erased = $user && delete_user_meta( $user->ID, UNTRIED_SEEN );
	return array(
		'items_removed'  => $erased,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}
