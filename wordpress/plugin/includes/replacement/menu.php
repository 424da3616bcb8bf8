<?php
/**
 * The menu and the toolbar, while Flightdeck replaces the partner's page.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Routes of the partner's menu that our own entries Dashboard and Settings open. */
const MENU_ROUTES = array( '', '#/', '#/dashboard', SETTINGS_ROUTE );

/**
 * Returns the slug that a menu entry of the partner gets in our submenu.
 *
 * @param string $slug    Slug of the entry, or an address.
 * @param bool   $is_page Whether the slug names a page of the admin.
 * @return string|null null for an entry that our own entries replace.
 */
function moved_slug( string $slug, bool $is_page ): ?string {
	$link     = partner_link_of( $slug );
	$replaced = replacement_link( $link );
	if ( null !== $replaced ) {
		return in_array( (string) strstr( $replaced, '#' ), MENU_ROUTES, true ) ? null : $replaced;
	}
	return $is_page ? "admin.php?page=$slug" : $slug;
}

/**
 * Returns the address that a slug opens if it names the partner's page; any other slug or address unchanged.
 *
 * @param string $slug Such as `jetpack#/settings`.
 */
function partner_link_of( string $slug ): string {
	return preg_match( '~\A' . PARTNER_PAGE . '(\#|\z)~', $slug ) ? "admin.php?page=$slug" : $slug;
}

/**
 * Moves the partner's other pages below our menu entry and removes the partner's entry. Runs when WordPress prints the menu, because
 * WordPress first needs the partner's own entries to find the page of this request and to check who may open it.
 *
 * @param mixed $parent_file Slug of the menu entry of this request.
 * @return mixed
 */
function arrange_menu( $parent_file ) {
	global $menu, $submenu, $plugin_page;
	if ( ! replaces_partner_page() ) {
		return $parent_file;
	}
	$entries = (array) ( $submenu[ PARTNER_PAGE ] ?? array() );
	// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no other way to move entries.
	if ( PARTNER_PAGE === $plugin_page ) {
		// The scripts of the partner's page need its entry.
		$submenu[ PARTNER_PAGE ] = array_map( __NAMESPACE__ . '\\bypass_entry', $entries );
		return $parent_file;
	}
	$ours = (array) ( $submenu[ PAGE ] ?? array() );
	if ( ! $ours ) {
		$ours[] = array( __( 'Dashboard', 'flightdeck' ), page_capability(), PAGE, __( 'Flightdeck', 'flightdeck' ) );
	}
	foreach ( $entries as $entry ) {
		$slug = moved_slug( (string) $entry[2], (bool) get_plugin_page_hook( $entry[2], PARTNER_PAGE ) );
		if ( null !== $slug ) {
			$ours[] = array( 2 => $slug === $entry[2] ? $slug : esc_url( $slug ) ) + $entry;
		}
	}
	$ours[] = array( __( 'Jetpack dashboard', 'flightdeck' ), page_capability(), esc_url( 'admin.php?page=' . PARTNER_PAGE . BYPASS ), __( 'Jetpack dashboard', 'flightdeck' ) );

	$submenu[ PAGE ] = $ours;
	unset( $submenu[ PARTNER_PAGE ] );
	$menu = without_partner_entry( (array) $menu );
	// phpcs:enable
	return PARTNER_PAGE === $parent_file ? PAGE : $parent_file;
}

/**
 * Returns the top-level entries without the partner's. The badge of that entry, a number of notices, moves to our entry.
 *
 * @param array $entries Entries of WordPress's menu: title, capability, slug, ….
 */
function without_partner_entry( array $entries ): array {
	$slugs = array_map(
		static function ( $entry ) {
			return $entry[2] ?? '';
		},
		$entries
	);
	$partner = array_search( PARTNER_PAGE, $slugs, true );
	$ours    = array_search( PAGE, $slugs, true );
	if ( false !== $partner && false !== $ours ) {
		$badge = strstr( (string) $entries[ $partner ][0], '<span' );
		if ( false !== $badge ) {
			$entries[ $ours ][0] .= " $badge";
		}
	}
	if ( false !== $partner ) {
		unset( $entries[ $partner ] );
	}
	return $entries;
}

/**
 * Returns an entry that stays on the partner's page instead of opening Flightdeck.
 *
 * @param array $entry Entry of the partner's submenu.
 */
function bypass_entry( array $entry ): array {
	$link = partner_link_of( $entry[2] );
	if ( null !== replacement_link( $link ) ) {
		$entry[2] = esc_url( str_replace( 'page=' . PARTNER_PAGE, 'page=' . PARTNER_PAGE . BYPASS, $link ) );
	}
	return $entry;
}

/**
 * Marks the entry of one of the partner's other pages as the current one.
 *
 * @param mixed $submenu_file Entry that WordPress marks; null for the entry with the slug of the page.
 * @param mixed $parent_file  Result of arrange_menu().
 * @return mixed
 */
function mark_moved_entry( $submenu_file, $parent_file ) {
	global $plugin_page;
	$is_moved = PAGE === $parent_file && $plugin_page && PAGE !== $plugin_page && replaces_partner_page();
	return $is_moved ? esc_url( "admin.php?page=$plugin_page" ) : $submenu_file;
}

/** Makes links of the toolbar to the partner's page of this site open Flightdeck. */
function arrange_toolbar(): void {
	global $wp_admin_bar;
	if ( ! replaces_partner_page() ) {
		return;
	}
	foreach ( (array) $wp_admin_bar->get_nodes() as $node ) {
		$link = 0 === strpos( (string) $node->href, admin_url( 'admin.php' ) ) ? replacement_link( (string) $node->href ) : null;
		if ( null !== $link ) {
			$wp_admin_bar->add_node( array( 'id' => $node->id, 'href' => $link ) );
		}
	}
}
