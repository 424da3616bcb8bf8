<?php
/**
 * Lets tests set constants of wp-config.php, in `$GLOBALS['host']['constants']`. The plugin calls these functions instead of those of
 * PHP, because they are in its namespace.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

function defined( string $name ): bool {
	return isset( $GLOBALS['host']['constants'][ $name ] ) || \defined( $name );
}

function constant( string $name ) {
	return $GLOBALS['host']['constants'][ $name ] ?? \constant( $name );
}
