<?php
/**
 * Jetpack: whether it is installed, supported and connected.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Main file of Jetpack, relative to the plugin folder. */
const JETPACK_FILE = 'jetpack/jetpack.php';
/** First supported version of Jetpack. Later versions are never refused by number: state-check.php checks their data. */
const JETPACK_SINCE = '11.3';
/** Function of Jetpack that returns its initial state. */
const JETPACK_STATE = 'Jetpack_Redux_State_Helper::get_initial_state()';

/**
 * Returns the problem that keeps Jetpack from being used.
 *
 * @param string|null $version        Version of the active Jetpack; null when it is not active or does not run.
 * @param bool        $is_installed   Whether Jetpack's files exist.
 * @param bool        $provides_state Whether Jetpack provides its initial state.
 * @param bool        $has_stopped    Whether Jetpack is active and has stopped itself.
 * @return string|null Code of the problem, such as `jetpack-old`; null when there is none.
 */
function jetpack_problem( ?string $version, bool $is_installed, bool $provides_state, bool $has_stopped = false ): ?string {
	if ( null === $version && $has_stopped ) {
		return 'jetpack-stopped';
	}
	if ( null === $version ) {
		return $is_installed ? 'jetpack-inactive' : 'jetpack-missing';
	}
	$number = preg_replace( '/-.*$/', '', $version );
	if ( version_compare( $number, JETPACK_SINCE, '<' ) ) {
		return 'jetpack-old';
	}
	return $provides_state ? null : 'jetpack-incompatible';
}

/** Returns the version of the active Jetpack; null when it is not active or does not run. */
function jetpack_version(): ?string {
	return class_exists( 'Jetpack' ) && defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : null;
}

/**
 * Returns whether Jetpack is active and has stopped itself. Jetpack stops if WordPress is too old, or if some files of
 * Jetpack are missing, and shows the reason in a notice.
 */
function has_jetpack_stopped(): bool {
	return defined( 'JETPACK__VERSION' ) && ! class_exists( 'Jetpack' );
}

/** Returns the problem that keeps Jetpack from being used on this site; null when there is none. */
function current_jetpack_problem(): ?string {
	return jetpack_problem(
		jetpack_version(),
		is_file( WP_PLUGIN_DIR . '/' . JETPACK_FILE ),
		load_state_helper(),
		has_jetpack_stopped()
	);
}

/** Loads the class that computes Jetpack's initial state, which Jetpack loads on its own page only. Returns whether it exists. */
function load_state_helper(): bool {
	$file = defined( 'JETPACK__PLUGIN_DIR' ) ? JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php' : '';
	if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_file( $file ) ) {
		require_once $file;
	}
	return is_callable( array( 'Jetpack_Redux_State_Helper', 'get_initial_state' ) );
}

/** Returns whether Jetpack is active and the site is connected. */
function is_jetpack_ready(): bool {
	return null !== jetpack_version() && is_callable( array( 'Jetpack', 'is_connection_ready' ) ) && \Jetpack::is_connection_ready();
}
