<?php
/**
 * Language, direction and time zone of whoever looks at the page.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Texts of this plugin itself; those of the screens travel in the page state. */
function load_texts(): void {
	// phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound -- WordPress before 6.8 does not look into this folder itself.
	load_plugin_textdomain( 'flightdeck', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * A locale of WordPress as a language tag for `lang` and `Intl`: `de_DE_formal` is `de-DE`, since not every variant is one there.
 *
 * @param string $locale Such as `pt_PT_ao90`.
 */
function language_tag( string $locale ): string {
	$found = preg_match( '/^([a-z]{2,3})(?:_([A-Z][a-z]{3}))?(?:_([A-Z]{2}))?(?:_|$)/', $locale, $parts );
	return $found ? implode( '-', array_filter( array_slice( $parts, 1 ) ) ) : 'en';
}

/** The part `locale` of the page state. */
function page_locale(): array {
	$locale = get_user_locale();
	return array(
		'lang'     => language_tag( $locale ),
		'dir'      => is_rtl() ? 'rtl' : 'ltr',
		'timeZone' => wp_timezone_string(),
		'messages' => messages_of( $locale ),
	);
}
