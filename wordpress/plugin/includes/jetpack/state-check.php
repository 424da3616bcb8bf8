<?php
/**
 * Checks whether the page can use the data of Jetpack. The required fields, not the version number, decide this.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** The page state lacks fields that the page needs. */
final class Unusable_State extends \Exception {}

/**
 * Returns a user whose account the page can read. Replaces an account that lacks fields with an unknown one.
 *
 * @param array $user Jetpack's `currentUser`, reduced to what the page state has.
 */
function usable_user( array $user ): array {
	$account = (array) ( $user['wpcomUser'] ?? array() );
	foreach ( isset( $user['wpcomUser'] ) ? ACCOUNT_FIELDS : array() as $name => $type ) {
		if ( ! is_of_type( $account[ $name ] ?? null, $type ) ) {
			$user['wpcomUser'] = (object) array( 'avatar' => false );
		}
	}
	return $user;
}

/**
 * Returns the required fields that a page state lacks or has with another type, and maps of FILLED_FOR_MANAGERS that are empty.
 *
 * @param array $state The page state, with arrays or objects as maps.
 * @return string[] Paths of the fields, such as `initial.settings`.
 */
function missing_fields( array $state ): array {
	$missing = array();
	foreach ( REQUIRED_FIELDS as $path => $type ) {
		$value = $state;
		foreach ( explode( '.', $path ) as $name ) {
			$value = ( (array) $value )[ $name ] ?? null;
		}
		if ( ! is_of_type( $value, $type ) ) {
			$missing[] = $path;
		}
	}
	$permissions = (array) ( ( (array) ( $state['initial']['userData']['currentUser'] ?? array() ) )['permissions'] ?? array() );
	foreach ( empty( $permissions['manage_modules'] ) ? array() : FILLED_FOR_MANAGERS as $name ) {
		if ( array() === (array) ( $state['initial'][ $name ] ?? null ) ) {
			$missing[] = "initial.$name";
		}
	}
	return array_values( array_unique( $missing ) );
}

/**
 * Returns whether a page state has the shape of the tested versions: all fields, a scalar value for each module, and a list, a
 * map or an empty value for each of LIST_SETTINGS. The screens also check each setting themselves.
 *
 * @param array $state The page state, with arrays or objects as maps.
 */
function has_known_shape( array $state ): bool {
	$initial  = (array) ( $state['initial'] ?? array() );
	$settings = (array) ( $initial['settings'] ?? array() );
	if ( missing_fields( $state ) ) {
		return false;
	}
	foreach ( REPLACEABLE_FIELDS as $path ) {
		if ( ! isset( $initial[ substr( $path, strlen( 'initial.' ) ) ] ) ) {
			return false;
		}
	}
	foreach ( array_intersect_key( $settings, (array) ( $initial['getModules'] ?? array() ) ) as $value ) {
		if ( ! is_scalar( $value ) ) {
			return false;
		}
	}
	foreach ( array_intersect_key( $settings, array_flip( LIST_SETTINGS ) ) as $value ) {
		if ( $value && ! is_array( $value ) && ! is_object( $value ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Returns whether a value is of a type of REQUIRED_FIELDS.
 *
 * @param mixed  $value Any value.
 * @param string $type  Name of the type.
 */
function is_of_type( $value, string $type ): bool {
	switch ( $type ) {
		case 'filled':
			return is_string( $value ) && '' !== $value;
		case 'text':
			return is_string( $value );
		case 'flag':
			return is_bool( $value );
		case 'number':
			return is_int( $value );
		default:
			return is_array( $value ) || is_object( $value );
	}
}

/**
 * Returns a page state that has all required fields, and only accounts that the page can read.
 *
 * @param array $state The page state.
 * @throws Unusable_State When fields are missing; the message names them.
 */
function usable_state( array $state ): array {
	$missing = missing_fields( $state );
	if ( $missing ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Shown by print_problem(), which escapes.
		throw new Unusable_State( implode( ', ', $missing ) );
	}
	$state['initial']['userData']['currentUser'] = usable_user( $state['initial']['userData']['currentUser'] );
	if ( isset( $state['userConnection']['currentUser'] ) ) {
		$state['userConnection']['currentUser'] = usable_user( (array) $state['userConnection']['currentUser'] );
	}
	return $state;
}
