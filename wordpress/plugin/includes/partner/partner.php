<?php
/**
 * The partner plugin: whether it is installed and supported, and the data that it provides.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Main file of the partner, relative to the plugin folder. */
const PARTNER_FILE = 'jetpack/jetpack.php';
/** First supported version of the partner. Later versions are never refused by number: state-check.php checks their data. */
const PARTNER_SINCE = '11.3';
/** Function of the partner that returns its initial state. */
const PARTNER_STATE = 'Jetpack_Redux_State_Helper::get_initial_state()';

/**
 * Returns the problem that keeps the partner from being used.
 *
 * @param string|null $version        Version of the active partner; null when it is not active or does not run.
 * @param bool        $is_installed   Whether the partner's files exist.
 * @param bool        $provides_state Whether the partner provides its initial state.
 * @param bool        $has_stopped    Whether the partner is active and has stopped itself.
 * @return string|null Code of the problem, such as `partner-old`; null when there is none.
 */
function partner_problem( ?string $version, bool $is_installed, bool $provides_state, bool $has_stopped = false ): ?string {
	if ( null === $version && $has_stopped ) {
		return 'partner-stopped';
	}
	if ( null === $version ) {
		return $is_installed ? 'partner-inactive' : 'partner-missing';
	}
	$number = preg_replace( '/-.*$/', '', $version );
	if ( version_compare( $number, PARTNER_SINCE, '<' ) ) {
		return 'partner-old';
	}
	return $provides_state ? null : 'partner-incompatible';
}

/** Returns the version of the active partner; null when it is not active or does not run. */
function partner_version(): ?string {
	return class_exists( 'Jetpack' ) && defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : null;
}

/**
 * Returns whether the partner is active and has stopped itself. The partner stops if WordPress is too old, or if some files of the
 * partner are missing, and shows the reason in a notice.
 */
function has_partner_stopped(): bool {
	return defined( 'JETPACK__VERSION' ) && ! class_exists( 'Jetpack' );
}

/** Returns the problem that keeps the partner from being used on this site; null when there is none. */
function current_partner_problem(): ?string {
	return partner_problem(
		partner_version(),
		is_file( WP_PLUGIN_DIR . '/' . PARTNER_FILE ),
		load_state_helper(),
		has_partner_stopped()
	);
}

/** Loads the class that computes the partner's initial state, which the partner loads on its own page only. Returns whether it exists. */
function load_state_helper(): bool {
	$file = defined( 'JETPACK__PLUGIN_DIR' ) ? JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php' : '';
	if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_file( $file ) ) {
		require_once $file;
	}
	return is_callable( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) );
}

/** Returns the partner's initial state, with fields that most users may not see. */
function partner_state(): array {
	prime_partner_options();
	$state = state_without_count( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) );
	partner_settings( isset( $state['settings'] ) ? (array) $state['settings'] : null );
	$host = 'Automattic\\Jetpack\\Status\\Host';

	$state['siteData']   = with_hosting( (array) ( $state['siteData'] ?? array() ), class_exists( $host ) ? new $host() : null );
	$offer               = array( 'Automattic\\Jetpack\\SEO\\Initializer', 'is_optin_available' );
	$state['siteData']   = with_seo_offer( $state['siteData'], is_callable( $offer ) ? $offer : null );
	$state['licensing']  = with_license_count( (array) ( $state['licensing'] ?? array() ), get_option( LICENSE_COUNT ), get_current_user_id(), time() );
	$state['adminPages'] = partner_pages( (array) ( $GLOBALS['_parent_pages'] ?? array() ) );
	return $state;
}

/**
 * Returns the slugs of the partner's pages in the admin, which differ by version, modules and user.
 *
 * @param array $pages WordPress's pages that this user may open: parents by slug.
 * @return string[]
 */
function partner_pages( array $pages ): array {
	return array_values( preg_grep( '~\A((my-)?jetpack|stats\z|sharing\z|akismet)~', array_map( 'strval', array_keys( $pages ) ) ) );
}

