<?php
/**
 * Sends a message to a URL of the team when the site has taken a staged release back. The embedded site sends the same message
 * (`site/src/health/take-back-url.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Seconds to wait for the URL. The request runs after a visit, in the one that sends its counts, so no page waits for it. */
const TAKE_BACK_URL_LIMIT = 5;

/**
 * Returns a URL that messages may be sent to: https, or http on this machine. Empty for any other.
 *
 * @param mixed $url Value of the setting.
 */
function clean_take_back_url( $url ): string {
	$parts = is_string( $url ) ? wp_parse_url( $url ) : false;
	$host  = $parts['host'] ?? '';
	$local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$fits  = 'https' === ( $parts['scheme'] ?? '' ) || ( 'http' === ( $parts['scheme'] ?? '' ) && $local );
	return '' !== $host && $fits && ! isset( $parts['user'] ) ? $url : '';
}

/**
 * Returns the message. It has no user and no address but that of the site.
 *
 * @param array  $taken A release that was taken back.
 * @param string $site  Address of the site.
 */
function take_back_message( array $taken, string $site ): array {
	return array( 'event' => 'release-taken-back', 'site' => $site ) + array_intersect_key( $taken, array_flip( array( 'area', 'version', 'before', 'reason', 'staged', 'live', 'at' ) ) );
}

/**
 * Sends the message to the configured URL.
 *
 * @param array $taken A release that was taken back.
 * @return string Why it did not arrive; empty when it did, or when no URL is configured.
 */
function send_take_back( array $taken ): string {
	if ( ! defined( 'FLIGHTDECK_TAKE_BACK_URL' ) ) {
		return '';
	}
	$url = clean_take_back_url( FLIGHTDECK_TAKE_BACK_URL );
	if ( '' === $url ) {
		return 'FLIGHTDECK_TAKE_BACK_URL is not an https address';
	}
	$answer = wp_remote_post(
		$url,
		array(
			'timeout'             => TAKE_BACK_URL_LIMIT,
			'redirection'         => 0,
			'limit_response_size' => 1024,
			'headers'             => array( 'Content-Type' => 'application/json' ),
			'body'                => wp_json_encode( take_back_message( $taken, home_url() ), JSON_UNESCAPED_SLASHES ),
		)
	);
	if ( is_wp_error( $answer ) ) {
		// The text of an error can contain the URL, which can be a secret.
		return 'no answer';
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	return $status >= 200 && $status < 300 ? '' : "status $status";
}

/**
 * Notes in the history that a message did not arrive.
 *
 * @param array  $taken   The release that was taken back.
 * @param string $problem Why the message did not arrive.
 */
function note_unsent( array $taken, string $problem ): void {
	change_option(
		TRIALS_OPTION,
		static function ( array $kept ) use ( $taken, $problem ): array {
			$book = whole_book( $kept );
			foreach ( $book['taken_back'] as &$each ) {
				if ( array_intersect_key( $each, $taken ) === $taken ) {
					$each['unsent'] = $problem;
				}
			}
			unset( $each );
			return $book;
		}
	);
}
