<?php
/**
 * Simulates the functions of WP-CLI that the commands call. Records each output in `$GLOBALS['cli']`: `success` or `warning` with the
 * text, or a format, its columns and the printed values.
 *
 * @package Flightdeck
 */

namespace {
	/** Thrown to end a command early: by error(), by halt(), or by confirm() without `--yes`. The code is the exit code. */
	final class Cli_End extends RuntimeException {}

	final class WP_CLI {
		public static function success( string $text ): void {
			$GLOBALS['cli'][] = array( 'success', $text );
		}

		public static function warning( string $text ): void {
			$GLOBALS['cli'][] = array( 'warning', $text );
		}

		public static function error( string $text ): void {
			throw new Cli_End( $text, 1 );
		}

		public static function halt( int $code ): void {
			throw new Cli_End( 'halt', $code );
		}

		public static function confirm( string $question, array $assoc ): void {
			if ( empty( $assoc['yes'] ) ) {
				throw new Cli_End( $question, 0 );
			}
		}
	}
}

namespace WP_CLI {
	final class Formatter {
		/** @var array */
		private $options;

		public function __construct( array &$assoc, array $fields ) {
			$this->options = array( $assoc['format'] ?? 'table', $fields );
		}

		public function display_item( array $item ): void {
			$GLOBALS['cli'][] = array_merge( $this->options, array( $item ) );
		}
	}
}

namespace WP_CLI\Utils {
	function format_items( string $format, array $items, array $fields ): void {
		$GLOBALS['cli'][] = array( $format, $fields, $items );
	}
}