/**
 * Returns all settings from the partner's initial state of this request; null before it is computed. With an argument, stores that value
 * first.
 *
 * @param array|null $new_settings The new value; null to keep the current one.
 */
function partner_settings( ?array $new_settings = null ): ?array {
	static $settings = null;
	$settings = $new_settings ?? $settings;
	return $settings;
}

/**
 * Makes the partner read its one-time notices while a header can still delete their cookie. The initial state, which is computed
 * after the head was sent, then contains them.
 */
function read_partner_notices(): void {
	if ( is_callable( array( 'Jetpack', 'state' ) ) ) {
		\Jetpack::state( 'message' );
	}
}

/**
 * Hides the partner's offers above admin pages ("just in time messages") on our page: the cards make the same offers, a late offer
 * pushes the cards down, and its request starts the host once more.
 *
 * @param mixed $is_shown Whether the partner shows the offers.
 * @param mixed $screen   ID of the admin screen.
 * @return mixed
 */
function hide_partner_offers( $is_shown, $screen ) {
	return 'toplevel_page_' . PAGE === $screen ? false : $is_shown;
}

/** Returns the user's account at the provider and the connection owner; null when this version of the partner doesn't provide them. */
function partner_link(): ?array {
	$getter = array( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'get_user_connection_data' );
	$link   = is_callable( $getter ) ? call_user_func( $getter, false ) : null;
	return is_array( $link ) && isset( $link['currentUser'] ) ? with_blog_id( $link, \Jetpack_Options::get_option( 'id' ) ) : null;
}

/** Returns the old and the new address of a site that has moved or may have moved; null when they are the same. */
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
 * Adds the scheme to an address that the partner stores without a scheme. The page reads host and path from the result.
 *
 * @param string $address Such as `site.example/blog/`.
 * @param string $home    Address of the site, with the scheme to use.
 */
function with_scheme( string $address, string $home ): string {
	$url = false === strpos( $address, '://' ) ? strtok( $home, ':' ) . "://$address" : $address;
	return rtrim( $url, '/' );
}

/**
 * Returns the capability that opens the page: that of the partner's page or, before the site is connected and in offline mode,
 * `manage_options`.
 */
function page_capability(): string {
	$default = is_partner_ready() ? 'jetpack_admin_page' : 'manage_options';
	/**
	 * Filters the capability that opens the page, its menu entries and its widgets (docs/wordpress-hooks.md).
	 *
	 * @param string $default Capability of the partner's page, or `manage_options` while the site is not connected.
	 */
	$capability = apply_filters( 'flightdeck_page_capability', $default );
	return is_string( $capability ) && '' !== $capability ? $capability : $default;
}

/** Returns whether the partner is active and the site is connected. */
function is_partner_ready(): bool {
	return null !== partner_version() && is_callable( array( 'Jetpack', 'is_connection_ready' ) ) && \Jetpack::is_connection_ready();
}

/**
 * Returns whether the page has settings for the user. The masthead buttons of the page follow the same rule, and are hidden where
 * the menu has these entries (FACT-ROOT-2).
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

/** Returns whether the user has an account at the provider, and one of the modules Post by Email and Publicize is active. */
function user_can_share(): bool {
	$is_on = static function ( string $module ): bool {
		return is_callable( array( 'Jetpack', 'is_module_active' ) ) && \Jetpack::is_module_active( $module );
	};
	$connection = is_callable( array( 'Jetpack', 'connection' ) ) ? \Jetpack::connection() : null;
	return $connection && $connection->has_connected_owner() && $connection->is_user_connected()
		&& ( $is_on( 'post-by-email' ) || $is_on( 'publicize' ) );
}

/** Returns whether the provider hosts the site. There, the masthead of the page links to dashboard and settings. */
function is_hosted_by_provider(): bool {
	$host = 'Automattic\\Jetpack\\Status\\Host';
	return method_exists( $host, 'is_woa_site' ) && ( new $host() )->is_woa_site();
}
