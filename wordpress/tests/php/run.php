<?php
/**
 * Runs the PHP tests of the plugin without WordPress: `php wordpress/tests/php/run.php`. With `--update`, writes the samples in
 * `wordpress/samples/`, which samples.test.ts checks against the schema.
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

define( 'Flightdeck\VERSION', '1.2.3' );
define( 'Flightdeck\RULES_FOLDER', dirname( __DIR__, 3 ) . '/rules' );
define( 'Flightdeck\PLUGIN_FILE', sys_get_temp_dir() . '/no-such-folder/flightdeck.php' );

require __DIR__ . '/doubles/wordpress-doubles.php';
require __DIR__ . '/doubles/constant-doubles.php';
require __DIR__ . '/plugin-files.php';
foreach ( plugin_files() as $name => $path ) {
	if ( 0 === strpos( $name, 'includes/' ) ) {
		require_once $path;
	}
}

require __DIR__ . '/doubles/sets.php';

/** Results of all assertions. */
final class Results {
	/** @var int */
	public static $passed = 0;
	/** @var string[] */
	public static $failed = array();
}

/** Asserts that two values are identical. The label names the asserted behavior in the report of a failure. */
function same( string $label, $expected, $found ): void {
	if ( $expected === $found ) {
		++Results::$passed;
		return;
	}
	Results::$failed[] = "$label\n  expected " . json_encode( $expected ) . "\n  found    " . json_encode( $found );
}

/** Asserts that the JSON of a value equals its sample in `wordpress/samples/`. With `--update`, writes the sample first. */
function same_as_sample( string $name, $value ): void {
	$sample  = dirname( __DIR__, 2 ) . "/samples/$name.json";
	$printed = json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	if ( in_array( '--update', $GLOBALS['argv'], true ) ) {
		file_put_contents( $sample, $printed );
	}
	same( "sample $name", is_file( $sample ) ? file_get_contents( $sample ) : '', $printed );
}

/** Returns the content of a file in `rules/cases/`, whose cases the tests of every server share. */
function rule_cases( string $name ): object {
	return json_decode( file_get_contents( \Flightdeck\RULES_FOLDER . "/cases/$name.json" ) );
}

/** Returns the message of the Unusable_Set exception that a call throws; empty if it throws none. */
function thrown_message( callable $call ): string {
	try {
		$call();
	} catch ( \Flightdeck\Unusable_Set $failure ) {
		return $failure->getMessage();
	}
	return '';
}

$skipped = array();
$tests   = array_merge( glob( __DIR__ . '/*-test.php' ), glob( __DIR__ . '/*/*-test.php' ) );
// All tests share the state of the simulated WordPress, so they run in the same order on every machine: by file name.
usort(
	$tests,
	static function ( $first, $second ) {
		return strcmp( basename( $first ), basename( $second ) );
	}
);
foreach ( $tests as $test ) {
	// These tests need the sodium extension. On sites without it, WordPress provides its functions.
	if ( in_array( basename( $test ), array( 'signature-test.php', 'set-actions-test.php' ), true ) && ! function_exists( 'sodium_crypto_sign' ) ) {
		$skipped[] = basename( $test );
		continue;
	}
	// The function keeps the variables of the tests separate.
	( static function ( string $file ) {
		require $file;
	} )( $test );
}

echo implode( "\n", Results::$failed ), Results::$failed ? "\n" : '';
if ( $skipped ) {
	echo 'Skipped without the PHP extension sodium: ', implode( ', ', $skipped ), "\n";
}
printf( "%d passed, %d failed%s\n", Results::$passed, count( Results::$failed ), $skipped ? ', ' . count( $skipped ) . ' skipped' : '' );
exit( Results::$failed ? 1 : 0 );
