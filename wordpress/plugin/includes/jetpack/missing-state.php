<?php
/**
 * Adds values that Jetpack knows but leaves out of its data: the ID of the site (before version 11.6), whether the
 * provider hosts the site (from version 14.9 on), and whether the new SEO screen is offered.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the account data with the ID of the site.
 *
 * @param array     $link    Jetpack's `currentUser` and `connectionOwner`.
 * @param int|false $blog_id ID of the site at the provider; false or 0 before the site is connected.
 */
function with_blog_id( array $link, $blog_id ): array {
	$user = (array) $link['currentUser'];
	if ( ! array_key_exists( 'blogId', $user ) ) {
		$user['blogId'] = $blog_id ? (int) $blog_id : false;
	}
	return array( 'currentUser' => $user ) + $link;
}

/**
 * Returns the site data with the values about the provider's hosting.
 *
 * @param array       $site Jetpack's `siteData`.
 * @param object|null $host Jetpack's `Status\Host`; null when this version has none.
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
 * Returns the site data with `isSeoOffered`: whether Jetpack offers its new SEO screen to this site. Jetpack's own page
 * requests this from the provider.
 *
 * @param array         $site  Jetpack's `siteData`.
 * @param callable|null $offer Returns whether the screen is offered; null when this version has none.
 */
function with_seo_offer( array $site, ?callable $offer ): array {
	return null === $offer ? $site : array( 'isSeoOffered' => (bool) $offer() ) + $site;
}
