<?php
/**
 * Facts that the partner knows and its site data lacks: about the provider's own hosting from 14.9 on, and about the new SEO screen.
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

/**
 * Returns the site data with the fact whether the partner offers its new SEO screen to this site, which its page asks the provider
 * for.
 *
 * @param array         $site  The partner's `siteData`.
 * @param callable|null $offer Returns whether the screen is offered; null when this version has none.
 */
function with_seo_offer( array $site, ?callable $offer ): array {
	return null === $offer ? $site : array( 'isSeoOffered' => (bool) $offer() ) + $site;
}
