<?php
/**
 * Tests of the actions that fire when the site uses or refuses a registry from another server.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

$GLOBALS['wordpress']['options'] = array();
$GLOBALS['wordpress']['actions'] = array();
serve_registry( registry_json( 30 ), pinned_key() );
reload_registry();
reload_registry();
serve_registry( registry_json( 31 ), pinned_key() );
reload_registry();
serve_registry( registry_json( 32 ) );
reload_registry();
reload_registry();
serve_registry( registry_json( 29 ), pinned_key() );
reload_registry();
// The server does not answer, then sends the same registry again.
$GLOBALS['wordpress']['answers'] = array();
reload_registry();
serve_registry( registry_json( 29 ), pinned_key() );
reload_registry();
same(
	'actions: flightdeck_set_updated runs for each new registry, and flightdeck_set_refused once for consecutive refusals with the same reason',
	array(
		array( 'flightdeck_set_updated', SET_ADDRESS, 30 ),
		array( 'flightdeck_set_updated', SET_ADDRESS, 31 ),
		array( 'flightdeck_set_refused', SET_ADDRESS, NOT_SIGNED ),
		array( 'flightdeck_set_refused', SET_ADDRESS, NOT_NEWER ),
		array( 'flightdeck_set_refused', SET_ADDRESS, NOT_NEWER ),
	),
	$GLOBALS['wordpress']['actions']
);
$GLOBALS['wordpress']['options'] = array();
$GLOBALS['wordpress']['actions'] = array();
