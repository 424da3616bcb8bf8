<?php
/**
 * The page: its menu entry, and what it shows.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Slug of the page. Screens link to `admin.php?page=flightdeck`. */
const PAGE = 'flightdeck';
/** Route of the settings screens. */
const SETTINGS_ROUTE = '#/settings';

/**
 * Returns the address of the page.
 *
 * @param string $route Rest of the address: a route such as `#/settings`, or more query arguments; empty for the dashboard.
 */
function page_url( string $route = '' ): string {
	return admin_url( 'admin.php?page=' . PAGE . $route );
}

/** Adds the page to the menu, for users with page_capability(). */
function add_page(): void {
	$hook = add_menu_page(
		__( 'Flightdeck', 'flightdeck' ),
		__( 'Flightdeck', 'flightdeck' ),
		page_capability(),
		PAGE,
		__NAMESPACE__ . '\\print_page',
		'dashicons-airplane',
		3
	);
	add_submenu_entries();
	add_jetpack_entry();
	if ( $hook ) {
		add_action( "load-$hook", __NAMESPACE__ . '\\prepare_page' );
		// Preloads come before the styles and scripts of WordPress. Our style sheet comes later, so that it overrides those styles.
		add_action( "admin_print_styles-$hook", __NAMESPACE__ . '\\print_preloads', 0 );
		add_action( "admin_head-$hook", __NAMESPACE__ . '\\print_styles' );
		add_action( "admin_head-$hook", __NAMESPACE__ . '\\print_start', 11 );
	}
}

/**
 * Adds Dashboard and Settings below the menu entry, for users with settings. On sites that the provider hosts, the masthead has these
 * links. The script of the page marks the current entry, because the server never gets the route.
 */
function add_submenu_entries(): void {
	if ( is_hosted_by_provider() || ! user_has_settings() ) {
		return;
	}
	$title = __( 'Flightdeck', 'flightdeck' );
	add_submenu_page( PAGE, $title, __( 'Dashboard', 'flightdeck' ), page_capability(), PAGE );
	add_submenu_page( PAGE, $title, __( 'Settings', 'flightdeck' ), page_capability(), 'admin.php?page=' . PAGE . SETTINGS_ROUTE );
}

/**
 * Returns what the page of this request shows: a `problem`, or the `registry`, `has_link_headers` and, once the state is computed,
 * `state` and `language`. With an argument, stores that value first.
 *
 * @param array|null $new_sections The new value; null to keep the current one.
 */
function page_sections( ?array $new_sections = null ): array {
	static $sections = array();
	$sections = $new_sections ?? $sections;
	return $sections;
}

/**
 * Decides what the page shows, before anything is printed. print_start() computes the page state later, because that
 * takes a long time.
 */
function prepare_page(): void {
	dismiss_untested();
	$found = registry_or_problem();
	if ( isset( $found['registry'] ) ) {
		$found['has_link_headers'] = send_link_headers( $found['registry']->root );
		read_jetpack_notices();
		remove_emoji_script();
	}
	page_sections( $found );
}

/** Returns an array with the `registry`, or with the `problem` that keeps the page from being shown. */
function registry_or_problem(): array {
	$problem = jetpack_problem_text();
	if ( $problem ) {
		return array( 'problem' => $problem );
	}
	try {
		// Read all rule files now, because rules() throws if one is damaged.
		foreach ( RULES as $name ) {
			rules( $name );
		}
		$registry = user_registry();
		check_bundled_files( $registry->root, array_merge( $registry->root->scripts, $registry->root->styles ) );
		return array( 'registry' => $registry );
	} catch ( Unusable_Set $failure ) {
		return array( 'problem' => problem( 'set-unusable', $failure->getMessage() ) );
	}
}

/**
 * Returns an array with the page `state` and the `language` of the text files that the page loads, or with the `problem` that
 * prevents a usable state.
 *
 * @param object $registry The registry.
 */
function state_or_problem( object $registry ): array {
	try {
		$texts          = page_texts( $registry->root, get_user_locale() );
		$state          = usable_state( current_page_state( $registry, $texts ) );
		$state['reads'] = page_reads( $state, $registry );
		return array( 'state' => $state, 'language' => $texts[1] );
	} catch ( Unusable_State $failure ) {
		return array( 'problem' => problem( 'jetpack-incompatible', $failure->getMessage() ) );
	} catch ( \Throwable $failure ) {
		$where = basename( $failure->getFile() ) . ':' . $failure->getLine();
		return array( 'problem' => problem( 'jetpack-failed', get_class( $failure ) . " at $where: " . $failure->getMessage() ) );
	}
}

/**
 * Removes the emoji script of WordPress from this page: the script delays the cards, and replaces characters in elements that React
 * manages.
 */
function remove_emoji_script(): void {
	remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
}
