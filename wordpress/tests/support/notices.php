<?php
/**
 * Logs PHP notices that our plugin causes, and no others: an old WordPress on a new PHP and the plugins of tests cause notices too.
 *
 * Our plugin causes a notice if the innermost file on the call stack that does not belong to WordPress is a file of our plugin. So a
 * notice counts too if WordPress raises it because our plugin has passed a wrong argument.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

const NOTICES = WP_CONTENT_DIR . '/notices.log';

/** Returns whether a file belongs to WordPress. */
function is_of_wordpress( string $file ): bool {
	return 0 === strpos( $file, ABSPATH ) && 0 !== strpos( $file, WP_CONTENT_DIR );
}

/** Returns whether a file belongs to our plugin. */
function is_ours( string $file ): bool {
	return 0 === strpos( $file, WP_PLUGIN_DIR . '/flightdeck/' );
}

/** Logs a notice if our plugin causes it. Returns false, so that PHP handles the notice too. */
function log_notice( int $level, string $text, string $file, int $line ): bool {
	// In an expression after an `@`, error_reporting() is zero or, since PHP 8, includes only fatal errors.
	if ( ! ( error_reporting() & $level ) ) {
		return false;
	}
	// An old WordPress has language features that a new PHP deprecates. But null as an argument may come from us.
	if ( E_DEPRECATED === $level && is_of_wordpress( $file ) && false === stripos( $text, 'passing null' ) ) {
		return false;
	}
	$files = array_merge( array( $file ), array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' ) );
	foreach ( $files as $candidate ) {
		if ( __FILE__ === $candidate || is_of_wordpress( $candidate ) ) {
			continue;
		}
		if ( is_ours( $candidate ) ) {
			file_put_contents( NOTICES, "$text in $file:$line, from $candidate\n", FILE_APPEND );
		}
		break;
	}
	return false;
}

set_error_handler( __NAMESPACE__ . '\\log_notice' );

register_shutdown_function(
	static function () {
		$last_error = error_get_last();
		if ( $last_error && ( $last_error['type'] & ( E_ERROR | E_COMPILE_ERROR ) ) && is_ours( $last_error['file'] ) ) {
			file_put_contents( NOTICES, "{$last_error['message']} in {$last_error['file']}:{$last_error['line']}\n", FILE_APPEND );
		}
	}
);
