<?php
/**
 * The page state: one block of JSON with everything that the dashboard shows first. `shared/contracts/page/page-state.ts` defines its
 * schema.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the page state, limited to the fields that this user may see.
 *
 * @param array      $raw    Jetpack's initial state.
 * @param array|null $link   The user's account at the provider: `currentUser`, `connectionOwner`; null when it is not known.
 * @param array|null $crisis The old and the new address of a site that has moved or may have moved; null otherwise.
 * @param array      $page   `registry`, `locale`, `provider` and `overrides`, ready to print.
 */
function page_state( array $raw, ?array $link, ?array $crisis, array $page ): array {
	$permissions = permissions_of( (array) ( $raw['userData']['currentUser'] ?? array() ) );
	$state       = array(
		'initial'        => initial_slices( array( 'identityCrisis' => $crisis ) + $raw, $permissions ),
		'connection'     => isset( $raw['connectionStatus'] ) ? visible_fields( $raw['connectionStatus'], 'connection', $permissions ) : null,
		'userConnection' => null === $link ? null : link_slice( $link, $permissions ),
	);
	return $state + visible_fields( $page, 'page', $permissions );
}

/** Returns JSON for a data block in a page. Escapes `<` and `>`, so that no tag can start or end in it. */
function json_block( array $state ): string {
	return (string) wp_json_encode( $state, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
}

/**
 * Returns the page state of this request.
 *
 * @param object $registry The registry.
 * @param array  $texts    The texts of the page, from page_texts().
 */
function current_page_state( object $registry, array $texts ): array {
	list( $messages, $language ) = $texts;
	return page_state(
		jetpack_state(),
		jetpack_link(),
		jetpack_crisis(),
		array(
			'registry'  => array( 'url' => set_url(), 'areas' => releases_in( $registry->areas, $language ) ),
			'locale'    => page_locale( $messages ),
			'provider'  => array(
				'origins'  => origins( 'FLIGHTDECK_PROVIDER_ORIGINS' ),
				'redirect' => defined( 'FLIGHTDECK_REDIRECT_URL' ) ? (string) FLIGHTDECK_REDIRECT_URL : 'https://jetpack.com/redirect/',
			),
			'overrides' => array( 'origins' => override_origins() ),
		)
	);
}

/**
 * Returns the origins from which an administrator may load an area. Their files are not signed, so the page offers these origins only
 * if FLIGHTDECK_ALLOW_OVERRIDES is true or, without that constant, on a local or development site.
 *
 * @return string[]
 */
function override_origins(): array {
	$is_allowed = defined( 'FLIGHTDECK_ALLOW_OVERRIDES' )
		? true === constant( 'FLIGHTDECK_ALLOW_OVERRIDES' )
		: in_array( wp_get_environment_type(), array( 'local', 'development' ), true );
	return $is_allowed ? origins( 'FLIGHTDECK_OVERRIDE_ORIGINS' ) : array();
}

/**
 * Returns the valid origins in a constant of wp-config.php; empty if the constant is not defined.
 *
 * @param string $constant Name of the constant. Its value is a list, or a string with spaces or commas between the origins.
 * @return string[]
 */
function origins( string $constant ): array {
	$origins = defined( $constant ) ? constant( $constant ) : array();
	return clean_origins( is_array( $origins ) ? $origins : preg_split( '/[\s,]+/', (string) $origins ) );
}

/**
 * Returns the valid origins of a list.
 *
 * @param array $origins Such as `https://areas.example`.
 * @return string[]
 */
function clean_origins( array $origins ): array {
	$is_origin = static function ( $origin ) {
		return is_string( $origin ) && preg_match( '#^https?://[a-z0-9.-]+(:\d{1,5})?\z#i', $origin );
	};
	return array_values( array_filter( $origins, $is_origin ) );
}
