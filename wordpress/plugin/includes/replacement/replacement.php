<?php
/**
 * Opens Flightdeck instead of the partner's page, on sites that turn this on. The partner's page still opens if Flightdeck can't,
 * and for every request that the partner has to handle.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Option that turns the replacement on. The constant FLIGHTDECK_TAKE_PLACE has priority. */
const REPLACEMENT_OPTION = 'flightdeck_take_place';
/** Slug of the partner's page. */
const PARTNER_PAGE = 'jetpack';
/** Query argument that opens the partner's own page. */
const BYPASS = '&flightdeck=off';
/**
 * Query arguments that Flightdeck's page gets too. A request with any other argument opens the partner's page. Screens of Flightdeck
 * read the first two; the others name the source of a link.
 */
const FORWARDED_ARGUMENTS = array( 'showCouponRedemption', 'partnerCoupon', 'from', 'source', 'utm_source', 'utm_medium', 'utm_campaign' );
/** Pattern of the routes that only the partner's page has. */
const PARTNER_ROUTES = '/(newsletter|earn|reader|connect-user-setup)(?![\w-])';

/** Returns whether the replacement of the partner's page is turned on. */
function is_replacement_enabled(): bool {
	return wp_validate_boolean( defined( 'FLIGHTDECK_TAKE_PLACE' ) ? FLIGHTDECK_TAKE_PLACE : get_option( REPLACEMENT_OPTION, false ) );
}

/**
 * Returns whether the replacement is turned on, the request is for an admin page of the site, the partner is active, and the user may
 * open Flightdeck.
 */
function may_replace_partner_page(): bool {
	return is_replacement_enabled() && ! is_network_admin() && ! is_user_admin() && null !== partner_version() && current_user_can( page_capability() );
}

/** Returns whether links and menu entries lead to Flightdeck. Leaves out checks that are too slow for every admin page. */
function replaces_partner_page(): bool {
	return may_replace_partner_page() && null === partner_problem( partner_version(), true, true );
}

/**
 * Returns the arguments to forward when Flightdeck opens instead of the partner's page.
 *
 * @param string $method Method of the request.
 * @param array  $query  Arguments of the request.
 * @return array|null null when the partner has to handle the request, for example because it changes something.
 */
function arguments_to_forward( string $method, array $query ): ?array {
	$more = array_diff_key( $query, array( 'page' => '' ) );
	if ( ! in_array( $method, array( 'GET', 'HEAD' ), true ) || array_filter( $more, 'is_string' ) !== $more ) {
		return null;
	}
	return array_diff_key( $more, array_flip( FORWARDED_ARGUMENTS ) ) ? null : $more;
}

/**
 * Returns the address that replaces a link to the partner's page: the same route of Flightdeck or, for a route that only the partner has,
 * the partner's own page.
 *
 * @param string $link Such as `admin.php?page=jetpack#/settings`.
 * @return string|null null for a link to another page, or with more arguments.
 */
function replacement_link( string $link ): ?string {
	if ( ! preg_match( '~\A([^?\#]*admin\.php)\?page=' . PARTNER_PAGE . '(\#.*)?\z~', $link, $found ) ) {
		return null;
	}
	$route           = $found[2] ?? '';
	$is_partner_only = 1 === preg_match( '~\A\#' . PARTNER_ROUTES . '~', $route );
	return $found[1] . '?page=' . ( $is_partner_only ? PARTNER_PAGE . BYPASS : PAGE ) . $route;
}

/** Returns the address that opens the partner's page even if Flightdeck replaces that page. */
function partner_page_url(): string {
	return admin_url( 'admin.php?page=' . PARTNER_PAGE . ( is_replacement_enabled() ? BYPASS : '' ) );
}

/**
 * Opens Flightdeck instead of the partner's page. Runs after the partner has handled the request. The browser keeps the route,
 * because the new address has none.
 */
function replace_partner_page(): void {
	if ( ! may_replace_partner_page() ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses a page and changes nothing.
	$arguments = arguments_to_forward( sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) ), wp_unslash( $_GET ) );
	if ( null === $arguments ) {
		add_action( 'admin_notices', __NAMESPACE__ . '\\print_bypass_notice' );
		return;
	}
	$problem = replacement_problem();
	if ( $problem ) {
		add_action(
			'admin_notices',
			static function () use ( $problem ) {
				print_replacement_problem( $problem );
			}
		);
		return;
	}
	if ( is_callable( array( 'Jetpack', 'restate' ) ) ) {
		// Keeps the partner's one-time notices, which this request has read, for the next request.
		\Jetpack::restate();
	}
	wp_safe_redirect( add_query_arg( array_map( 'rawurlencode', $arguments ), page_url() ) );
	exit;
}

/**
 * Prints, while links to the partner's page lead to Flightdeck, a script that opens the partner's page for a route that only the partner
 * has. The server never gets the route.
 */
function print_partner_routes(): void {
	if ( replaces_partner_page() ) {
		$url = wp_json_encode( partner_page_url(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag( '/^#' . str_replace( '/', '\\/', PARTNER_ROUTES ) . "/.test(location.hash)&&location.replace($url+location.hash)" );
	}
}
