<?php
/**
 * The data that Jetpack provides: its initial state, and the facts that the state lacks.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Returns Jetpack's initial state with the facts that it lacks. Some of its fields are not for all users. */
function jetpack_state(): array {
	prime_jetpack_options();
	$state = state_without_count( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) );
	jetpack_settings( isset( $state['settings'] ) ? (array) $state['settings'] : null );
	$host = 'Automattic\\Jetpack\\Status\\Host';

	$state['siteData']   = with_hosting( (array) ( $state['siteData'] ?? array() ), class_exists( $host ) ? new $host() : null );
	$offer               = array( 'Automattic\\Jetpack\\SEO\\Initializer', 'is_optin_available' );
	$state['siteData']   = with_seo_offer( $state['siteData'], is_callable( $offer ) ? $offer : null );
	$state['licensing']  = with_license_count( (array) ( $state['licensing'] ?? array() ), get_option( LICENSE_COUNT ), get_current_user_id(), time() );
	$state['loginUrl']   = wp_login_url();
	$state['adminPages'] = jetpack_pages( (array) ( $GLOBALS['_parent_pages'] ?? array() ) );
	return $state;
}

/**
 * Returns the slugs of Jetpack's pages in the admin, which differ by version, modules and user.
 *
 * @param array $pages WordPress's pages that this user may open: parents by slug.
 * @return string[]
 */
function jetpack_pages( array $pages ): array {
	return array_values( preg_grep( '~\A((my-)?jetpack|stats\z|sharing\z|akismet)~', array_map( 'strval', array_keys( $pages ) ) ) );
}

/**
 * Returns all settings from Jetpack's initial state of this request; null before it is computed. With an argument, stores that value
 * first.
 *
 * @param array|null $new_settings The new value; null to keep the current one.
 */
function jetpack_settings( ?array $new_settings = null ): ?array {
	static $settings = null;
	$settings = $new_settings ?? $settings;
	return $settings;
}

/**
 * Makes Jetpack read its one-time notices while a header can still delete their cookie. The initial state, which is computed
 * after the head was sent, then contains them.
 */
function read_jetpack_notices(): void {
	if ( is_callable( array( 'Jetpack', 'state' ) ) ) {
		\Jetpack::state( 'message' );
	}
}

/**
 * Hides Jetpack's offers above admin pages ("just in time messages") on our page: the cards make the same offers, a late offer
 * pushes the cards down, and its request starts WordPress once more.
 *
 * @param mixed $is_shown Whether Jetpack shows the offers.
 * @param mixed $screen   ID of the admin screen.
 * @return mixed
 */
function hide_jetpack_offers( $is_shown, $screen ) {
	return 'toplevel_page_' . PAGE === $screen ? false : $is_shown;
}

/** Returns the user's account at the provider and the connection owner; null when this version of Jetpack doesn't provide them. */
function jetpack_link(): ?array {
	$getter = array( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'get_user_connection_data' );
	$link   = is_callable( $getter ) ? call_user_func( $getter, false ) : null;
	return is_array( $link ) && isset( $link['currentUser'] ) ? with_blog_id( $link, \Jetpack_Options::get_option( 'id' ) ) : null;
}

/** Returns the old and the new address of a site that has moved or may have moved; null otherwise. */
function jetpack_crisis(): ?array {
	$crisis = 'Automattic\\Jetpack\\Identity_Crisis';
	if ( ! is_callable( array( $crisis, 'check_identity_crisis' ) ) ) {
		return null;
	}
	// get_mismatched_urls() has no addresses after a user has confirmed safe mode.
	$urls = $crisis::check_identity_crisis();
	$name = 'jetpack_site_url_mismatch' === ( $urls['error_code'] ?? '' ) ? 'siteurl' : 'home';
	return isset( $urls[ "wpcom_$name" ], $urls[ $name ] ) ? array(
		'wpcomHomeUrl'                   => with_scheme( (string) $urls[ "wpcom_$name" ], home_url() ),
		'currentUrl'                     => with_scheme( (string) $urls[ $name ], home_url() ),
		'isSafeModeConfirmed'            => (bool) \Jetpack_Options::get_option( 'safe_mode_confirmed' ),
		'possibleDynamicSiteUrlDetected' => (bool) $crisis::detect_possible_dynamic_site_url(),
		'isStaging'                      => 'production' !== wp_get_environment_type(),
	) : null;
}

/**
 * Returns an address with a scheme, which Jetpack does not store, and without a slash at the end. The page reads its host and path.
 *
 * @param string $address Such as `site.example/blog/`.
 * @param string $home    Address of the site, with the scheme to use.
 */
function with_scheme( string $address, string $home ): string {
	$url = false === strpos( $address, '://' ) ? strtok( $home, ':' ) . "://$address" : $address;
	return rtrim( $url, '/' );
}
