<?php
/**
 * Tests of loading several options with one query.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\prime_options;
use function Flightdeck\setting_names;

/** Simulates the table of options, and records the queries. */
final class Options_Table {
	/** @var string */
	public $options = 'wp_options';
	/** @var string[] */
	public $queries = array();
	/** @var string[] */
	private $rows;

	public function __construct( array $rows ) {
		$this->rows = $rows;
	}

	public function prepare( string $query, array $values ): string {
		return vsprintf( str_replace( '%s', "'%s'", $query ), $values );
	}

	public function get_results( string $query ): array {
		$this->queries[] = $query;
		$found           = array();
		foreach ( $this->rows as $name => $value ) {
			if ( false !== strpos( $query, "'$name'" ) ) {
				$found[] = (object) array( 'option_name' => $name, 'option_value' => $value );
			}
		}
		return $found;
	}
}

$GLOBALS['wpdb'] = new Options_Table( array( 'saved' => 'a:1:{i:0;s:1:"x";}' ) );

$GLOBALS['wordpress']['cache'] = array( 'options cached' => 'y', 'options notoptions' => array( 'known-absent' => true ) );
prime_options( array( 'saved', 'never-saved', 'cached', 'autoloaded', 'known-absent', 'saved' ) );
same( 'options: one query loads all options that are not cached', array( "SELECT option_name, option_value FROM wp_options WHERE option_name IN ( 'saved', 'never-saved' )" ), $GLOBALS['wpdb']->queries );
same( 'options: a saved option is cached with the value from the database', 'a:1:{i:0;s:1:"x";}', wp_cache_get( 'saved', 'options' ) );
same( 'options: the value of a cached option is unchanged', 'y', wp_cache_get( 'cached', 'options' ) );
same( 'options: an option that was never saved is cached as missing', array( 'known-absent' => true, 'never-saved' => true ), wp_cache_get( 'notoptions', 'options' ) );
prime_options( array( 'saved', 'never-saved' ) );
same( 'options: there is no query when all options are cached', 1, count( $GLOBALS['wpdb']->queries ) );
same( 'options: only the settings in a list of settings and modules are options', array( 'carousel_display_exif', '7' ), setting_names( array( 'carousel_display_exif' => array( 'jp_group' => 'carousel' ), 'carousel' => array( 'jp_group' => 'modules' ), '7' => null ) ) );
