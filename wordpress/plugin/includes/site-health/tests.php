<?php
/**
 * Tests on the Site Health screen: one of the set, and one of the REST API (rest-api.php). They run after the screen has opened, because
 * they can wait for other servers. The screen requests them from admin-ajax.php, because a blocked REST API is one of the faults.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Names of the tests, and the functions that return their findings. */
const HEALTH_TESTS = array(
	'set'  => __NAMESPACE__ . '\\set_finding',
	'rest' => __NAMESPACE__ . '\\rest_finding',
);
/** Largest number of file names in a text. */
const MAX_NAMES = 5;

/**
 * Adds the tests to the Site Health screen.
 *
 * @param array $tests Tests of WordPress and other plugins.
 */
function add_health_tests( $tests ): array {
	$tests = (array) $tests;
	foreach ( array_keys( HEALTH_TESTS ) as $name ) {
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
	foreach ( array_keys( HEALTH_TESTS ) as $name ) {
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
 * Runs a test and returns its finding as the Site Health screen expects it.
 *
 * @param string $name Key of HEALTH_TESTS.
 */
function health_result( string $name ): array {
	$found  = call_user_func( HEALTH_TESTS[ $name ] );
	$action = $found['action'];
	return array(
		// The screen escapes the label, and prints description and actions as HTML.
		'label'       => $found['title'],
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
 * @param string     $title  Heading.
 * @param string     $text   Cause and remedy.
 * @param string     $detail Technical details; empty for none.
 * @param array|null $action `label` and `url` of a link; null for none.
 */
function finding( string $status, string $title, string $text, string $detail = '', ?array $action = null ): array {
	return compact( 'status', 'title', 'text', 'detail', 'action' );
}

/** Returns the finding about everything that keeps the page from opening. Checks Jetpack's data only for users of the page. */
function set_finding(): array {
	$found = registry_or_problem();
	if ( isset( $found['registry'] ) && is_user_logged_in() && current_user_can( page_capability() ) ) {
		// Jetpack deletes the cookies of its one-time notices when it reads them. Keep the cookies for its page.
		unset( $_COOKIE['jetpackState'] );
		$found += state_or_problem( $found['registry'] );
	}
	if ( isset( $found['problem'] ) ) {
		return check_set( $found['problem'] );
	}
	$damaged     = '' === chosen_set_url() ? damaged_files( $found['registry'], bundled_set_folder() ) : array();
	$is_untested = is_untested( (string) jetpack_version() ) && isset( $found['state'] ) && ! has_known_shape( $found['state'] );
	return check_set( null, $damaged, refused_set(), unreachable_set(), $is_untested );
}

/**
 * Returns the finding about the set.
 *
 * @param array|null $problem     Result of problem() if the page does not open; null if it opens.
 * @param string[]   $damaged     Files that are missing or were changed.
 * @param string     $refused     Reason why the newest registry was refused; empty when it is in use.
 * @param string     $unreachable Reason why the other server did not answer the last request; empty when it did.
 * @param bool       $is_untested Whether Jetpack is newer than the tested versions and its data has another shape.
 */
function check_set( ?array $problem, array $damaged = array(), string $refused = '', string $unreachable = '', bool $is_untested = false ): array {
	if ( $problem ) {
		// A site without Jetpack is not broken.
		$status = in_array( $problem['code'], array( 'jetpack-missing', 'jetpack-inactive' ), true ) ? 'recommended' : 'critical';
		return array( 'status' => $status ) + $problem;
	}
	if ( $damaged ) {
		$text  = __( 'The dashboard, or a part of it, doesn\'t open, because browsers refuse files that differ from the built ones. Install the plugin again.', 'flightdeck' );
		$names = implode( ', ', array_slice( $damaged, 0, MAX_NAMES ) ) . ( count( $damaged ) > MAX_NAMES ? ', …' : '' );
		$link  = array( 'label' => __( 'Upload the plugin', 'flightdeck' ), 'url' => self_admin_url( 'plugin-install.php?tab=upload' ) );
		return finding( 'critical', __( 'Files of Flightdeck are missing or damaged', 'flightdeck' ), $text, $names, current_user_can( 'install_plugins' ) ? $link : null );
	}
	if ( '' !== $refused ) {
		$text = __( 'The list of files on the other server isn\'t signed with a known key, or is older than the list in use. The last verified files are still in use. If you haven\'t changed that server, find out who did.', 'flightdeck' );
		return finding( 'recommended', __( 'Flightdeck refused the newest files', 'flightdeck' ), $text, $refused );
	}
	if ( '' !== $unreachable ) {
		$text = __( 'The last verified list of files is still in use, but the dashboard opens only where browsers can load the files from that server. Check that the server runs, and that this site can connect to it.', 'flightdeck' );
		return finding( 'recommended', __( "The server that hosts Flightdeck's files doesn't respond", 'flightdeck' ), $text, $unreachable );
	}
	if ( $is_untested ) {
		$text = untested_text( (string) jetpack_version() ) . ' ' . __( 'Update Flightdeck when a new version is available.', 'flightdeck' );
		return finding( 'recommended', __( 'Flightdeck is untested with your version of Jetpack', 'flightdeck' ), $text );
	}
	return finding( 'good', __( 'Flightdeck can show its dashboard', 'flightdeck' ), __( 'Its files are valid, and it works with your version of Jetpack.', 'flightdeck' ) );
}
