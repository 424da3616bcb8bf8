<?php
/**
 * Links to the page from the list of plugins, and from the screens of WordPress that install and update plugins.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Transient with the ID of the user who has just activated the plugin. */
const ACTIVATED_BY = 'flightdeck_activated_by';

/** Adds the filters and actions of this file. */
function add_page_links(): void {
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\store_activation' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_activation_notice' );
	add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\plugin_links' );
	// WordPress calls these while the previous version is loaded. After a first upload, the plugin is not active and adds nothing.
	add_filter( 'install_plugin_complete_actions', __NAMESPACE__ . '\\link_after_upload', 10, 3 );
	add_filter( 'update_plugin_complete_actions', __NAMESPACE__ . '\\link_after_update', 10, 2 );
}

/** Returns a link to the page, as HTML; empty for users who may not open it. */
function page_link(): string {
	if ( ! current_user_can( page_capability() ) ) {
		return '';
	}
	// The target leaves the frame in which WordPress shows an update.
	return '<a href="' . esc_url( page_url() ) . '" target="_parent">' . esc_html__( 'Open Flightdeck', 'flightdeck' ) . '</a>';
}

/**
 * Adds the link to a list of links.
 *
 * @param mixed $links List of links; other plugins can return anything.
 * @return mixed
 */
function with_page_link( $links ) {
	$link = page_link();
	return is_array( $links ) && '' !== $link ? array( 'flightdeck' => $link ) + $links : $links;
}

/**
 * Adds the link after an upload that has replaced this plugin.
 *
 * @param mixed $links Links below the result.
 * @param mixed $api   Data from the plugin directory; unused.
 * @param mixed $file  Main file of the plugin, relative to the folder of all plugins.
 * @return mixed
 */
function link_after_upload( $links, $api, $file ) {
	return plugin_basename( PLUGIN_FILE ) === $file && ! is_network_admin() ? with_page_link( $links ) : $links;
}

/**
 * Adds the link after an update of this plugin.
 *
 * @param mixed $links Links below the result.
 * @param mixed $file  Main file of the plugin, relative to the folder of all plugins.
 * @return mixed
 */
function link_after_update( $links, $file ) {
	return link_after_upload( $links, null, $file );
}

/** Stores the user who activates the plugin, for the notice. Does nothing on the command line, where no user is logged in. */
function store_activation(): void {
	if ( get_current_user_id() ) {
		set_transient( ACTIVATED_BY, get_current_user_id(), HOUR_IN_SECONDS );
	}
}

/** Prints a notice with the link once above the list of plugins, for the user who has just activated the plugin. */
function print_activation_notice(): void {
	$screen = get_current_screen();
	if ( ! $screen || 'plugins' !== $screen->id || (int) get_transient( ACTIVATED_BY ) !== get_current_user_id() ) {
		return;
	}
	delete_transient( ACTIVATED_BY );
	$link = page_link();
	if ( '' !== $link ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- page_link() escapes.
		echo '<div class="notice notice-success is-dismissible"><p>', esc_html__( 'Flightdeck is active.', 'flightdeck' ), ' ', $link, "</p></div>\n";
	}
}

/**
 * Adds Dashboard and Settings to the links in the list of plugins, for the users who may open them.
 *
 * @param array $links Links of the plugin, as HTML.
 */
function plugin_links( array $links ): array {
	if ( ! current_user_can( page_capability() ) ) {
		return $links;
	}
	$added = array( 'dashboard' => route_link( '', __( 'Dashboard', 'flightdeck' ) ) );
	if ( user_has_settings() ) {
		$added['settings'] = route_link( SETTINGS_ROUTE, __( 'Settings', 'flightdeck' ) );
	}
	return $added + $links;
}

/**
 * Returns a link to a route of our page, as HTML.
 *
 * @param string $route Such as `#/settings`; empty for the dashboard.
 * @param string $label Text of the link.
 */
function route_link( string $route, string $label ): string {
	return '<a href="' . esc_url( page_url( $route ) ) . '">' . esc_html( $label ) . '</a>';
}
