<?php
/**
 * When a staged release is taken back. `site/src/health/take-back.test.ts` runs the same cases.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\fisher;
use function Flightdeck\level_at;
use function Flightdeck\take_back;

/** Returns a row of the table as counts. */
$counts = static function ( array $row ): array {
	return array( 'loads' => $row[0], 'failures' => $row[1] );
};
foreach ( json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/samples/take-back-cases.json' ) ) as $row ) {
	$found = take_back( $counts( $row->staged ), $counts( $row->during ), $counts( $row->before ) );
	same( "take back: $row->name", $row->reason, $found['reason'] ?? null );
}
same(
	'take back: the answer has the counts',
	array( 'reason' => 'rate', 'staged' => array( 'loads' => 50, 'failures' => 50 ), 'live' => array( 'loads' => 700, 'failures' => 3 ) ),
	take_back( $counts( array( 50, 50 ) ), $counts( array( 450, 1 ) ), $counts( array( 250, 2 ) ) )
);
same( 'take back: a missing count', null, take_back( $counts( array( 60, 60 ) ), array( 'loads' => 450 ), null ) );

foreach ( array(
	array( array( 10, 8 ), array( 10, 2 ), 0.011507068782610578 ),
	array( array( 50, 4 ), array( 450, 0 ), 8.950533002199886e-5 ),
	array( array( 200, 10 ), array( 1800, 18 ), 2.0954712572679928e-4 ),
) as list( $one, $other, $p ) ) {
	same( 'Fisher ' . json_encode( array( $one, $other ) ), true, abs( fisher( $counts( $one ), $counts( $other ) ) - $p ) < $p * 1e-9 );
}
same( 'level before the first test', 0.0, level_at( 3, 4, 0.008 ) );
same( 'level at the first test', true, abs( level_at( 4, 4, 0.008 ) - 0.002 ) < 1e-12 );
