<?php
/**
 * The site-management plugin, without which there is nothing to show: whether it is there, and what it knows.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** File of the partner, as the host names plugins. */
const PARTNER_FILE = 'jetpack/jetpack.php';
/** Versions whose initial state and REST API this version was made for: from the first, up to but without the second. */
const PARTNER_SINCE  = '11.6';
const PARTNER_BEFORE = '12.0';

/**
 * Why the partner cannot be used.
 *
 * @param string|null $version   Version of the partner that runs; null when none does.
 * @param bool        $installed Whether its files are there.
 * @param bool        $provides  Whether it has what the page is made of.
 * @param string      $accepted  A version that whoever runs the site wants to try.
 * @return string|null Code of a problem; null when all is well.
 */
function partner_problem( ?string $version, bool $installed, bool $provides, string $accepted = '' ): ?string {
	if ( null === $version ) {
		return $installed ? 'partner-inactive' : 'partner-missing';
	}
	$number = preg_replace( '/-.*$/', '', $version );
	$known  = version_compare( $number, PARTNER_SINCE, '>=' ) && version_compare( $number, PARTNER_BEFORE, '<' );
	return ( $known || ( '' !== $accepted && $accepted === $version ) ) && $provides ? null : 'partner-unknown';
}

/** Version of the partner that runs; null when none does. */
function partner_version(): ?string {
	return class_exists( 'Jetpack' ) && defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : null;
}

/** Why the partner cannot be used on this site; null when it can. */
function partner_problem_here(): ?string {
	return partner_problem(
		partner_version(),
		is_file( WP_PLUGIN_DIR . '/' . PARTNER_FILE ),
		load_state_helper(),
		defined( 'FLIGHTDECK_ACCEPT_VERSION' ) ? (string) FLIGHTDECK_ACCEPT_VERSION : ''
	);
}

/** Loads what computes the partner's initial state; it does so itself only for its own page. */
function load_state_helper(): bool {
	$file = defined( 'JETPACK__PLUGIN_DIR' ) ? JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php' : '';
	if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_file( $file ) ) {
		require_once $file;
	}
	return is_callable( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) );
}

/** The partner's initial state, with more in it than most may see. */
function partner_state(): array {
	return (array) \Jetpack_Redux_State_Helper::get_initial_state();
}

/**
 * Has the partner read its one-time notices now, while a header can still delete the cookie they came in. The initial state,
 * which is made after the head was sent off, finds them read.
 */
function take_partner_notices(): void {
	if ( is_callable( array( 'Jetpack', 'state' ) ) ) {
		\Jetpack::state( 'message' );
	}
}

/** The user's account at the provider, and whose connection it is; null where this version does not tell. */
function partner_link(): ?array {
	$teller = array( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'get_user_connection_data' );
	$link   = is_callable( $teller ) ? call_user_func( $teller, false ) : null;
	return is_array( $link ) && isset( $link['currentUser'] ) ? $link : null;
}

/** The two addresses of a site that has moved, or seems to; null when all is well. */
function partner_crisis(): ?array {
	$crisis = 'Automattic\\Jetpack\\Identity_Crisis';
	if ( ! is_callable( array( $crisis, 'get_mismatched_urls' ) ) || ! $crisis::validate_sync_error_idc_option() ) {
		return null;
	}
	$urls = $crisis::get_mismatched_urls();
	return is_array( $urls ) ? array(
		'wpcomHomeUrl'                   => with_scheme( (string) $urls['wpcom_url'], home_url() ),
		'currentUrl'                     => with_scheme( (string) $urls['current_url'], home_url() ),
		'isSafeModeConfirmed'            => (bool) \Jetpack_Options::get_option( 'safe_mode_confirmed' ),
		'possibleDynamicSiteUrlDetected' => (bool) $crisis::detect_possible_dynamic_site_url(),
	) : null;
}

/**
 * An address that the partner keeps without its scheme, as a whole one: the page reads host and path out of it.
 *
 * @param string $address Such as `site.example/blog/`.
 * @param string $home    The site's own address, whose scheme is taken.
 */
function with_scheme( string $address, string $home ): string {
	$whole = false === strpos( $address, '://' ) ? strtok( $home, ':' ) . "://$address" : $address;
	return rtrim( $whole, '/' );
}

/**
 * The capability that opens the page: that of the partner's own page, which before the site is connected, and offline, is for
 * those alone who manage the site.
 */
function page_capability(): string {
	return is_partner_ready() ? 'jetpack_admin_page' : 'manage_options';
}

/** Whether the partner runs and the site is connected. */
function is_partner_ready(): bool {
	return null !== partner_version() && is_callable( array( 'Jetpack', 'is_connection_ready' ) ) && \Jetpack::is_connection_ready();
}

/**
 * Whether the page has settings for the user: the rule of the buttons in the masthead of the page, which hosts with this menu do
 * not show (FACT-ROOT-2).
 */
function user_has_settings(): bool {
	if ( null === partner_version() || ! current_user_can( 'edit_posts' ) ) {
		return false;
	}
	$status = 'Automattic\\Jetpack\\Status';
	if ( method_exists( $status, 'is_offline_mode' ) && ( new $status() )->is_offline_mode() ) {
		return true;
	}
	if ( ! is_partner_ready() ) {
		return false;
	}
	return current_user_can( 'manage_options' ) || user_can_share();
}

/** Whether the user has an account at the provider and something of the site's to send there. */
function user_can_share(): bool {
	$is_on = static function ( string $module ): bool {
		return is_callable( array( 'Jetpack', 'is_module_active' ) ) && \Jetpack::is_module_active( $module );
	};
	$connection = is_callable( array( 'Jetpack', 'connection' ) ) ? \Jetpack::connection() : null;
	return $connection && $connection->has_connected_owner() && $connection->is_user_connected()
		&& ( $is_on( 'post-by-email' ) || $is_on( 'publicize' ) );
}

/** Whether the site is on the provider's own hosting, where the masthead of the page leads to dashboard and settings. */
function is_hosted_by_provider(): bool {
	$host = 'Automattic\\Jetpack\\Status\\Host';
	return method_exists( $host, 'is_woa_site' ) && ( new $host() )->is_woa_site();
}
