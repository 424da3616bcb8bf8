<?php
/**
 * Areas that bring their own routes: the page state leaves them out until a visitor opens one of their routes, so that a page costs the
 * same with five areas and with a hundred. The embedded site has the same rules (`shared/contracts/more-areas.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Path of the route below the REST root. */
const AREAS_ROUTE = 'flightdeck/v1/areas';

/** Registers the route. */
function add_areas_route(): void {
	$text = array( 'type' => 'string' );
	register_rest_route(
		'flightdeck/v1',
		'/areas',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\answer_areas',
			'permission_callback' => __NAMESPACE__ . '\\may_open_page',
			'args'                => array(
				'path'     => $text,
				'language' => $text + array( 'pattern' => '^[a-z]{2,3}$' ),
			),
		)
	);
}

/**
 * Returns the areas that a page state contains: those that bring no routes, and those whose parts they show.
 *
 * @param object $areas Areas of the registry by name.
 */
function areas_in_page( object $areas ): object {
	$kept = array();
	foreach ( get_object_vars( $areas ) as $name => $entry ) {
		if ( ! isset( $entry->manifest->routes ) ) {
			$kept[ $name ] = $entry;
		}
	}
	$open = array_values( $kept );
	while ( $open ) {
		$parts = array_pop( $open )->manifest->parts ?? null;
		foreach ( is_object( $parts ) ? get_object_vars( $parts ) : array() as $part ) {
			foreach ( is_array( $part->shows ?? null ) ? $part->shows : array() as $shown ) {
				$name = is_string( $shown ) ? explode( '/', $shown )[0] : '';
				if ( isset( $areas->$name ) && ! isset( $kept[ $name ] ) ) {
					$kept[ $name ] = $areas->$name;
					$open[]        = $areas->$name;
				}
			}
		}
	}
	return (object) $kept;
}

/**
 * Returns the areas that a request for more areas gets: those that bring a route, or all.
 *
 * @param object      $areas Areas of the registry by name.
 * @param string|null $path  The route.
 */
function areas_asked( object $areas, ?string $path ): object {
	$found = array();
	foreach ( get_object_vars( $areas ) as $name => $entry ) {
		if ( null === $path || isset( $entry->manifest->routes->$path ) ) {
			$found[ $name ] = $entry;
		}
	}
	return (object) $found;
}

/**
 * Returns the field `registry` of the page state.
 *
 * @param object $areas    Areas of the registry by name.
 * @param string $language Of the texts that the areas load, such as `de`; empty for English.
 */
function page_registry( object $areas, string $language ): array {
	$kept  = areas_in_page( $areas );
	$field = array(
		'url'   => set_url(),
		'areas' => releases_in( $kept, $language ),
	);
	return count( get_object_vars( $kept ) ) === count( get_object_vars( $areas ) ) ? $field : $field + array( 'more' => AREAS_ROUTE );
}

/**
 * Answers the areas that the page state left out, as this user gets them.
 *
 * @param \WP_REST_Request $request The request.
 */
function answer_areas( \WP_REST_Request $request ) {
	try {
		$areas = user_registry()->areas;
	} catch ( Unusable_Set $failure ) {
		return new \WP_Error( 'flightdeck_set', $failure->getMessage(), array( 'status' => 404 ) );
	}
	$asked = areas_asked( $areas, $request['path'] );
	return new \WP_REST_Response( array( 'areas' => releases_in( $asked, (string) $request['language'] ) ) );
}
