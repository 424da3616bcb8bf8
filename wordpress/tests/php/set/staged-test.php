<?php
/**
 * Tests who gets a staged release. `site/src/set/audience.test.ts` runs the same cases.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\areas_for;
use function Flightdeck\is_in_audience;
use function Flightdeck\read_registry;

foreach ( rule_cases( 'staged-releases' )->audiences as $row ) {
	same( "whether users get a release whose audience has $row->name", $row->gets, is_in_audience( $row->audience, $row->roles ) );
}

/** Returns the JSON of the valid registry with a staged release of its area, after these changes of the staged release. */
$with_staged = static function ( array $changes = array() ): string {
	$entry  = array( 'base' => 'mf-settings/2/', 'version' => '2' ) + sample_registry()['areas']['mf-settings'];
	$staged = array( 'entry' => $entry, 'audience' => array( 'roles' => array( 'administrator' ) ) );
	return json_encode( sample_registry() + array( 'staged' => array( 'mf-settings' => array_replace_recursive( $staged, $changes ) ) ) );
};
$staged_registry = read_registry( $with_staged() );
same( 'a user in the audience gets the staged release', 'mf-settings/2/', areas_for( $staged_registry, array( 'administrator' ) )->{'mf-settings'}->base );
same( 'other users get the live release', 'mf-settings/1/', areas_for( $staged_registry, array( 'editor' ) )->{'mf-settings'}->base );
same( 'all users get the live release when an older tool staged the other one for a share of the users', 'mf-settings/1/', areas_for( read_registry( $with_staged( array( 'audience' => array( 'share' => 99 ) ) ) ), array( 'administrator' ) )->{'mf-settings'}->base );
same( 'the registry itself is unchanged', 'mf-settings/1/', $staged_registry->areas->{'mf-settings'}->base );
same( 'without staged releases, all users get the live release', 'mf-settings/1/', areas_for( read_registry( json_encode( sample_registry() ) ), array( 'administrator' ) )->{'mf-settings'}->base );

foreach ( array(
	'has no hash for a file of mf-settings (staged)'          => array( 'entry' => array( 'entry' => 'other.js' ) ),
	'has no folder of the set for mf-settings (staged)'       => array( 'entry' => array( 'base' => '../uploads/' ) ),
	'takes mf-settings (staged) from a development server'    => array( 'entry' => array( 'origin' => 'https://evil.example/' ) ),
	'has no staged release of mf-settings'                    => array( 'entry' => array( 'version' => 7 ) ),
) as $problem => $changes ) {
	same( "a registry is refused: $problem", "registry.json $problem", thrown_message( static function () use ( $with_staged, $changes ) { read_registry( $with_staged( $changes ) ); } ) );
}
$staged_json = json_decode( $with_staged(), true );
$staged_json['staged']['mf-settings'] = array( $staged_json['staged']['mf-settings'], $staged_json['staged']['mf-settings'] );
same( 'a registry with two staged releases of one area is refused', 'registry.json has no staged release of mf-settings', thrown_message( static function () use ( $staged_json ) { read_registry( json_encode( $staged_json ) ); } ) );
same( 'a registry with a list of staged releases is refused', 'registry.json: staged is not an object', thrown_message( static function () { read_registry( json_encode( sample_registry() + array( 'staged' => array( 1 ) ) ) ); } ) );
