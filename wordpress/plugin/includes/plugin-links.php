<?php
/**
 * Links in the list of plugins.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Adds Dashboard and Settings for the users who may open them.
 *
 * @param array $links Links of the plugin, as HTML.
 */
function plugin_links( array $links ): array {
	if ( ! current_user_can( page_capability() ) ) {
		return $links;
	}
	$own = array( 'dashboard' => plugin_link( '', __( 'Dashboard', 'flightdeck' ) ) );
	if ( user_has_settings() ) {
		$own['settings'] = plugin_link( SETTINGS_ROUTE, __( 'Settings', 'flightdeck' ) );
	}
	return $own + $links;
}

/**
 * Returns a link to our page.
 *
 * @param string $route Such as `#/settings`.
 * @param string $label Its text.
 */
function plugin_link( string $route, string $label ): string {
	return '<a href="' . esc_url( page_url( $route ) ) . '">' . esc_html( $label ) . '</a>';
}
