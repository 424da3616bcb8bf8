<?php
/**
 * Tests of the filter that chooses who may open the page.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\page_capability;

foreach ( array( 'manage_options', '', null, array( 'read' ), 'edit_posts' ) as $value ) {
	$GLOBALS['wordpress']['filters']['flightdeck_page_capability'] = $value;
	same( 'the page needs the capability that the filter returns, or manage_options if the filter returns none: ' . json_encode( $value ), is_string( $value ) && $value ? $value : 'manage_options', page_capability() );
}
$GLOBALS['wordpress']['filters'] = array();
