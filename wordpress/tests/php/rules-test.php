<?php
/**
 * Tests of functions whose result depends only on their arguments: problems with Jetpack, languages, addresses, translations, and
 * the registry.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\clean_origins;
use function Flightdeck\clean_set_url;
use function Flightdeck\fillable_text;
use function Flightdeck\json_block;
use function Flightdeck\language_tag;
use function Flightdeck\merge_messages;
use function Flightdeck\jetpack_problem;
use function Flightdeck\clean_json;
use function Flightdeck\read_registry;
use function Flightdeck\readable_locales;
use function Flightdeck\with_scheme;

// The expected problem, then the arguments of jetpack_problem().
foreach ( array(
	array( 'jetpack-missing', null, false, false ),
	array( 'jetpack-inactive', null, true, false ),
	array( 'jetpack-stopped', null, true, false, true ),
	array( null, '11.3', true, true ),
	array( null, '11.3-beta', true, true ),
	array( null, '11.9.1', true, true ),
	array( null, '13.9.1', true, true ),
	array( null, '14.0-a.3', true, true ),
	array( null, '99.9', true, true ),
	array( 'jetpack-old', '11.2.2', true, true ),
	array( 'jetpack-old', '9.8', true, false ),
	array( 'jetpack-old', '', true, true ),
	array( 'jetpack-incompatible', '11.9.1', true, false ),
	array( 'jetpack-incompatible', '99.9', true, false ),
) as $row ) {
	$expected = array_shift( $row );
	same( 'problem with Jetpack: ' . json_encode( $row ), $expected, jetpack_problem( ...$row ) );
}

foreach ( array(
	'en_US'          => 'en-US',
	'de_DE_formal'   => 'de-DE',
	'pt_PT_ao90'     => 'pt-PT',
	'ckb'            => 'ckb',
	'uz_Latn_UZ'     => 'uz-Latn-UZ',
	'ar'             => 'ar',
	''               => 'en',
	'"><script>'     => 'en',
	'de-DE'          => 'en',
) as $locale => $tag ) {
	same( "language tag of the locale '$locale'", $tag, language_tag( $locale ) );
}

foreach ( array(
	array( 'https://areas.example/set/', 'https://areas.example/set/' ),
	array( ' https://areas.example/set ', 'https://areas.example/set/' ),
	array( 'https://areas.example/set/registry.json', 'https://areas.example/set/' ),
	array( 'http://127.0.0.1:8123/set/', 'http://127.0.0.1:8123/set/' ),
	array( 'http://areas.example/set/', '' ),
	array( 'https://user:secret@areas.example/set/', '' ),
	array( 'https://areas.example/set/?a=b', '' ),
	array( '//areas.example/set/', '' ),
	array( 'javascript:alert(1)', '' ),
	array( '', '' ),
	array( array( 'https://areas.example/' ), '' ),
	array( null, '' ),
) as list( $input, $url ) ) {
	same( 'address of a set: ' . json_encode( $input ), $url, clean_set_url( $input ) );
}

foreach ( array(
	array( 'old.example/', 'https://site.example', 'https://old.example' ),
	array( 'old.example/blog/', 'http://127.0.0.1:8080', 'http://old.example/blog' ),
	array( 'http://old.example', 'https://site.example', 'http://old.example' ),
) as list( $address, $home, $expected ) ) {
	same( "$address with the scheme of $home", $expected, with_scheme( $address, $home ) );
}

same(
	'invalid origins are removed',
	array( 'https://areas.example', 'http://127.0.0.1:9000' ),
	clean_origins( array( 'https://areas.example', '*', '', 'https://areas.example/path', 'javascript:x', 7, 'http://127.0.0.1:9000', "https://a.example\nx", "https://a.example\n" ) )
);

same( 'a JSON block contains no end tag', '{"a":"\u003C/script\u003E/"}', json_block( array( 'a' => '</script>/' ) ) );

$german = json_encode( array( 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'de' ), 'Save' => array( 'Speichern' ) ) ) ) );
$other  = json_encode( array( 'locale_data' => array( 'flightdeck' => array( 'Save' => array( 'Sichern' ), 'Back' => array( 'Zurück' ), 'Odd' => 'text' ) ) ) );
same(
	'messages of several areas: the first translation of a text is used',
	array( '' => array( 'lang' => 'de' ), 'Save' => array( 'Speichern' ), 'Back' => array( 'Zurück' ) ),
	merge_messages( array( $german, 'no JSON', '[]', '"text"', $other ) )
);
same( 'messages of several areas: without files, there are no messages', array(), merge_messages( array() ) );

foreach ( array(
	'de_DE'        => array( 'de_DE' ),
	'de_AT'        => array( 'de_AT', 'de_DE' ),
	'de_DE_formal' => array( 'de_DE_formal', 'de_DE' ),
	'de_CH_formal' => array( 'de_CH_formal', 'de_CH', 'de_DE' ),
	'es_MX'        => array( 'es_MX', 'es_ES' ),
	'pt_PT_ao90'   => array( 'pt_PT_ao90', 'pt_PT', 'pt_BR' ),
	'ja'           => array( 'ja' ),
	'nl_NL'        => array( 'nl_NL' ),
	'ary'          => array( 'ary' ),
	'en_GB'        => array(),
	'../secret'    => array(),
) as $locale => $expected ) {
	same( "readable locales of $locale", $expected, readable_locales( $locale ) );
}

foreach ( array(
	array( 'Save', 'Speichern', true ),
	array( 'The file %s is missing.', 'Die Datei %s fehlt.', true ),
	array( '%1$s of %2$s', 'Von %2$s: %1$s', true ),
	array( '%s and %d', '%2$d und %1$s', true ),
	array( '%d%% off', '%d %% Rabatt', true ),
	array( 'The file %s is missing.', 'Eine Datei fehlt.', false ),
	array( 'The file %s is missing.', 'Die Dateien %s und %s fehlen.', false ),
	array( 'The file %s is missing.', 'Die Datei %2$s fehlt.', false ),
	array( 'Save', '%s speichern', false ),
) as list( $text, $translation, $is_fillable ) ) {
	same( "translation of \"$text\": \"$translation\"", $is_fillable ? $translation : $text, fillable_text( $translation, $text ) );
}

/** Returns a function that reads the valid registry after these changes. */
$read_with = static function ( array $changes ) {
	return static function () use ( $changes ) {
		read_registry( json_encode( array_replace_recursive( sample_registry(), $changes ) ) );
	};
};
same( 'a valid registry is accepted', '', thrown_message( $read_with( array() ) ) );
same(
	'an empty object in a registry is still an object',
	'{"needs":{}}',
	json_encode( read_registry( json_encode( sample_registry() ) )->areas->{'mf-settings'}->manifest )
);
$json = json_encode( sample_registry() );
foreach ( array(
	'a byte order mark'    => array( '', "\xEF\xBB\xBF$json" ),
	'a comment at the end' => array( '', "$json\n<!-- Cached by a plugin { } -->\n" ),
	'unescaped slashes'    => array( '', str_replace( '\/', '/', $json ) ),
	'line breaks and spaces' => array( '', json_encode( sample_registry(), JSON_PRETTY_PRINT ) ),
	'an unclosed comment'  => array( 'registry.json is not JSON', "$json<!-- Cached" ),
	'a number at the end'  => array( 'registry.json is not JSON', "$json<!-- Cached --> 7" ),
	'a comment at the start' => array( 'registry.json is not JSON', "<!-- Cached -->$json" ),
	'a missing end'        => array( 'registry.json is not JSON', substr( $json, 0, -20 ) ),
	'an HTML page'         => array( 'registry.json is not JSON', '<html>' ),
	'no content'           => array( 'registry.json is not JSON', '' ),
	'escaped quotes'       => array( 'registry.json is not JSON', addslashes( $json ) ),
) as $what => list( $message, $input ) ) {
	same( "error message for a registry with $what", $message, thrown_message( static function () use ( $input ) { read_registry( $input ); } ) );
}
foreach ( array(
	array( "{}\n", "{}\n" ),
	array( "{}\n", "{}\n<!-- a -->" ),
	array( "{}\n", "{}<!-- a --> <!-- b -->\n\t<!-- c\n-->  " ),
	array( "{}\n", "\xEF\xBB\xBF{}<!---->" ),
	array( "{}\n", '{}<!-->' ),
	array( "{} <!-- a\n", '{} <!-- a <!-- b -->' ),
	array( '{} -->', '{} -->' ),
	array( '{} <!-- a -- >', '{} <!-- a -- >' ),
	array( '-->', '-->' ),
	array( "\n", '<!-- a -->' ),
	array( '', '' ),
) as list( $expected, $input ) ) {
	same( 'JSON without comments at the end: ' . json_encode( $input ), $expected, clean_json( $input ) );
}
$pieces = (int) ( MB_IN_BYTES / 4 );
foreach ( array(
	'comments'                => array( "{}\n", str_repeat( '<!---->', $pieces ) ),
	'ends of comments'        => array( '{}' . str_repeat( '-->', $pieces ) . ' -->', str_repeat( '-->', $pieces ) ),
	'starts of comments'      => array( '{}' . str_repeat( '<!--', $pieces - 1 ) . "\n", str_repeat( '<!--', $pieces ) ),
	'spaces between comments' => array( "{}\n", str_repeat( '   <!-- -->', $pieces ) ),
) as $what => list( $expected, $end ) ) {
	same( "JSON without comments at the end: very many $what", true, clean_json( "{}$end -->" ) === $expected );
}
same( 'a registry of more than 2 MB is refused', 'registry.json is larger than 2 MB', thrown_message( static function () { read_registry( str_repeat( ' ', 2 * MB_IN_BYTES + 1 ) ); } ) );
same( 'a comment inside a string is not removed', '{"a":"<!-- b -->"}', clean_json( '{"a":"<!-- b -->"}' ) );

