<?php
/**
 * Tests of the page that shows a problem instead of the dashboard.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\page_sections;
use function Flightdeck\print_page;
use function Flightdeck\problem;

$GLOBALS['wordpress']['actions'] = array();
page_sections( array( 'problem' => problem( 'set-unusable', 'registry.json is missing' ) ) );
ob_start();
print_page();
$html = (string) ob_get_clean();
same( 'problem: the page shows the title, the reason and a link to Jetpack', array( true, true, true ), array_map( static function ( string $text ) use ( $html ): bool {
	return false !== strpos( $html, $text );
}, array( '<h1>The dashboard files can&#039;t be used</h1>', 'registry.json is missing', 'page=jetpack&amp;flightdeck=off' ) ) );
same( 'actions: flightdeck_problem fires with the code of the problem', array( array( 'flightdeck_problem', 'set-unusable' ) ), $GLOBALS['wordpress']['actions'] );
page_sections( array() );
$GLOBALS['wordpress']['actions'] = array();
