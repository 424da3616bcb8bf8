<?php
/**
 * Before 11.6, the partner's data about the user's account lacks the ID of the site at the provider.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the account data with the ID of the site.
 *
 * @param array     $link    The partner's `currentUser` and `connectionOwner`.
 * @param int|false $blog_id ID of the site at the provider; false or 0 before the site is connected.
 */
function with_blog_id( array $link, $blog_id ): array {
	$user = (array) $link['currentUser'];
	if ( ! array_key_exists( 'blogId', $user ) ) {
		$user['blogId'] = $blog_id ? (int) $blog_id : false;
	}
	return array( 'currentUser' => $user ) + $link;
}
