<?php
/**
 * Tests of the translations that a release contains, and of translations in files of the site.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\page_files;
use function Flightdeck\first_texts;
use function Flightdeck\stored_text;
use function Flightdeck\language_script_code;
use function Flightdeck\message_folders;
use function Flightdeck\page_texts;
use function Flightdeck\releases_in;
use function Flightdeck\site_messages;
use function Flightdeck\translation_of;

$root = (object) array( 'base' => 'root-config/1/', 'files' => (object) array( 'main.js' => 'sha384-x', 'page.de.json' => 'sha384-y', 'page.pt.json' => 'sha384-z' ) );
foreach ( array( 'de_DE' => 'de', 'de_AT' => 'de', 'de_CH_informal' => 'de', 'pt_PT' => 'pt', 'nl_NL' => '', 'en_GB' => '', '../de' => '' ) as $locale => $language ) {
	same( "language of the texts for $locale", $language, translation_of( $root, $locale ) );
}

$areas = (object) array( 'mf-x' => (object) array( 'base' => 'mf-x/1/', 'files' => (object) array( 'remote.js' => 'a', 'y.de.json' => 'b', 'y.fr.json' => 'c', 'data.json' => 'd' ) ) );
same( 'for a page in German, a release contains only the text files in German', array( 'remote.js', 'y.de.json', 'data.json' ), array_keys( get_object_vars( releases_in( $areas, 'de' )->{'mf-x'}->files ) ) );
same( 'for a page in English, a release contains no text files', array( 'remote.js', 'data.json' ), array_keys( get_object_vars( releases_in( $areas, '' )->{'mf-x'}->files ) ) );
same( 'the registry itself is unchanged', 4, count( get_object_vars( $areas->{'mf-x'}->files ) ) );

same( 'a missing file with texts leaves the page in English', array( array(), '' ), page_texts( $root, 'de_DE' ) );

$german         = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE","plural-forms":"nplurals=2; plural=(n != 1);"},"Save":["Speichern"]}}}';
$hash           = 'sha384-' . base64_encode( hash( 'sha384', $german, true ) );
$remote_release = (object) array( 'base' => 'root-config/2/', 'files' => (object) array( 'page.de.json' => $hash ) );

$GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] = 'https://set.example/';
$GLOBALS['wordpress']['answers']['https://set.example/root-config/2/page.de.json'] = $german;
same( 'the texts of the page come from the server of the set', array( 'Save' => array( 'Speichern' ) ), array_slice( page_texts( $remote_release, 'de_AT' )[0], 1 ) );
$GLOBALS['wordpress']['answers']['https://set.example/root-config/2/page.de.json'] = 500;
same( 'the texts of a release are requested only once: the next page uses the stored texts', 'de', page_texts( $remote_release, 'de_DE' )[1] );
$changed_release = (object) array( 'base' => 'root-config/3/', 'files' => (object) array( 'page.de.json' => $hash ) );
$GLOBALS['wordpress']['answers']['https://set.example/root-config/3/page.de.json'] = '{"locale_data":{"flightdeck":{"Save":["Bad"]}}}';
same( 'a file of texts with another hash is refused', array( array(), '' ), page_texts( $changed_release, 'de_DE' ) );
$address = 'https://set.example/root-config/3/page.de.json';
$GLOBALS['wordpress']['answers'][ $address ] = $german;
same( 'a refused file is not requested again within a minute', array( array(), '' ), page_texts( $changed_release, 'de_DE' ) );
/** Lets a minute pass. Returns the language of the texts that the page then gets, and the requested addresses. */
$a_minute_later = static function () use ( $changed_release ): array {
	$GLOBALS['wordpress']['options']['_transient_flightdeck_texts']['failed']['page.de.json'] -= 60;
	$GLOBALS['wordpress']['requested'] = array();
	return array( page_texts( $changed_release, 'de_DE' )[1], $GLOBALS['wordpress']['requested'] );
};
same( 'a refused file is requested again after a minute', array( 'de', array( $address ) ), $a_minute_later() );
same( 'an accepted file is not requested again', array( 'de', array() ), $a_minute_later() );
$GLOBALS['wordpress']['options']['_transient_flightdeck_texts']['files']['page.de.json'] = 'changed';
same( 'a file whose stored content was changed is requested again', array( 'de', array( $address ) ), $a_minute_later() );
$incomplete_release = (object) array( 'base' => 'root-config/4/', 'files' => (object) array( 'page.de.json' => $hash ) );
same( 'a missing file has no texts', '', stored_text( 'https://set.example/', $incomplete_release, 'page.de.json' ) );
$GLOBALS['wordpress']['answers']['https://set.example/root-config/4/page.de.json'] = $german;
same( 'a missing file is not requested again within a minute', '', stored_text( 'https://set.example/', $incomplete_release, 'page.de.json' ) );
unset( $GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] );

