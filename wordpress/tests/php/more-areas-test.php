<?php
/**
 * Areas that the page state leaves out. `shared/contracts/area-routes.test.ts` runs the same cases.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\areas_asked;
use function Flightdeck\areas_in_page;

$sample     = json_decode( file_get_contents( dirname( __DIR__, 2 ) . '/samples/more-areas.json' ) );
$more_areas = static function ( object $found ): array {
	$names = array_keys( get_object_vars( $found ) );
	sort( $names );
	return $names;
};

same( 'the page has areas without routes, and those that they show', $sample->inPage, $more_areas( areas_in_page( $sample->areas ) ) );
foreach ( $sample->asked as $row ) {
	same( "more areas: $row->name", $row->gets, $more_areas( areas_asked( $sample->areas, $row->path ) ) );
}
foreach ( array( '', "\0/backup" ) as $odd_path ) {
	same( 'a path that is no route has no areas', array(), $more_areas( areas_asked( $sample->areas, $odd_path ) ) );
}
same( 'a set without any area', array(), $more_areas( areas_in_page( (object) array() ) ) );
same( 'an area without a manifest stays in the page', array( 'mf-old' ), $more_areas( areas_in_page( (object) array( 'mf-old' => (object) array() ) ) ) );
