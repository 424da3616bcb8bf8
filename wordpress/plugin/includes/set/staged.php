<?php
/**
 * Staged releases: second releases of areas, which only some users get (docs/decisions/035).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether a user gets a staged release: whether its audience names roles, and the user has one of them. No user gets a release
 * whose audience has other conditions, such as one that an older tool wrote. The test site has the same rule (`site/src/set/audience.ts`).
 *
 * @param mixed    $audience An object with a list of `roles`, and nothing else.
 * @param string[] $roles    Roles of the user.
 */
function is_in_audience( $audience, array $roles ): bool {
	$conditions = is_object( $audience ) ? get_object_vars( $audience ) : array();
	if ( array( 'roles' ) !== array_keys( $conditions ) || ! is_array( $conditions['roles'] ) ) {
		return false;
	}
	$wanted = array_filter( $conditions['roles'], 'is_string' );
	return $wanted === $conditions['roles'] && array_intersect( $wanted, $roles );
}

/**
 * Returns the areas of a registry for a user: the staged release of each area whose audience includes the user, else the live release.
 *
 * @param object   $registry The registry.
 * @param string[] $roles    Roles of the user.
 */
function areas_for( object $registry, array $roles ): object {
	$areas = clone $registry->areas;
	foreach ( get_object_vars( $registry->staged ?? (object) array() ) as $name => $staged ) {
		if ( isset( $areas->$name ) && is_in_audience( $staged->audience ?? null, $roles ) ) {
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

/**
 * Returns the registry with the areas that the current user gets.
 *
 * @throws Unusable_Set When the registry is missing or cannot be used.
 */
function user_registry(): object {
	$registry        = registry();
	$registry->areas = areas_for( $registry, array_values( (array) wp_get_current_user()->roles ) );
	return $registry;
}
