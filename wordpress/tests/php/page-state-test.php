<?php
/**
 * Page states of three people, as they are printed. Their form is checked by samples.test.ts.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\json_block;
use function Flightdeck\page_state;

require __DIR__ . '/partner-state.php';

$page = array(
	'registry'  => array( 'url' => 'http://site.example/blog/wp-content/plugins/flightdeck/set/', 'areas' => (object) array() ),
	'locale'    => array( 'lang' => 'de-DE', 'dir' => 'ltr', 'timeZone' => '+02:00', 'messages' => (object) array( 'Save' => array( 'Speichern' ) ) ),
	'provider'  => array( 'origins' => array(), 'redirect' => 'https://jetpack.com/redirect/' ),
	'overrides' => array( 'origins' => array( 'https://areas.example' ) ),
);
$crisis = array( 'wpcomHomeUrl' => 'SECRET-crisis', 'currentUrl' => 'http://site.example/blog', 'isSafeModeConfirmed' => false, 'possibleDynamicSiteUrlDetected' => false );

$blocks = array();
foreach ( array( 'administrator' => array( true, true ), 'editor' => array( false, true ), 'subscriber' => array( false, false ) ) as $role => $who ) {
	$raw  = partner_sample( ...$who );
	$link = array( 'currentUser' => $raw['userData']['currentUser'] + array( 'blogId' => 123456789 ), 'connectionOwner' => 'admin' );

	$blocks[ $role ] = json_block( page_state( $raw, $link, $crisis, $page ) );
	$sample          = dirname( __DIR__, 2 ) . "/samples/$role.json";
	$printed         = json_encode( json_decode( $blocks[ $role ] ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	if ( in_array( '--update', $argv, true ) ) {
		file_put_contents( $sample, $printed );
	}
	same( "page state of the $role", is_file( $sample ) ? file_get_contents( $sample ) : '', $printed );
}

foreach ( SECRETS as $secret ) {
	same( "$secret reaches the administrator", true, false !== strpos( $blocks['administrator'], $secret ) );
	same( "$secret reaches no editor", false, strpos( $blocks['editor'], $secret ) );
	same( "$secret reaches no subscriber", false, strpos( $blocks['subscriber'], $secret ) );
}
foreach ( array( 'areas.example', 'detached' ) as $text ) {
	same( "$text is for the administrator", true, false !== strpos( $blocks['administrator'], $text ) );
	same( "$text is for nobody else", false, strpos( $blocks['editor'] . $blocks['subscriber'], $text ) );
}
foreach ( array( 'nobody-needs-this', 'A text that comes later', '"supports"', '</script' ) as $text ) {
	same( "$text is in no page", false, strpos( implode( $blocks ), $text ) );
}
same( 'who is not linked gets the way to it', true, false !== strpos( $blocks['subscriber'], 'jetpack.authorize' ) );
same( 'what the partner left out is left out', null, page_state( array(), null, null, $page )['connection'] );
