<?php
/**
 * The page state: one block of JSON with everything that the dashboard shows first. Its form is
 * `shared/contracts/page-state.ts`.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * The page state out of what the partner, the set and the host know, and of that what this user may see.
 *
 * @param array      $raw    The partner's initial state.
 * @param array|null $link   The user's account at the provider: `currentUser`, `connectionOwner`.
 * @param array|null $crisis The two addresses of a site that has moved, or seems to.
 * @param array      $page   `registry`, `locale`, `provider` and `overrides`, ready to print.
 */
function page_state( array $raw, ?array $link, ?array $crisis, array $page ): array {
	$may   = permissions_of( (array) ( $raw['userData']['currentUser'] ?? array() ) );
	$state = array(
		'initial'        => initial_slices( array( 'identityCrisis' => $crisis ) + $raw, $may ),
		'connection'     => isset( $raw['connectionStatus'] ) ? connection_slice( (array) $raw['connectionStatus'], $may ) : null,
		'userConnection' => null === $link ? null : link_slice( $link, $may ),
	);
	return seen( $state + $page, 'block', $may, array( 'overrides' => array( 'origins' => array() ) ) );
}

/** JSON for a data block in a page: no tag can end in it. */
function json_block( array $state ): string {
	return (string) wp_json_encode( $state, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
}

/** The page state of this request. */
function page_state_here( object $registry ): array {
	return page_state(
		partner_state(),
		partner_link(),
		partner_crisis(),
		array(
			'registry'  => array(
				'url'   => set_url(),
				'areas' => $registry->areas,
			),
			'locale'    => page_locale(),
			'provider'  => array(
				'origins'  => origins( 'FLIGHTDECK_PROVIDER_ORIGINS' ),
				'redirect' => defined( 'FLIGHTDECK_REDIRECT_URL' ) ? (string) FLIGHTDECK_REDIRECT_URL : 'https://jetpack.com/redirect/',
			),
			'overrides' => array( 'origins' => origins( 'FLIGHTDECK_OVERRIDE_ORIGINS' ) ),
		)
	);
}

/**
 * Origins that whoever runs the site allows in wp-config.php: a list, or a text with blanks between them.
 *
 * @param string $constant Name of the constant.
 * @return string[]
 */
function origins( string $constant ): array {
	$given = defined( $constant ) ? constant( $constant ) : array();
	return clean_origins( is_array( $given ) ? $given : preg_split( '/[\s,]+/', (string) $given ) );
}

/**
 * Origins without anything that is none.
 *
 * @param array $given Such as `https://areas.example`.
 * @return string[]
 */
function clean_origins( array $given ): array {
	$fits = static function ( $origin ) {
		return is_string( $origin ) && preg_match( '#^https?://[a-z0-9.-]+(:\d{1,5})?\z#i', $origin );
	};
	return array_values( array_filter( $given, $fits ) );
}
