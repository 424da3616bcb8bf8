<?php
/**
 * Staged releases: second releases of areas, which only some users get (docs/decisions/035).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the number from 0 to 99 that a share is compared with. It is the same for each visit of a user, and differs by site and
 * version. The test site computes the same number (`site/src/set/audience.ts`).
 *
 * @param string $version The staged version.
 * @param string $site    Address of the site without scheme and without a slash at the end.
 * @param int    $user    ID of the user.
 */
function user_number( string $version, string $site, int $user ): int {
	return (int) hexdec( substr( hash( 'sha256', strtolower( $site ) . "|$user|$version" ), 0, 7 ) ) % 100;
}

/**
 * Returns whether a user gets a staged release: whether it has conditions, and the user meets each of them. No user meets a
 * condition that this version of the plugin does not know, or whose value is not valid.
 *
 * @param mixed    $audience Conditions: `share`, `roles`, `sites`.
 * @param string   $version  The staged version.
 * @param string   $site     Address of the site without scheme and without a slash at the end.
 * @param int      $user     ID of the user.
 * @param string[] $roles    Roles of the user.
 */
function is_in_audience( $audience, string $version, string $site, int $user, array $roles ): bool {
	$conditions = is_object( $audience ) ? get_object_vars( $audience ) : array();
	if ( ! $conditions || array_diff( array_keys( $conditions ), array( 'share', 'roles', 'sites' ) ) ) {
		return false;
	}
	// Also refuse the value null, which isset() would treat as a missing condition.
	foreach ( $conditions as $name => $value ) {
		$is_valid = 'share' === $name ? is_int( $value ) && $value >= 1 && $value <= 99 : is_array( $value );
		if ( ! $is_valid ) {
			return false;
		}
	}
	if ( isset( $conditions['share'] ) && user_number( $version, $site, $user ) >= $conditions['share'] ) {
		return false;
	}
	if ( isset( $conditions['roles'] ) && ! array_intersect( array_filter( $conditions['roles'], 'is_string' ), $roles ) ) {
		return false;
	}
	return ! isset( $conditions['sites'] ) || in_array( strtolower( $site ), $conditions['sites'], true );
}

/**
 * Returns the areas of a registry for a user: the staged release of each area whose audience includes the user, else the live release.
 *
 * @param object   $registry  The registry.
 * @param string   $site      Address of the site without scheme and without a slash at the end.
 * @param int      $user      ID of the user.
 * @param string[] $roles     Roles of the user.
 * @param array    $withdrawn Releases that the site has withdrawn, by area.
 */
function areas_for( object $registry, string $site, int $user, array $roles, array $withdrawn = array() ): object {
	$areas = clone $registry->areas;
	foreach ( get_object_vars( $registry->staged ?? (object) array() ) as $name => $staged ) {
		if ( isset( $areas->$name ) && ! is_withdrawn( $withdrawn, $name, $staged ) && is_in_audience( $staged->audience ?? null, (string) $staged->entry->version, $site, $user, $roles ) ) {
			$areas->$name = $staged->entry;
		}
	}
	return $areas;
}

/**
 * Checks the staged releases of a registry in the same way as the live releases.
 *
 * @param mixed $staged Field of the registry.
 * @throws Unusable_Set When a file would load from elsewhere, or without a hash.
 */
function check_staged( $staged ): void {
	if ( ! is_object( $staged ) ) {
		throw new Unusable_Set( 'registry.json: staged is not an object' );
	}
	foreach ( get_object_vars( $staged ) as $name => $release ) {
		$entry = is_object( $release ) ? ( $release->entry ?? null ) : null;
		if ( ! is_object( $entry ) || ! is_string( $entry->version ?? null ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- print_problem() and print_refusal() escape the message.
			throw new Unusable_Set( "registry.json has no staged release of $name" );
		}
		check_entry( "$name (staged)", $entry );
	}
}

/** Returns the address of this site as the conditions of staged releases name it: without scheme and without a slash at the end. */
function site_name(): string {
	return strtolower( rtrim( (string) preg_replace( '#^https?://#i', '', home_url() ), '/' ) );
}

/**
 * Returns the address of the site, and the ID and the roles of the current user, as areas_for() expects them.
 *
 * @return array{0: string, 1: int, 2: string[]}
 */
function current_visitor(): array {
	$user = wp_get_current_user();
	return array( site_name(), (int) $user->ID, array_values( (array) $user->roles ) );
}

/**
 * Returns the registry with the areas that the current user gets.
 *
 * @throws Unusable_Set When the registry is missing or cannot be used.
 */
function user_registry(): object {
	$registry = registry();
	if ( isset( $registry->staged ) ) {
		list( $site, $user, $roles ) = current_visitor();
		$registry->areas             = areas_for( $registry, $site, $user, $roles, visit_counts()['withdrawn'] );
	}
	return $registry;
}
