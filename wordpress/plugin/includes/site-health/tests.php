<?php
/**
 * Tests on the Site Health screen. They run after the screen has opened, because they can wait for other servers. The screen requests
 * them from admin-ajax.php, because a blocked REST API is one of the faults that they look for.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Names of the tests. */
const HEALTH_TESTS = array( 'set', 'signature', 'versions', 'rest', 'clock' );

/**
 * Adds the tests to the Site Health screen.
 *
 * @param array $tests Tests of WordPress and other plugins.
 */
function add_health_tests( $tests ): array {
	$tests = (array) $tests;
	foreach ( HEALTH_TESTS as $name ) {
		$tests['async'][ "flightdeck_$name" ] = array(
			'label'             => __( 'Flightdeck', 'flightdeck' ),
			'test'              => "flightdeck-$name",
			'async_direct_test' => static function () use ( $name ) {
				return health_result( $name );
			},
		);
	}
	return $tests;
}

/** Adds the actions that answer the requests of the Site Health screen. */
function add_health_ajax(): void {
	foreach ( HEALTH_TESTS as $name ) {
		add_action(
			"wp_ajax_health-check-flightdeck-$name",
			static function () use ( $name ) {
				check_ajax_referer( 'health-check-site-status' );
				if ( ! current_user_can( 'view_site_health_checks' ) ) {
					wp_send_json_error( null, 403 );
				}
				wp_send_json_success( health_result( $name ) );
			}
		);
	}
}

/**
 * Runs a test and returns its finding.
 *
 * @param string $name One of HEALTH_TESTS.
 */
function health_finding( string $name ): array {
	$is_remote = 'plugin' !== set_source();
	switch ( $name ) {
		case 'set':
			return set_finding( $is_remote );
		case 'signature':
			return signature_finding( $is_remote );
		case 'versions':
			return versions_finding();
		case 'rest':
			return rest_finding();
		default:
			return check_clock( $is_remote, $is_remote ? remote_time() : null, time() );
	}
}

/**
 * Runs a test and returns its finding as the Site Health screen expects it.
 *
 * @param string $name One of HEALTH_TESTS.
 */
function health_result( string $name ): array {
	$found  = health_finding( $name );
	$action = $found['action'];
	return array(
		// The screen escapes the label, and prints description and actions as HTML.
		'label'       => $found['label'],
		'status'      => $found['status'],
		'badge'       => array( 'label' => __( 'Flightdeck', 'flightdeck' ), 'color' => 'blue' ),
		'description' => '<p>' . esc_html( $found['text'] ) . '</p>' . ( '' === $found['detail'] ? '' : '<p><code dir="ltr" style="overflow-wrap:anywhere">' . esc_html( $found['detail'] ) . '</code></p>' ),
		'actions'     => $action ? '<p><a href="' . esc_url( $action['url'] ) . '">' . esc_html( $action['label'] ) . '</a></p>' : '',
		'test'        => "flightdeck_$name",
	);
}

/**
 * Returns a finding.
 *
 * @param string     $status `good`, `recommended` or `critical`.
 * @param string     $label  Heading.
 * @param string     $text   Cause and remedy.
 * @param array|null $action `label` and `url` of a link; null for none.
 * @param string     $detail Technical details; empty for none.
 */
function finding( string $status, string $label, string $text, ?array $action = null, string $detail = '' ): array {
	return compact( 'status', 'label', 'text', 'action', 'detail' );
}

/**
 * Returns a link for users who may follow it; null for others.
 *
 * @param string $capability Capability.
 * @param string $label      Text of the link.
 * @param string $url        Address.
 */
function link_to( string $capability, string $label, string $url ): ?array {
	return current_user_can( $capability ) ? compact( 'label', 'url' ) : null;
}

/**
 * Returns a link to the page for users who may open it; null for others.
 *
 * @param string $route Such as `#/status`; empty for the dashboard.
 */
function link_to_page( string $route = '' ): ?array {
	$label = '' === $route ? __( 'Open Flightdeck', 'flightdeck' ) : __( 'Open the status screen', 'flightdeck' );
	return link_to( page_capability(), $label, page_url( $route ) );
}
