<?php
/**
 * Notices on the partner's page, on sites where Flightdeck replaces that page.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Action of `admin-post.php` that turns the replacement off. */
const STOP_REPLACING = 'flightdeck_stop_replacing';

/** Prints a notice with a link to Flightdeck and, for administrators, a link that turns the replacement off, unless a constant sets it. */
function print_bypass_notice(): void {
	$links = array( page_url() => __( 'Open Flightdeck', 'flightdeck' ) );
	if ( current_user_can( 'manage_options' ) && ! defined( 'FLIGHTDECK_TAKE_PLACE' ) ) {
		$links[ wp_nonce_url( admin_url( 'admin-post.php?action=' . STOP_REPLACING ), STOP_REPLACING ) ] = __( 'Always open the Jetpack dashboard', 'flightdeck' );
	}
	print_replacement_notice( 'info', array( __( 'This is the Jetpack dashboard. On this site, links to it open Flightdeck.', 'flightdeck' ) ), '', $links );
}

/**
 * Prints for administrators why the partner's page has opened instead of Flightdeck.
 *
 * @param array $problem Result of problem().
 */
function print_replacement_problem( array $problem ): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$links  = array();
	$action = $problem['action'];
	if ( $action && partner_page_url() !== $action['url'] ) {
		$links[ $action['url'] ] = $action['label'];
	}
	$links[ settings_page_url() ] = __( 'Flightdeck settings', 'flightdeck' );
	$title = __( "Couldn't open Flightdeck, so the Jetpack dashboard opened", 'flightdeck' );
	print_replacement_notice( 'warning', array( $title, $problem['title'], $problem['text'] ), $problem['detail'], $links );
}

/**
 * Prints a notice.
 *
 * @param string   $kind   `info` or `warning`.
 * @param string[] $texts  Paragraphs. If there are several, the first one is the title.
 * @param string   $detail Technical details; empty for none.
 * @param string[] $links  Labels of links by address.
 */
function print_replacement_notice( string $kind, array $texts, string $detail, array $links ): void {
	// A script of the partner's page hides all notices. In narrow windows, WordPress leaves no margin at the end of a notice that is
	// outside of `.wrap`, and the partner's page has no such element.
	echo '<style>#flightdeck-replacement{display:block!important}@media (max-width:782px){#wpbody-content>#flightdeck-replacement{margin-inline-end:10px}}</style>';
	echo '<div class="notice notice-', esc_attr( $kind ), '" id="flightdeck-replacement">';
	if ( count( $texts ) > 1 ) {
		echo '<p><strong>', esc_html( array_shift( $texts ) ), '</strong></p>';
	}
	foreach ( $texts as $text ) {
		echo '<p>', esc_html( $text ), '</p>';
	}
	if ( '' !== $detail ) {
		echo '<p><code dir="ltr" style="overflow-wrap:anywhere">', esc_html( $detail ), '</code></p>';
	}
	echo '<p>';
	foreach ( $links as $url => $label ) {
		echo '<a class="button" href="', esc_url( $url ), '">', esc_html( $label ), '</a> ';
	}
	echo "</p></div>\n";
}

/** Turns the replacement off, when an administrator follows the link in the notice. */
function stop_replacing(): void {
	check_admin_referer( STOP_REPLACING );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Only administrators can change this setting.', 'flightdeck' ), 403 );
	}
	update_option( REPLACEMENT_OPTION, false, true );
	wp_safe_redirect( admin_url( 'admin.php?page=' . PARTNER_PAGE ) );
	exit;
}
