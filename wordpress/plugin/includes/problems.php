<?php
/**
 * What stands in the way of the dashboard, and what to do about it.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * A problem in words.
 *
 * @param string $code   Of partner_problem(), or `partner-failed`, `set-unusable`, `not-started`.
 * @param string $detail What was found, for whoever mends it.
 * @return array{title: string, text: string, detail: string, action: array{label: string, url: string}|null}
 */
function problem( string $code, string $detail = '' ): array {
	switch ( $code ) {
		case 'partner-missing':
			$title = __( 'Jetpack is not installed', 'flightdeck' );
			$text  = __( 'This dashboard shows what the Jetpack plugin knows and does. Install Jetpack and activate it, then open this page again.', 'flightdeck' );
			$may   = 'install_plugins';
			$label = __( 'Install Jetpack', 'flightdeck' );
			$url   = self_admin_url( 'plugin-install.php?s=jetpack&tab=search&type=term' );
			break;
		case 'partner-inactive':
			$title = __( 'Jetpack is not active', 'flightdeck' );
			$text  = __( 'The Jetpack plugin is installed, but switched off. Activate it, then open this page again.', 'flightdeck' );
			$may   = 'activate_plugins';
			$label = __( 'Go to the plugins', 'flightdeck' );
			$url   = self_admin_url( 'plugins.php?s=jetpack' );
			break;
		case 'partner-unknown':
			$title = __( 'This version of Jetpack is not known here', 'flightdeck' );
			$text  = sprintf(
				/* translators: 1: version of Jetpack, 2: first version that fits, 3: first version that does not fit any more, 4: version of this plugin */
				__( 'Jetpack %1$s is active. Flightdeck %4$s was made for Jetpack %2$s and later versions before %3$s. Update whichever of the two is older; until then Jetpack works on its own page.', 'flightdeck' ),
				$detail,
				PARTNER_SINCE,
				PARTNER_BEFORE,
				VERSION
			);
			$detail = sprintf( "To try it nevertheless, write in wp-config.php: define( 'FLIGHTDECK_ACCEPT_VERSION', '%s' );", $detail );
			$may    = 'jetpack_admin_page';
			$label  = __( 'Open the page of Jetpack', 'flightdeck' );
			$url    = admin_url( 'admin.php?page=jetpack' );
			break;
		case 'set-unusable':
			$title = __( 'The files of the dashboard cannot be used', 'flightdeck' );
			$text  = __( 'The plugin is there, but the built files that belong to it are not, or they are of another version. Install the plugin again, or correct the address that was set for them.', 'flightdeck' );
			$may   = 'jetpack_admin_page';
			$label = __( 'Open the page of Jetpack', 'flightdeck' );
			$url   = admin_url( 'admin.php?page=jetpack' );
			break;
		case 'not-started':
			$title = __( 'The dashboard has not started', 'flightdeck' );
			$text  = sprintf(
				/* translators: 1: address of the site, 2: address of a folder */
				__( 'Its files have not arrived, or something stops them. Load this page again. If that does not help, compare the address of this page with that of the site, %1$s: where they differ, as behind a proxy, WP_HOME and WP_SITEURL have to be what people open. Where they are the same, a firewall, a content blocker or another plugin keeps back what lies below %2$s.', 'flightdeck' ),
				site_url( '/' ),
				$detail
			);
			$detail = '';
			$may    = 'read';
			$label  = __( 'Load this page again', 'flightdeck' );
			// As it was opened, which need not be where the site believes to be.
			$url = 'admin.php?page=' . PAGE;
			break;
		default:
			$title = __( 'Jetpack did not say how the site is', 'flightdeck' );
			$text  = __( 'An error in the Jetpack plugin stands in the way. Load this page again; if that does not help, send the line below to whoever looks after the site.', 'flightdeck' );
			$may   = 'jetpack_admin_page';
			$label = __( 'Open the page of Jetpack', 'flightdeck' );
			$url   = admin_url( 'admin.php?page=jetpack' );
	}
	return array(
		'title'  => $title,
		'text'   => $text,
		'detail' => current_user_can( 'manage_options' ) ? $detail : '',
		'action' => current_user_can( $may ) ? array( 'label' => $label, 'url' => $url ) : null,
	);
}

/** Prints a problem as a page of its own. */
function print_problem( array $problem ): void {
	echo '<div class="wrap"><h1>', esc_html( $problem['title'] ), '</h1>';
	echo '<p style="max-width:60em">', esc_html( $problem['text'] ), '</p>';
	if ( $problem['action'] ) {
		echo '<p><a class="button button-primary" href="', esc_url( $problem['action']['url'] ), '">', esc_html( $problem['action']['label'] ), '</a></p>';
	} else {
		echo '<p>', esc_html__( 'Ask whoever looks after this site to do that.', 'flightdeck' ), '</p>';
	}
	if ( '' !== $problem['detail'] ) {
		echo '<p><code>', esc_html( $problem['detail'] ), '</code></p>';
	}
	echo '</div>';
}
