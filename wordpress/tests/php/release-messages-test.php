<?php
/**
 * Tests of the texts that a release brings, and of those that a site has itself.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\file_hashes;
use function Flightdeck\kept_text;
use function Flightdeck\page_texts;
use function Flightdeck\releases_in;
use function Flightdeck\translation_of;

$root = (object) array( 'base' => 'root-config/1/', 'files' => (object) array( 'main.js' => 'sha384-x', 'page.de.json' => 'sha384-y', 'page.pt.json' => 'sha384-z' ) );
foreach ( array( 'de_DE' => 'de', 'de_AT' => 'de', 'de_CH_informal' => 'de', 'pt_PT' => 'pt', 'nl_NL' => '', 'en_GB' => '', '../de' => '' ) as $locale => $language ) {
	same( "language of the texts for $locale", $language, translation_of( $root, $locale ) );
}

$areas = (object) array( 'mf-x' => (object) array( 'base' => 'mf-x/1/', 'files' => (object) array( 'remote.js' => 'a', 'y.de.json' => 'b', 'y.fr.json' => 'c', 'contract.json' => 'd' ) ) );
same( 'files with texts of one language', array( 'remote.js', 'y.de.json', 'contract.json' ), array_keys( get_object_vars( releases_in( $areas, 'de' )->{'mf-x'}->files ) ) );
same( 'no files with texts in English', array( 'remote.js', 'contract.json' ), array_keys( get_object_vars( releases_in( $areas, '' )->{'mf-x'}->files ) ) );
same( 'the registry stays as it is', 4, count( get_object_vars( $areas->{'mf-x'}->files ) ) );

same( 'a missing file with texts leaves the page in English', array( array(), '' ), page_texts( $root, 'de_DE' ) );

$german = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE","plural-forms":"nplurals=2; plural=(n != 1);"},"Save":["Speichern"]}}}';
$hash   = 'sha384-' . base64_encode( hash( 'sha384', $german, true ) );
$remote = (object) array( 'base' => 'root-config/2/', 'files' => (object) array( 'page.de.json' => $hash ) );

$GLOBALS['host']['options']['flightdeck_set_url'] = 'https://set.example/';
$GLOBALS['host']['answers']['https://set.example/root-config/2/page.de.json'] = $german;
same( 'texts of a page from another server', array( 'Save' => array( 'Speichern' ) ), array_slice( page_texts( $remote, 'de_AT' )[0], 1 ) );
$GLOBALS['host']['answers']['https://set.example/root-config/2/page.de.json'] = 500;
same( 'they are requested once for a release', 'de', page_texts( $remote, 'de_DE' )[1] );
$changed = (object) array( 'base' => 'root-config/3/', 'files' => (object) array( 'page.de.json' => $hash ) );
$GLOBALS['host']['answers']['https://set.example/root-config/3/page.de.json'] = '{"locale_data":{"flightdeck":{"Save":["Bad"]}}}';
same( 'a changed file is refused', array( array(), '' ), page_texts( $changed, 'de_DE' ) );
same( 'a failure is not repeated at once', '', kept_text( 'https://set.example/', 'root-config/4/', 'page.de.json' ) );
$GLOBALS['host']['answers']['https://set.example/root-config/4/page.de.json'] = $german;
same( 'until a minute has passed', '', kept_text( 'https://set.example/', 'root-config/4/', 'page.de.json' ) );
unset( $GLOBALS['host']['options']['flightdeck_set_url'] );

$release_of_page = (object) array( 'files' => (object) array( 'main.js' => 'a', 'page.css' => 'b', 'contract.json' => 'c', 'page.de.json' => 'd', 'failure.de.json' => 'e', 'failure.fr.json' => 'f' ) );
same( 'a page in English loads scripts only', 'main.js:a', file_hashes( $release_of_page, '' ) );
same( 'a page in another language loads the texts of its chunks too', 'main.js:a failure.de.json:e', file_hashes( $release_of_page, 'de' ) );
