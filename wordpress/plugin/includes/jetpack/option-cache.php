<?php
/**
 * Loads options into the cache of WordPress with one query. Jetpack reads each setting with a separate query, even those
 * that the site has never saved.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Options, besides Jetpack's settings, that Jetpack reads to compute its initial state. */
const MORE_JETPACK_OPTIONS = array( 'jetpack_affiliate_code', 'jetpack_dismissed_notices', 'jetpack_partner_subsidiary_id', 'jetpack_protect_whitelist', 'jpo_business_address', 'jpo_contact_page', 'jpo_homepage_format', 'jpo_site_type', 'trusted_ip_header' );

/** Loads the options that Jetpack reads for its initial state. */
function prime_jetpack_options(): void {
	$getter = array( 'Jetpack_Core_Json_Api_Endpoints', 'get_updateable_data_list' );
	if ( is_callable( $getter ) ) {
		prime_options( array_merge( setting_names( (array) call_user_func( $getter, 'any' ) ), MORE_JETPACK_OPTIONS ) );
	}
}

/**
 * Returns the names of Jetpack's settings. Modules are in the same list, but are not options.
 *
 * @param array $list Settings and modules by name.
 * @return string[]
 */
function setting_names( array $list ): array {
	$is_setting = static function ( $attributes ): bool {
		return 'modules' !== ( $attributes['jp_group'] ?? '' );
	};
	return array_map( 'strval', array_keys( array_filter( $list, $is_setting ) ) );
}

/**
 * Loads options that are not in the cache yet. Before WordPress 6.4, does the same as `wp_prime_option_caches()`.
 *
 * @param string[] $names Names of options.
 */
function prime_options( array $names ): void {
	global $wpdb;
	if ( function_exists( 'wp_prime_option_caches' ) ) {
		wp_prime_option_caches( $names );
		return;
	}
	$absent = wp_cache_get( 'notoptions', 'options' );
	$absent = is_array( $absent ) ? $absent : array();
	$names  = uncached_options( $names, wp_load_alloptions() + $absent );
	if ( ! $names ) {
		return;
	}
	$placeholders = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
	// phpcs:ignore WordPress.DB -- One query instead of one per option; its results go to the cache.
	$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $placeholders )", $names ) );
	foreach ( $rows as $row ) {
		wp_cache_set( $row->option_name, $row->option_value, 'options' );
	}
	$found   = array_column( $rows, 'option_name' );
	$absent += array_fill_keys( array_diff( $names, $found ), true );
	wp_cache_set( 'notoptions', $absent, 'options' );
}

/**
 * Returns the options that have to be loaded.
 *
 * @param string[] $names Names of options.
 * @param array    $known Options with a known value, and options that don't exist, by name.
 * @return string[]
 */
function uncached_options( array $names, array $known ): array {
	$is_uncached = static function ( string $name ) use ( $known ): bool {
		return ! isset( $known[ $name ] ) && false === wp_cache_get( $name, 'options' );
	};
	return array_values( array_filter( array_unique( $names ), $is_uncached ) );
}
