<?php
/**
 * Tests of the rules by which Flightdeck replaces the partner's page.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\is_replacement_enabled;
use function Flightdeck\moved_slug;
use function Flightdeck\arguments_to_forward;
use function Flightdeck\replacement_link;
use function Flightdeck\sanitize_replacement;
use function Flightdeck\without_partner_entry;

// null: Flightdeck does not replace the page for this request.
foreach ( array(
	array( 'GET', array( 'page' => 'jetpack' ), array() ),
	array( 'HEAD', array( 'page' => 'jetpack' ), array() ),
	array( 'GET', array( 'page' => 'jetpack', 'showCouponRedemption' => '1', 'utm_source' => 'mail' ), array( 'showCouponRedemption' => '1', 'utm_source' => 'mail' ) ),
	array( 'POST', array( 'page' => 'jetpack' ), null ),
	array( '', array( 'page' => 'jetpack' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'flightdeck' => 'off' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'action' => 'authorize', 'code' => '1' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'action' => '' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'connect_url_redirect' => 'true', 'from' => 'mail' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'jetpack_restate' => '1' ), null ),
	array( 'GET', array( 'page' => 'jetpack', '_wpnonce' => 'abc' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'calypso_env' => 'development' ), null ),
	array( 'GET', array( 'page' => 'jetpack', 'from' => array( 'x' ) ), null ),
) as list( $method, $query, $expected ) ) {
	same( "arguments to forward: $method with " . json_encode( $query ), $expected, arguments_to_forward( $method, $query ) );
}

// null: the link is not replaced.
foreach ( array(
	'admin.php?page=jetpack'                                   => 'admin.php?page=flightdeck',
	'admin.php?page=jetpack#/settings?term=stats'              => 'admin.php?page=flightdeck#/settings?term=stats',
	'https://site.example/wp-admin/admin.php?page=jetpack#/a'  => 'https://site.example/wp-admin/admin.php?page=flightdeck#/a',
	'admin.php?page=jetpack#/newsletter'                       => 'admin.php?page=jetpack&flightdeck=off#/newsletter',
	'admin.php?page=jetpack#/earn?x=1'                         => 'admin.php?page=jetpack&flightdeck=off#/earn?x=1',
	'admin.php?page=jetpack#/reader'                           => 'admin.php?page=jetpack&flightdeck=off#/reader',
	'admin.php?page=jetpack#/connect-user-setup'               => 'admin.php?page=jetpack&flightdeck=off#/connect-user-setup',
	'admin.php?page=jetpack#/newsletters'                      => 'admin.php?page=flightdeck#/newsletters',
	'admin.php?page=jetpack#/connect-user'                     => 'admin.php?page=flightdeck#/connect-user',
	'admin.php?page=jetpack&action=disconnect'                 => null,
	'admin.php?page=jetpack&flightdeck=off'                    => null,
	'admin.php?page=jetpack-search'                            => null,
	'admin.php?page=jetpack_modules'                           => null,
	'https://other.example/?to=/wp-admin/admin.php?page=jetpack' => null,
	'jetpack'                                                  => null,
	''                                                         => null,
) as $link => $expected ) {
	same( "replacement of the link $link", $expected, replacement_link( $link ) );
}

// null: our entries Dashboard and Settings replace this entry.
foreach ( array(
	array( 'jetpack', true, null ),
	array( 'jetpack#/dashboard', true, null ),
	array( 'jetpack#/settings', true, null ),
	array( 'https://site.example/wp-admin/admin.php?page=jetpack#/dashboard', false, null ),
	array( 'jetpack#/recommendations', true, 'admin.php?page=flightdeck#/recommendations' ),
	array( 'jetpack#/newsletter', true, 'admin.php?page=jetpack&flightdeck=off#/newsletter' ),
	array( 'my-jetpack', true, 'admin.php?page=my-jetpack' ),
	array( 'jetpack-search', true, 'admin.php?page=jetpack-search' ),
	array( 'https://backup.example/', false, 'https://backup.example/' ),
	array( 'edit.php?post_type=feedback', false, 'edit.php?post_type=feedback' ),
) as list( $slug, $is_page, $expected ) ) {
	same( "link of the moved menu entry $slug", $expected, moved_slug( $slug, $is_page ) );
}

foreach ( array( array( false, null ), array( false, '' ), array( false, '0' ), array( true, '1' ), array( true, true ) ) as list( $expected, $value ) ) {
	$GLOBALS['host']['options']['flightdeck_take_place'] = $value;
	same( 'whether replacement is enabled with the option ' . json_encode( $value ), $expected, is_replacement_enabled() );
}
same( 'a form without the checkbox keeps the stored value', true, sanitize_replacement( null ) );
same( 'an unchecked checkbox turns the option off', false, sanitize_replacement( '0' ) );
same( 'a checked checkbox turns the option on', true, sanitize_replacement( '1' ) );
unset( $GLOBALS['host']['options']['flightdeck_take_place'] );

$badge   = '<span class="awaiting-mod update-plugins menu-counter count-2"><span class="count">2</span></span>';
$entries = array( 3 => array( 'Flightdeck', 'read', 'flightdeck' ), 4 => array( "Jetpack $badge", 'read', 'jetpack' ), 5 => array( 'Posts', 'read', 'edit.php' ) );
same(
	'the badge of the partner moves to our menu entry',
	array( 3 => array( "Flightdeck $badge", 'read', 'flightdeck' ), 5 => $entries[5] ),
	without_partner_entry( $entries )
);
$entries[4][0] = 'Jetpack';
same( 'our menu entry has no badge when the partner has none', array( 3 => $entries[3], 5 => $entries[5] ), without_partner_entry( $entries ) );
