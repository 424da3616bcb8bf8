<?php
/**
 * Runs the tests of the plugin's rules, without a WordPress: `php wordpress/tests/php/run.php`. With `--update` the page states
 * in `samples/` are written again; they are checked against the schema of the page by samples.test.ts.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

error_reporting( E_ALL );
set_error_handler(
	static function ( $level, $message, $file, $line ) {
		throw new \ErrorException( $message, 0, $level, $file, $line );
	}
);

require __DIR__ . '/host-stand-ins.php';
foreach ( array( 'locale', 'messages', 'registry', 'set', 'partner', 'slices', 'page-state' ) as $file ) {
	require_once __DIR__ . "/../../plugin/includes/$file.php";
}

/** Results of all rows. */
final class Results {
	/** @var int */
	public static $passed = 0;
	/** @var string[] */
	public static $failed = array();
}

/** One row: what came and what was expected. */
function same( string $label, $expected, $found ): void {
	if ( $expected === $found ) {
		++Results::$passed;
		return;
	}
	Results::$failed[] = "$label\n  expected " . json_encode( $expected ) . "\n  found    " . json_encode( $found );
}

/** What a call throws; empty when it does not. */
function thrown( callable $call ): string {
	try {
		$call();
	} catch ( \Flightdeck\Unusable_Set $failure ) {
		return $failure->getMessage();
	}
	return '';
}

foreach ( glob( __DIR__ . '/*-test.php' ) as $test ) {
	require $test;
}

echo implode( "\n", Results::$failed ), Results::$failed ? "\n" : '';
printf( "%d passed, %d failed\n", Results::$passed, count( Results::$failed ) );
exit( Results::$failed ? 1 : 0 );
