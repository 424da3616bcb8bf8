<?php
/**
 * The reads that the areas name in the registry, and those of the first screen whose answers the page contains.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the reads whose answers the page contains: reads of the first screen that `rules/reads.json` lists as local, and that the page
 * makes for this user.
 *
 * @param object $areas       Areas of the registry by name.
 * @param array  $settings    Settings in the page state.
 * @param array  $permissions The user's permissions.
 * @param bool   $is_offline  Whether the site is in offline mode.
 * @return string[]
 */
function reads_in_page( object $areas, array $settings, array $permissions, bool $is_offline ): array {
	$found = array();
	foreach ( first_parts( $areas ) as $full_name ) {
		list( $area, $name ) = explode( '/', $full_name );
		foreach ( part_reads( $areas->$area->manifest->parts->$name ) as $read ) {
			$viewer = rules( 'reads' )->local->{$read->path} ?? null;
			if ( is_viewer( $viewer, $permissions ) && is_read_made( $read, $settings, $permissions, $is_offline ) ) {
				$found[] = $read->path;
			}
		}
	}
	return array_values( array_unique( $found ) );
}

/**
 * Returns whether the conditions of a read hold. The page has the same rule (`shared/contracts/page/is-read-made.ts`), with the
 * same cases (`rules/cases/reads.json`).
 *
 * @param object $read        `path`, `setting`, `permission`, `online`.
 * @param array  $settings    Settings in the page state.
 * @param array  $permissions The user's permissions.
 * @param bool   $is_offline  Whether the site is in offline mode.
 */
function is_read_made( object $read, array $settings, array $permissions, bool $is_offline ): bool {
	return ( ! isset( $read->setting ) || ! empty( $settings[ $read->setting ] ) )
		&& ( ! isset( $read->permission ) || ! empty( $permissions[ $read->permission ] ) )
		&& ( empty( $read->online ) || ! $is_offline );
}

/**
 * Returns the parts of the first screen that the registry has, with the parts that they show.
 *
 * @param object $areas Areas of the registry by name.
 * @return string[] Names such as `mf-dashboard/at-a-glance`.
 */
function first_parts( object $areas ): array {
	$found = array();
	// The same for each route: the server does not know the fragment of the URL.
	$names = rules( 'reads' )->first;
	// The loop also visits names that it adds.
	for ( $i = 0; $i < count( $names ); $i++ ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall.NotAllowed, Squiz.PHP.DisallowSizeFunctionsInLoops.Found
		list( $area, $name ) = explode( '/', $names[ $i ] ) + array( '', '' );
		$part                = $areas->$area->manifest->parts->$name ?? null;
		if ( ! is_object( $part ) ) {
			continue;
		}
		$found[] = $names[ $i ];
		foreach ( is_array( $part->shows ?? null ) ? $part->shows : array() as $shown ) {
			if ( is_string( $shown ) && ! in_array( $shown, $names, true ) ) {
				$names[] = $shown;
			}
		}
	}
	return $found;
}

/**
 * Returns the reads of a part as objects.
 *
 * @param mixed $part Entry of a manifest.
 * @return object[]
 */
function part_reads( $part ): array {
	$reads = array();
	foreach ( is_array( $part->reads ?? null ) ? $part->reads : array() as $read ) {
		$read = is_string( $read ) ? (object) array( 'path' => $read ) : $read;
		if ( is_string( $read->path ?? null ) ) {
			$reads[] = $read;
		}
	}
	return $reads;
}

/**
 * Returns all reads that the areas of a registry name.
 *
 * @param object $areas Areas of the registry by name.
 * @return string[]
 */
function named_reads( object $areas ): array {
	$found = array();
	foreach ( get_object_vars( $areas ) as $entry ) {
		$parts = $entry->manifest->parts ?? null;
		foreach ( is_object( $parts ) ? get_object_vars( $parts ) : array() as $part ) {
			foreach ( part_reads( $part ) as $read ) {
				$found[ $read->path ] = true;
			}
		}
	}
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * Returns the field `reads` of the page state.
 *
 * @param array  $state    The page state, as this user sees it.
 * @param object $registry The registry.
 */
function page_reads( array $state, object $registry ): array {
	$connection = (array) ( $state['connection'] ?? array() );
	$is_offline = ! empty( ( (array) ( $connection['offlineMode'] ?? array() ) )['isActive'] );
	$user       = (array) ( ( (array) ( $state['initial']['userData'] ?? array() ) )['currentUser'] ?? array() );
	$in_page    = $is_offline || ! empty( $connection['isActive'] )
		? reads_in_page( $registry->areas, (array) $state['initial']['settings'], (array) ( $user['permissions'] ?? array() ), $is_offline )
		: array();
	return array(
		'inPage' => $in_page,
		'route'  => READS_ROUTE,
	);
}
