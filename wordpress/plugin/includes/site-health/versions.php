<?php
/**
 * Site Health test of the versions: whether the partner and the plugin work together.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Returns the finding of the test of the versions. Checks the partner's data only for a user who may open the page. */
function versions_finding(): array {
	$code            = current_partner_problem();
	$detail          = 'partner-incompatible' === $code ? PARTNER_STATE : '';
	$has_known_shape = false;
	if ( null === $code && is_user_logged_in() && current_user_can( page_capability() ) ) {
		// The partner deletes the cookies of its one-time notices when it reads them. Keep the cookies for its page.
		unset( $_COOKIE['jetpackState'] );
		try {
			$state           = page_state( partner_state(), null, null, array() );
			$detail          = implode( ', ', missing_fields( $state ) );
			$code            = '' === $detail ? null : 'partner-incompatible';
			$has_known_shape = has_known_shape( $state );
		} catch ( \Throwable $failure ) {
			$code   = 'partner-failed';
			$detail = get_class( $failure ) . ': ' . $failure->getMessage();
		}
	}
	return check_versions( $code, $detail, (string) partner_version(), $has_known_shape );
}

/**
 * Returns the finding for the results of checking the partner.
 *
 * @param string|null $code            Code of the problem that keeps the page from opening; null when there is none.
 * @param string      $detail          Details of the problem.
 * @param string      $version         Version of the partner; empty when it is not active.
 * @param bool        $has_known_shape Whether the partner's data has the shape of the tested versions.
 */
function check_versions( ?string $code, string $detail, string $version, bool $has_known_shape = false ): array {
	if ( null !== $code ) {
		$problem = problem( $code, $detail );
		// A site without the partner is not broken.
		$status = in_array( $code, array( 'partner-missing', 'partner-inactive' ), true ) ? 'recommended' : 'critical';
		return finding( $status, $problem['title'], $problem['text'], $problem['action'], $problem['detail'] );
	}
	if ( ! $has_known_shape && is_untested( $version ) ) {
		return finding(
			'recommended',
			__( 'Flightdeck is untested with your version of Jetpack', 'flightdeck' ),
			untested_text( $version ) . ' ' . __( 'Update Flightdeck when a new version is available.', 'flightdeck' ),
			link_to( 'update_plugins', __( 'Go to updates', 'flightdeck' ), self_admin_url( 'update-core.php' ) )
		);
	}
	return finding(
		'good',
		__( 'Flightdeck works with your version of Jetpack', 'flightdeck' ),
		sprintf(
			/* translators: 1: active version of Jetpack, 2: version of Flightdeck */
			__( 'Jetpack %1$s provides the data that Flightdeck %2$s needs.', 'flightdeck' ),
			$version,
			VERSION
		)
	);
}
