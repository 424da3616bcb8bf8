<?php
/**
 * Opens Flightdeck instead of Jetpack's page, on sites that turn this on. Jetpack handles each request that is more than a visit.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Option that turns the replacement on. */
const REPLACEMENT_OPTION = 'flightdeck_take_place';
/** Slug of Jetpack's page. */
const JETPACK_PAGE = 'jetpack';
/** Query argument that opens Jetpack's own page. */
const BYPASS = '&flightdeck=off';
/**
 * Query arguments that Flightdeck's page gets too. A request with any other argument opens Jetpack's page. Screens of Flightdeck
 * read the first two; the others name the source of a link.
 */
const FORWARDED_ARGUMENTS = array( 'showCouponRedemption', 'partnerCoupon', 'from', 'source', 'utm_source', 'utm_medium', 'utm_campaign' );
/** Pattern of the routes that only Jetpack's page has. */
const JETPACK_ROUTES = '/(newsletter|earn|reader|connect-user-setup)(?![\w-])';

/** Returns whether the replacement of Jetpack's page is turned on. */
function is_replacement_enabled(): bool {
	return wp_validate_boolean( get_option( REPLACEMENT_OPTION, false ) );
}

/** Returns whether Jetpack's page of this site opens Flightdeck for this user. */
function replaces_jetpack_page(): bool {
	return is_replacement_enabled() && ! is_network_admin() && ! is_user_admin()
		&& null === jetpack_problem( jetpack_version(), true, true ) && current_user_can( page_capability() );
}

/** Returns the address that opens Jetpack's page even if Flightdeck replaces that page. */
function jetpack_page_url(): string {
	return admin_url( 'admin.php?page=' . JETPACK_PAGE . BYPASS );
}

/**
 * Returns the arguments to forward when Flightdeck opens instead of Jetpack's page.
 *
 * @param string $method Method of the request.
 * @param array  $query  Arguments of the request.
 * @return array|null null when Jetpack has to handle the request, for example because it changes something.
 */
function arguments_to_forward( string $method, array $query ): ?array {
	$more = array_diff_key( $query, array( 'page' => '' ) );
	if ( ! in_array( $method, array( 'GET', 'HEAD' ), true ) || array_filter( $more, 'is_string' ) !== $more ) {
		return null;
	}
	return array_diff_key( $more, array_flip( FORWARDED_ARGUMENTS ) ) ? null : $more;
}

/**
 * Opens Flightdeck instead of Jetpack's page. Runs after Jetpack has handled the request. The browser keeps the route,
 * because the new address has none.
 */
function replace_jetpack_page(): void {
	if ( ! replaces_jetpack_page() ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses a page and changes nothing.
	$arguments = arguments_to_forward( sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) ), wp_unslash( $_GET ) );
	if ( null === $arguments ) {
		add_action( 'admin_notices', __NAMESPACE__ . '\\print_replacement_notice' );
		return;
	}
	if ( is_callable( array( 'Jetpack', 'restate' ) ) ) {
		// Keeps Jetpack's one-time notices, which this request has read, for the next request.
		\Jetpack::restate();
	}
	wp_safe_redirect( add_query_arg( array_map( 'rawurlencode', $arguments ), page_url() ) );
	exit;
}

/** Prints, above Jetpack's page, links to Flightdeck and, for administrators, to the setting. */
function print_replacement_notice(): void {
	// A script of Jetpack's page hides all notices. In narrow windows, WordPress leaves no margin at the end of a notice that is
	// outside of `.wrap`, and Jetpack's page has no such element.
	echo '<style>#flightdeck-replacement{display:block!important}@media (max-width:782px){#wpbody-content>#flightdeck-replacement{margin-inline-end:10px}}</style>';
	echo '<div class="notice notice-info" id="flightdeck-replacement"><p>', esc_html__( 'This is the Jetpack dashboard. On this site, links to it open Flightdeck.', 'flightdeck' ), '</p><p>';
	echo '<a class="button" href="', esc_url( page_url() ), '">', esc_html__( 'Open Flightdeck', 'flightdeck' ), '</a> ';
	if ( current_user_can( 'manage_options' ) ) {
		echo '<a class="button" href="', esc_url( settings_page_url() ), '">', esc_html__( 'Flightdeck settings', 'flightdeck' ), '</a>';
	}
	echo "</p></div>\n";
}

/** Adds the entry that opens Jetpack's page below our menu entry. */
function add_jetpack_entry(): void {
	if ( replaces_jetpack_page() ) {
		$label = __( 'Jetpack dashboard', 'flightdeck' );
		// Not escaped: the command palette of WordPress 6.9 uses this address as it is.
		add_submenu_page( PAGE, $label, $label, page_capability(), 'admin.php?page=' . JETPACK_PAGE . BYPASS );
	}
}

/**
 * Prints, while links to Jetpack's page lead to Flightdeck, a script that opens Jetpack's page for a route that only Jetpack
 * has. The server never gets the route.
 */
function print_jetpack_routes(): void {
	if ( replaces_jetpack_page() ) {
		$url = wp_json_encode( jetpack_page_url(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag( '/^#' . str_replace( '/', '\\/', JETPACK_ROUTES ) . "/.test(location.hash)&&location.replace($url+location.hash)" );
	}
}
