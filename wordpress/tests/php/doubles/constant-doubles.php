<?php
/**
 * Constants of wp-config.php that a test can change: those in `$GLOBALS['host']['constants']`, beside the real ones. The plugin finds
 * these functions before those of PHP, because they are in its namespace.
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
