<?php
/**
 * Problems that keep the dashboard from loading, and what to do about them.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** The oldest browsers that the page supports, as in package.json. */
const OLDEST_BROWSERS = 'Chrome 123, Edge 123, Firefox 128, Safari 17.5';

/**
 * Returns the texts of a problem and, for users who may follow it, a link to a remedy.
 *
 * @param string $code   Code of jetpack_problem(), or `jetpack-incompatible`, `jetpack-failed`, `set-unusable`, `not-started`.
 * @param string $detail Technical details, which only administrators see; for `not-started`, the address of the folder with the files.
 * @return array{code: string, title: string, text: string, detail: string, action: array{label: string, url: string}|null}
 */
function problem( string $code, string $detail = '' ): array {
	switch ( $code ) {
		case 'jetpack-missing':
			$title      = __( 'Jetpack is not installed', 'flightdeck' );
			$text       = __( 'Flightdeck needs the Jetpack plugin. Install and activate Jetpack, then open this page again.', 'flightdeck' );
			$capability = 'install_plugins';
			$label      = __( 'Install Jetpack', 'flightdeck' );
			$url        = self_admin_url( 'plugin-install.php?s=jetpack&tab=search&type=term' );
			break;
		case 'jetpack-inactive':
			$title      = __( 'Jetpack is not active', 'flightdeck' );
			$text       = __( 'The Jetpack plugin is installed, but not active. Activate Jetpack, then open this page again.', 'flightdeck' );
			$capability = 'activate_plugins';
			$label      = __( 'Go to plugins', 'flightdeck' );
			$url        = self_admin_url( 'plugins.php?s=jetpack' );
			break;
		case 'jetpack-stopped':
			$title      = __( "Jetpack isn't running", 'flightdeck' );
			$text       = __( 'Jetpack is active, but WordPress is too old for this version of Jetpack, or files of Jetpack are missing. Update WordPress, or install Jetpack again.', 'flightdeck' );
			$capability = 'update_core';
			$label      = __( 'Go to updates', 'flightdeck' );
			$url        = self_admin_url( 'update-core.php' );
			break;
		case 'jetpack-old':
			$title = __( 'Jetpack is too old', 'flightdeck' );
			$text  = sprintf(
				/* translators: 1: first supported version of Jetpack, 2: active version of Jetpack */
				__( 'Update Jetpack to %1$s or later. Jetpack %2$s is active.', 'flightdeck' ),
				JETPACK_SINCE,
				(string) jetpack_version()
			);
			$detail     = '';
			$capability = 'update_plugins';
			$label      = __( 'Go to updates', 'flightdeck' );
			$url        = self_admin_url( 'update-core.php' );
			break;
		case 'jetpack-incompatible':
			$title = __( "Flightdeck can't read the data from this version of Jetpack", 'flightdeck' );
			$text  = sprintf(
				/* translators: 1: active version of Jetpack, 2: version of Flightdeck */
				__( 'Flightdeck %2$s needs data that Jetpack %1$s doesn\'t provide. Update Flightdeck. Until then, use the Jetpack page.', 'flightdeck' ),
				(string) jetpack_version(),
				VERSION
			);
			/* translators: %s: names of fields or functions, separated by commas */
			$detail     = sprintf( __( 'Missing: %s', 'flightdeck' ), $detail );
			$capability = 'jetpack_admin_page';
			$label      = __( 'Open the Jetpack page', 'flightdeck' );
			$url        = jetpack_page_url();
			break;
		case 'set-unusable':
			$title      = __( "The dashboard files can't be used", 'flightdeck' );
			$text       = __( 'The built files of the plugin are missing, or they belong to another version. Install the plugin again, or correct the address of the files.', 'flightdeck' );
			$capability = 'jetpack_admin_page';
			$label      = __( 'Open the Jetpack page', 'flightdeck' );
			$url        = jetpack_page_url();
			break;
		case 'not-started':
			$title = __( "The dashboard hasn't started", 'flightdeck' );
			$text  = sprintf(
				/* translators: 1: address of the site, 2: address of the folder with the files. WP_HOME and WP_SITEURL are constants in wp-config.php. */
				__( 'Its files didn\'t load, or something blocks them. Reload this page. If that doesn\'t help, compare the address of this page with the address of the site, %1$s. If they differ, as they can behind a proxy, set WP_HOME and WP_SITEURL to the address that people open. If they are the same, look for a firewall, a content blocker or a plugin that blocks the files below %2$s.', 'flightdeck' ),
				site_url( '/' ),
				$detail
			) . ' ' . sprintf(
				/* translators: %s: names of browsers with their versions, separated by commas */
				__( 'If your browser is older than these versions, update it: %s.', 'flightdeck' ),
				OLDEST_BROWSERS
			);
			$detail     = '';
			$capability = 'read';
			$label      = __( 'Reload this page', 'flightdeck' );
			// Relative, because the page may be open at another address than the one that WordPress knows.
			$url = 'admin.php?page=' . PAGE;
			break;
		default:
			$title      = __( "Couldn't get this site's status from Jetpack", 'flightdeck' );
			$text       = __( 'An error occurred in the Jetpack plugin. Reload this page. If that doesn\'t help, ask a site administrator. Administrators see the details of the error on this page.', 'flightdeck' );
			$capability = 'jetpack_admin_page';
			$label      = __( 'Open the Jetpack page', 'flightdeck' );
			$url        = jetpack_page_url();
	}
	return array(
		'code'   => $code,
		'title'  => $title,
		'text'   => $text,
		'detail' => current_user_can( 'manage_options' ) ? $detail : '',
		'action' => current_user_can( $capability ) ? array( 'label' => $label, 'url' => $url ) : null,
	);
}

/** Returns the texts of the problem with Jetpack on this site; null when there is none. */
function jetpack_problem_text(): ?array {
	$code = current_jetpack_problem();
	return $code ? problem( $code, 'jetpack-incompatible' === $code ? JETPACK_STATE : '' ) : null;
}

/** Prints a problem. */
function print_problem( array $problem ): void {
	echo '<div class="wrap"><h1>', esc_html( $problem['title'] ), '</h1>';
	echo '<p style="max-width:60em">', esc_html( $problem['text'] ), '</p>';
	if ( $problem['action'] ) {
		echo '<p><a class="button button-primary" href="', esc_url( $problem['action']['url'] ), '">', esc_html( $problem['action']['label'] ), '</a></p>';
	} else {
		echo '<p>', esc_html__( 'Ask a site administrator to do this.', 'flightdeck' ), '</p>';
	}
	if ( '' !== $problem['detail'] ) {
		echo '<p><code dir="ltr" style="overflow-wrap:anywhere">', esc_html( $problem['detail'] ), '</code></p>';
	}
	echo '</div>';
}

/** Prints the message for browsers that lack a feature. The script of the page adds the names of the features to the message. */
function print_old_browser(): void {
	$features = '<code id="flightdeck-missing"></code>';
	echo '<div class="wrap"><h1>', esc_html__( 'Update your browser', 'flightdeck' ), '</h1><p style="max-width:60em">';
	printf(
		/* translators: 1: names of browser features, separated by commas, 2: names of browsers with their versions, separated by commas */
		esc_html__( 'The dashboard needs %1$s, which this browser doesn\'t have. Update it to one of these versions or a newer one: %2$s.', 'flightdeck' ),
		$features, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed markup.
		esc_html( OLDEST_BROWSERS )
	);
	echo '</p><p><a class="button button-primary" href="', esc_url( 'admin.php?page=' . PAGE ), '">', esc_html__( 'Reload this page', 'flightdeck' ), "</a></p></div>\n";
}
