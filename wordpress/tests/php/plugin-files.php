<?php
/**
 * Lists the PHP files of the plugin, for tests that check every file.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

/**
 * Returns the paths of all PHP files in the folder of the plugin and below it, in alphabetical order.
 *
 * @return string[] Absolute paths. Each key is the path below the folder, such as `includes/page/page.php`.
 */
function plugin_files(): array {
	$plugin  = dirname( __DIR__, 2 ) . '/plugin';
	$files   = array();
	$entries = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $plugin, \FilesystemIterator::SKIP_DOTS ) );
	foreach ( $entries as $file ) {
		if ( 'php' === $file->getExtension() ) {
			$files[ substr( $file->getPathname(), strlen( $plugin ) + 1 ) ] = $file->getPathname();
		}
	}
	ksort( $files );
	return $files;
}
