<?php
/**
 * Who may open the page, and who has settings on it.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the capability that opens the page: that of Jetpack's page or, before the site is connected and in offline mode,
 * `manage_options`.
 */
function page_capability(): string {
	$default = is_jetpack_ready() ? 'jetpack_admin_page' : 'manage_options';
	/**
	 * Filters the capability that opens the page, its menu entries and its widgets (docs/wordpress-hooks.md).
	 *
	 * @param string $default Capability of Jetpack's page, or `manage_options` while the site is not connected.
	 */
	$capability = apply_filters( 'flightdeck_page_capability', $default );
	return is_string( $capability ) && '' !== $capability ? $capability : $default;
}

/**
 * Returns whether the page has settings for the user. The masthead buttons of the page follow the same rule, and are hidden where
 * the menu has these entries (FACT-ROOT-2).
 */
function user_has_settings(): bool {
	if ( null === jetpack_version() || ! current_user_can( 'edit_posts' ) ) {
		return false;
	}
	$status = 'Automattic\\Jetpack\\Status';
	if ( method_exists( $status, 'is_offline_mode' ) && ( new $status() )->is_offline_mode() ) {
		return true;
	}
	if ( ! is_jetpack_ready() ) {
		return false;
	}
	return current_user_can( 'manage_options' ) || user_can_share();
}

/** Returns whether the user has an account at the provider, and the module Post by Email or Publicize is active. */
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
