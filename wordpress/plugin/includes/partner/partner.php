<?php
/**
 * The partner plugin: whether it is installed, supported and connected.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Main file of the partner, relative to the plugin folder. */
const PARTNER_FILE = 'jetpack/jetpack.php';
/** First supported version of the partner. Later versions are never refused by number: state-check.php checks their data. */
const PARTNER_SINCE = '11.3';
/** Function of the partner that returns its initial state. */
const PARTNER_STATE = 'Jetpack_Redux_State_Helper::get_initial_state()';

/**
 * Returns the problem that keeps the partner from being used.
 *
 * @param string|null $version        Version of the active partner; null when it is not active or does not run.
 * @param bool        $is_installed   Whether the partner's files exist.
 * @param bool        $provides_state Whether the partner provides its initial state.
 * @param bool        $has_stopped    Whether the partner is active and has stopped itself.
 * @return string|null Code of the problem, such as `partner-old`; null when there is none.
 */
function partner_problem( ?string $version, bool $is_installed, bool $provides_state, bool $has_stopped = false ): ?string {
	if ( null === $version && $has_stopped ) {
		return 'partner-stopped';
	}
	if ( null === $version ) {
		return $is_installed ? 'partner-inactive' : 'partner-missing';
	}
	$number = preg_replace( '/-.*$/', '', $version );
	if ( version_compare( $number, PARTNER_SINCE, '<' ) ) {
		return 'partner-old';
	}
	return $provides_state ? null : 'partner-incompatible';
}

/** Returns the version of the active partner; null when it is not active or does not run. */
function partner_version(): ?string {
	return class_exists( 'Jetpack' ) && defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : null;
}

/**
 * Returns whether the partner is active and has stopped itself. The partner stops if WordPress is too old, or if some files of the
 * partner are missing, and shows the reason in a notice.
 */
function has_partner_stopped(): bool {
	return defined( 'JETPACK__VERSION' ) && ! class_exists( 'Jetpack' );
}

/** Returns the problem that keeps the partner from being used on this site; null when there is none. */
function current_partner_problem(): ?string {
	return partner_problem(
		partner_version(),
		is_file( WP_PLUGIN_DIR . '/' . PARTNER_FILE ),
		load_state_helper(),
		has_partner_stopped()
	);
}

/** Loads the class that computes the partner's initial state, which the partner loads on its own page only. Returns whether it exists. */
function load_state_helper(): bool {
	$file = defined( 'JETPACK__PLUGIN_DIR' ) ? JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php' : '';
	if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_file( $file ) ) {
		require_once $file;
	}
	return is_callable( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) );
}

/** Returns whether the partner is active and the site is connected. */
function is_partner_ready(): bool {
	return null !== partner_version() && is_callable( array( 'Jetpack', 'is_connection_ready' ) ) && \Jetpack::is_connection_ready();
}
