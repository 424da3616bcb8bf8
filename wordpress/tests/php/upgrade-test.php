<?php
/**
 * Tests that an update removes what only earlier versions of the plugin stored.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\upgrade;

// Options of version 1.0.0 on a site with a set on another server.
$old_options = array(
	'flightdeck_take_place'          => '1',
	'flightdeck_set_kept'            => array( 'json' => '{"staged":{"mf-settings":{"audience":{"roles":["editor"]}}}}' ),
	'flightdeck_license_count'       => array( 'user' => 7, 'detached' => 2, 'at' => 1 ),
	'_transient_flightdeck_texts'    => array( 'a' ),
	'option_of_another_plugin'       => '1',
);
$GLOBALS['wordpress']['options'] = $old_options + array( 'flightdeck_visit_counts' => array( 'totals' => array() ) );
upgrade();
same( 'an update removes the counts of visits, and keeps the settings and the registry with its staged release', $old_options + array( 'flightdeck_version' => '1.2.3' ), $GLOBALS['wordpress']['options'] );

$GLOBALS['wordpress']['options']['flightdeck_visit_counts'] = array();
upgrade();
same( 'without another update, nothing is removed', array(), $GLOBALS['wordpress']['options']['flightdeck_visit_counts'] );
$GLOBALS['wordpress']['options']['flightdeck_version'] = '1.2.2';
upgrade();
same( 'the next update removes values again', false, isset( $GLOBALS['wordpress']['options']['flightdeck_visit_counts'] ) );
$GLOBALS['wordpress']['options'] = array();
