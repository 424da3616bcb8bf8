<?php
/**
 * Language, direction and time zone of the current user.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the texts of the plugin itself. The texts of the screens are files of the set.
 *
 * A locale without texts uses those of another locale of its language: de_AT uses those of de_DE.
 */
function load_texts(): void {
	// phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound -- WordPress before 6.8 loads no texts from this folder.
	load_plugin_textdomain( 'flightdeck', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	if ( is_textdomain_loaded( 'flightdeck' ) ) {
		return;
	}
	// The language of the user; for visitors and scheduled tasks, the language of the site.
	$locale = determine_locale();
	foreach ( readable_locales( $locale ) as $readable ) {
		foreach ( message_folders() as $folder ) {
			if ( load_textdomain( 'flightdeck', "$folder/flightdeck-$readable.mo", $locale ) ) {
				return;
			}
		}
	}
}

/**
 * Returns the placeholders of a text with their numbers, each once: `%1$s` and `%2$d` for `%s of %d`.
 *
 * @param string $text Any text.
 * @return string[]
 */
function placeholders( string $text ): array {
	// WordPress calls this for each text of the plugin, and most texts have no placeholder.
	if ( false === strpos( $text, '%' ) ) {
		return array();
	}
	preg_match_all( '/%(?:\d+\$)?[sd]/', str_replace( '%%', '', $text ), $found );
	$numbered = array();
	foreach ( $found[0] as $index => $each ) {
		$numbered[] = strpos( $each, '$' ) ? $each : '%' . ( $index + 1 ) . '$' . substr( $each, 1 );
	}
	$numbered = array_unique( $numbered );
	sort( $numbered );
	return $numbered;
}

/**
 * Returns a translation, or the English text if their placeholders differ, because `sprintf` would then stop the page.
 *
 * @param mixed $translation Of any type: other plugins filter it too.
 * @param mixed $text        English text.
 */
function fillable_text( $translation, $text ): string {
	return placeholders( (string) $translation ) === placeholders( (string) $text ) ? (string) $translation : (string) $text;
}

/**
 * Returns a WordPress locale as a language tag for `lang` and `Intl`. Drops variants, because `Intl` does not know all of them:
 * `de_DE_formal` becomes `de-DE`.
 *
 * @param string $locale Such as `pt_PT_ao90`.
 */
function language_tag( string $locale ): string {
	$found = preg_match( '/^([a-z]{2,3})(?:_([A-Z][a-z]{3}))?(?:_([A-Z]{2}))?(?:_|$)/', $locale, $match );
	return $found ? implode( '-', array_filter( array_slice( $match, 1 ) ) ) : 'en';
}

/**
 * Returns the names in dates, as `wp_date()` writes them; null for English.
 *
 * @param \WP_Locale $texts `$wp_locale`.
 */
function date_names( $texts ): ?array {
	$months = array_values( $texts->month );
	if ( 'January' === $months[0] ) {
		return null;
	}
	$weekdays = array_values( $texts->weekday );
	// WordPress declines names of months only in some languages.
	$declined = static function ( $month ): string {
		return substr( (string) wp_date( 'j F', gmmktime( 0, 0, 0, $month, 1, 2023 ), new \DateTimeZone( 'UTC' ) ), strlen( '1 ' ) );
	};
	return array(
		'months'         => $months,
		'monthsGenitive' => array_map( $declined, range( 1, count( $months ) ) ),
		'monthsShort'    => array_map( array( $texts, 'get_month_abbrev' ), $months ),
		'weekdays'       => $weekdays,
		'weekdaysShort'  => array_map( array( $texts, 'get_weekday_abbrev' ), $weekdays ),
		'dayPeriods'     => array( $texts->get_meridiem( 'AM' ), $texts->get_meridiem( 'PM' ) ),
	);
}

/**
 * Returns the field `locale` of the page state.
 *
 * @param array $messages Texts in the language of the user; empty for English.
 */
function page_locale( array $messages ): array {
	$texts = $GLOBALS['wp_locale'];
	$names = date_names( $texts );
	return array(
		'lang'               => language_tag( get_user_locale() ),
		'dir'                => is_rtl() ? 'rtl' : 'ltr',
		'timeZone'           => wp_timezone_string(),
		// WordPress writes spaces as `&nbsp;`.
		'thousandsSeparator' => html_entity_decode( $texts->number_format['thousands_sep'], ENT_QUOTES, 'UTF-8' ),
		'messages'           => $messages ? (object) $messages : null,
	) + ( $names ? array( 'dateNames' => $names ) : array() );
}
