<?php
/**
 * From 14.9 on, the partner's site data lacks the facts about the provider's own hosting. The partner still knows them.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the site data with the facts about the provider's hosting.
 *
 * @param array       $site The partner's `siteData`.
 * @param object|null $host The partner's `Status\Host`; null when this version has none.
 */
function with_hosting( array $site, ?object $host ): array {
	$calls = array(
		'isAtomicSite'     => 'is_woa_site',
		'isWoASite'        => 'is_woa_site',
		'isAtomicPlatform' => 'is_atomic_platform',
	);
	foreach ( $calls as $field => $call ) {
		if ( ! array_key_exists( $field, $site ) && is_callable( array( $host, $call ) ) ) {
			$site[ $field ] = (bool) $host->$call();
		}
	}
	return $site;
}
