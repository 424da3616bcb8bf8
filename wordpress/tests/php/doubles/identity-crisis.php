<?php
/**
 * The address conflict of a site, as in Jetpack's class.
 *
 * @package Flightdeck
 */

namespace Automattic\Jetpack;

final class Identity_Crisis {
	/** @var array|false */
	public static $addresses = false;

	public static function check_identity_crisis() {
		return self::$addresses;
	}

	public static function detect_possible_dynamic_site_url(): bool {
		return false;
	}
}
