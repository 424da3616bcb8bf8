<?php
/**
 * Lets tests set constants of wp-config.php, in `$GLOBALS['wordpress']['constants']`. The plugin calls these functions instead of those of
 * PHP, because they are in its namespace.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

function defined( string $name ): bool {
	return isset( $GLOBALS['wordpress']['constants'][ $name ] ) || \defined( $name );
}

function constant( string $name ) {
	return $GLOBALS['wordpress']['constants'][ $name ] ?? \constant( $name );
}
