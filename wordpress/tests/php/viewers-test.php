<?php
/**
 * Tests of the fields that a user may see. The tests of the test site run the same cases.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\visible_fields;

$cases = rule_cases( 'viewers' );
foreach ( $cases->cases as $case ) {
	$found = visible_fields( $case->value, 'page', array_fill_keys( $case->may, true ), $cases->tables );
	same( "fields of a user: $case->name", json_encode( $case->seen ), json_encode( (object) $found ) );
}
same( 'fields of a user: a permission that is false does not count', array(), visible_fields( array( 'key' => 'abc' ), 'page', array( 'manage' => false ), $cases->tables ) );
