<?php
/**
 * Rules that every server of the page follows, as data: `rules/README.md` in the repository.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the content of a file of rules.
 *
 * @param string $name `viewers` or `reads`.
 * @throws Unusable_Set When the file is missing or damaged.
 */
function rules( string $name ): object {
	static $cache = array();
	if ( ! isset( $cache[ $name ] ) ) {
		$file = RULES_FOLDER . "/$name.json";
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$content = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ) ) : null;
		if ( ! is_object( $content ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Shown by print_problem(), which escapes.
			throw new Unusable_Set( "rules/$name.json is missing or damaged" );
		}
		$cache[ $name ] = $content;
	}
	return $cache[ $name ];
}
