<?php
/**
 * Tests of the field `locale` of the page state.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

use function Flightdeck\page_locale;

/** WordPress's names of months and days, some of them, in one language. */
final class Locale_Double {
	/** @var array<string, string> */
	public $month;
	/** @var string[] */
	public $weekday;
	/** @var array<string, string> */
	public $number_format;

	public function __construct( array $month, array $weekday, string $separator ) {
		$this->month         = $month;
		$this->weekday       = $weekday;
		$this->number_format = array( 'thousands_sep' => $separator );
	}

	public function get_month_abbrev( string $name ): string {
		return mb_substr( $name, 0, 3 );
	}

	public function get_weekday_abbrev( string $name ): string {
		return mb_substr( $name, 0, 2 );
	}

	public function get_meridiem( string $name ): string {
		return "$name in this language";
	}
}

$russian = new Locale_Double( array( '01' => 'Январь', '02' => 'Февраль' ), array( 'Воскресенье', 'Понедельник' ), '&nbsp;' );
$names   = array(
	'months'         => array( 'Январь', 'Февраль' ),
	'monthsGenitive' => array( 'month 1', 'month 2' ),
	'monthsShort'    => array( 'Янв', 'Фев' ),
	'weekdays'       => array( 'Воскресенье', 'Понедельник' ),
	'weekdaysShort'  => array( 'Во', 'По' ),
	'dayPeriods'     => array( 'AM in this language', 'PM in this language' ),
);

$GLOBALS['wp_locale'] = $russian;
same( 'names in dates are those of WordPress', $names, page_locale( array() )['dateNames'] );
same( 'the separator of thousands is a character, not an entity', "\u{a0}", page_locale( array() )['thousandsSeparator'] );

$GLOBALS['wp_locale'] = new Locale_Double( array( '01' => 'January' ), array( 'Sunday' ), ',' );
same( 'English has no names', array( 'lang' => 'de-DE', 'dir' => 'ltr', 'timeZone' => 'Europe/Berlin', 'thousandsSeparator' => ',', 'messages' => null ), page_locale( array() ) );
