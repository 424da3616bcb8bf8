<?php
/**
 * Limits a value to the fields that a user gets, by `rules/viewers.json`.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether a user gets a field.
 *
 * @param string|null $viewer      `everybody`, a permission, or `isMaster` for the connection owner; null for a field that no user gets.
 * @param array       $permissions The user's permissions, with `isMaster`.
 */
function is_viewer( ?string $viewer, array $permissions ): bool {
	return null !== $viewer && ( 'everybody' === $viewer || ! empty( $permissions[ $viewer ] ) );
}

/**
 * Returns the fields of a slice that a user gets, with values that are limited too. Replaces any other field with the `else` of its rule;
 * drops it if its rule has no `else`, or if it has no rule.
 *
 * @param array|object $slice       Fields by name.
 * @param string       $table       Name of a table of the rules.
 * @param array        $permissions The user's permissions, with `isMaster`.
 * @param object|null  $rules       The tables; those of the page state by default.
 */
function visible_fields( $slice, string $table, array $permissions, ?object $rules = null ): array {
	$rules   = $rules ?? rules( 'viewers' );
	$visible = array();
	foreach ( (array) $slice as $name => $value ) {
		$rule = $rules->$table->$name ?? null;
		$rule = is_string( $rule ) ? (object) array( 'for' => $rule ) : $rule;
		if ( null !== $rule && is_viewer( $rule->for ?? 'everybody', $permissions ) ) {
			$visible[ $name ] = limited_value( $value, $rule, $permissions, $rules );
		} elseif ( null !== $rule && property_exists( $rule, 'else' ) ) {
			$visible[ $name ] = $rule->else;
		}
	}
	return $visible;
}

/**
 * Returns the value of a field, limited by its rule.
 *
 * @param mixed  $value       The whole value.
 * @param object $rule        Rule of the field. Its property names a table: `fields` for a slice, `each` for the slices of a map (with
 *                            `names`, the table of visible names), or `items` for the slices of a list.
 * @param array  $permissions The user's permissions, with `isMaster`.
 * @param object $rules       The tables.
 * @return mixed
 */
function limited_value( $value, object $rule, array $permissions, object $rules ) {
	if ( ! isset( $rule->fields ) && ! isset( $rule->each ) && ! isset( $rule->items ) ) {
		return $value;
	}
	if ( ! is_array( $value ) && ! is_object( $value ) ) {
		// Jetpack writes `false` for a value that is not known. Any other value has no fields to choose from.
		return null === $value || is_bool( $value ) ? $value : null;
	}
	if ( isset( $rule->fields ) ) {
		$visible = visible_fields( $value, $rule->fields, $permissions, $rules );
		// PHP encodes an empty array as a JSON list.
		return $visible ? $visible : (object) array();
	}
	$slices = array();
	foreach ( (array) $value as $name => $slice ) {
		if ( is_name_visible( (string) $name, $rule, $permissions, $rules ) && ( is_array( $slice ) || is_object( $slice ) ) ) {
			$slices[ $name ] = (object) visible_fields( $slice, $rule->each ?? $rule->items, $permissions, $rules );
		}
	}
	return isset( $rule->items ) ? array_values( $slices ) : (object) $slices;
}

/**
 * Returns whether a user gets a value of a map: with the permission for all names (`*`), or with the permission for this name.
 *
 * @param string $name        Name in the map.
 * @param object $rule        Rule of the map.
 * @param array  $permissions The user's permissions, with `isMaster`.
 * @param object $rules       The tables.
 */
function is_name_visible( string $name, object $rule, array $permissions, object $rules ): bool {
	$names = isset( $rule->names ) ? $rules->{$rule->names} : (object) array( '*' => 'everybody' );
	return is_viewer( $names->{'*'} ?? null, $permissions ) || is_viewer( $names->$name ?? null, $permissions );
}