foreach ( array(
	array( 'registry.json belongs to another version of this plugin', array( 'protocol' => 2 ) ),
	array( 'registry.json names no page or no areas', array( 'root' => null ) ),
	array( 'registry.json lacks root.markup', array( 'root' => array( 'markup' => 7 ) ) ),
	array( 'registry.json lacks root.scripts', array( 'root' => array( 'scripts' => array( 7 ) ) ) ),
	array( 'the inline script of registry.json is not the one that was built', array( 'root' => array( 'early' => array( 'code' => 'steal()' ) ) ) ),
	array( 'registry.json lacks the inline script', array( 'root' => array( 'early' => array( 'code' => 'go("</script>")' ) ) ) ),
	array( 'registry.json lacks the inline script', array( 'root' => array( 'early' => array( 'code' => 'go("<!--")' ) ) ) ),
	array( 'registry.json has no folder of the set for root', array( 'root' => array( 'base' => '../uploads/' ) ) ),
	array( 'registry.json has no folder of the set for mf-settings', array( 'areas' => array( 'mf-settings' => array( 'base' => '//evil.example/' ) ) ) ),
	array( 'registry.json has no hash for a file of root', array( 'root' => array( 'scripts' => array( 'other.js' ) ) ) ),
	array( 'registry.json has no hash for a file of mf-settings', array( 'areas' => array( 'mf-settings' => array( 'chunks' => array( 'traffic' => array( 'traffic.js' ) ) ) ) ) ),
	array( 'registry.json has a file of mf-settings with an invalid name or hash', array( 'areas' => array( 'mf-settings' => array( 'files' => array( '../x.js' => sample_hash() ) ) ) ) ),
	array( 'registry.json takes mf-settings from a development server', array( 'areas' => array( 'mf-settings' => array( 'origin' => 'https://evil.example/' ) ) ) ),
	array( 'registry.json lists no chunks of mf-settings-widgets', array( 'widgets' => array( 'mf-settings' => array( 'base' => 'x/' ) ) ) ),
	array( 'registry.json: widgets is not an object', array( 'widgets' => 'none' ) ),
	array( 'registry.json: widgets is not an object', array( 'widgets' => array( array( 'base' => 'x/' ) ) ) ),
) as list( $message, $changes ) ) {
	same( 'error message for a registry with ' . json_encode( $changes ), $message, thrown_message( $read_with( $changes ) ) );
}