$release_of_page = (object) array( 'files' => (object) array( 'main.js' => 'a', 'page.css' => 'b', 'data.json' => 'c', 'page.de.json' => 'd', 'failure.de.json' => 'e', 'failure.fr.json' => 'f' ) );
same( 'the script of an English page loads only scripts', array( 'main.js' => 'a' ), page_files( $release_of_page, '' ) );
same( 'the script of a page in another language also loads the texts of its chunks', array( 'main.js' => 'a', 'failure.de.json' => 'e' ), page_files( $release_of_page, 'de' ) );

$folder = sys_get_temp_dir() . '/flightdeck-texts-' . getmypid() . '/';
mkdir( $folder . 'mf-dashboard/1', 0777, true );
mkdir( $folder . 'mf-licensing/1', 0777, true );
file_put_contents( $folder . 'mf-dashboard/1/at-a-glance.de.json', $german );
file_put_contents( $folder . 'mf-licensing/1/notice.de.json', $german );
$first_areas = (object) array(
	'mf-dashboard' => (object) array( 'base' => 'mf-dashboard/1/', 'files' => (object) array( 'at-a-glance.de.json' => $hash ), 'manifest' => (object) array( 'parts' => (object) array( 'at-a-glance' => (object) array() ) ) ),
	'mf-licensing' => (object) array( 'base' => 'mf-licensing/1/', 'files' => (object) array( 'notice.de.json' => $hash ), 'manifest' => (object) array( 'parts' => (object) array() ) ),
);
$url        = \Flightdeck\set_url();
$both_texts = array( $url . 'mf-dashboard/1/at-a-glance.de.json' => $german, $url . 'mf-licensing/1/notice.de.json' => $german );
same( 'the page contains the texts of the first screen, by their address', $both_texts, first_texts( $first_areas, 'de', $folder ) );
same( 'an English page contains no texts', array(), first_texts( $first_areas, '', $folder ) );
same( 'the page contains no texts in a language that a release lacks', array(), first_texts( $first_areas, 'fr', $folder ) );
file_put_contents( $folder . 'mf-dashboard/1/at-a-glance.de.json', $german . ' ' );
unlink( $folder . 'mf-licensing/1/notice.de.json' );
same( 'the page contains no texts of a changed or missing file', array(), first_texts( $first_areas, 'de', $folder ) );
file_put_contents( $folder . 'mf-dashboard/1/at-a-glance.de.json', $german );
$GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] = 'https://set.example/';
same( 'the page contains no texts of a set on another server', array(), first_texts( $first_areas, 'de', $folder ) );
unset( $GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] );
unlink( $folder . 'mf-dashboard/1/at-a-glance.de.json' );
array_map( 'rmdir', array( $folder . 'mf-dashboard/1', $folder . 'mf-dashboard', $folder . 'mf-licensing/1', $folder . 'mf-licensing', $folder ) );

$code = 'startTexts("</b>")';
/** Returns a release whose file language.js was built with this code. */
$release_with = static fn( string $built_code ) => (object) array( 'base' => '', 'files' => (object) array( 'language.js' => 'sha384-' . base64_encode( hash( 'sha384', $built_code, true ) ) ) );
mkdir( $folder );
file_put_contents( $folder . 'language.js', $code );
same( 'the page contains the code of language.js', $code, language_script_code( $release_with( $code ), $folder ) );
same( 'the page does not contain a changed language.js', '', language_script_code( $release_with( "$code;" ), $folder ) );
$GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] = 'https://set.example/';
same( 'the page does not contain language.js from another server', '', language_script_code( $release_with( $code ), $folder ) );
unset( $GLOBALS['wordpress']['constants']['FLIGHTDECK_SET_URL'] );
foreach ( array( '"</SCRIPT>"', '"<!--"' ) as $unsafe ) {
	file_put_contents( $folder . 'language.js', $unsafe );
	same( "the page does not contain a language.js with $unsafe", '', language_script_code( $release_with( $unsafe ), $folder ) );
}
unlink( $folder . 'language.js' );
same( 'the page contains no code when language.js is missing', '', language_script_code( $release_with( $code ), $folder ) );
rmdir( $folder );

same( 'language packs come before the texts of the plugin', array( WP_LANG_DIR . '/plugins', dirname( \Flightdeck\PLUGIN_FILE ) . '/languages' ), message_folders() );
$packs = WP_LANG_DIR . '/plugins';
/** Writes a language pack with a translation of "Save". */
$write_pack = static function ( string $locale, string $text ) use ( $packs ): void {
	file_put_contents( "$packs/flightdeck-$locale-mf-x.json", json_encode( array( 'locale_data' => array( 'messages' => array( 'Save' => array( $text ) ) ) ) ) );
};
mkdir( $packs, 0777, true );
$write_pack( 'de_DE', 'Sichern' );
same( 'de_AT uses the language pack of de_DE', array( 'Save' => array( 'Sichern' ) ), site_messages( 'de_AT' ) );
$write_pack( 'de_AT', 'Abspeichern' );
same( 'de_AT prefers the language pack of de_AT', array( 'Save' => array( 'Abspeichern' ) ), site_messages( 'de_AT' ) );
same( 'another language uses neither language pack', array(), site_messages( 'nl_NL' ) );
array_map( 'unlink', (array) glob( "$packs/*.json" ) );
array_map( 'rmdir', array( $packs, WP_LANG_DIR ) );
