<?php
/**
 * A must-use plugin for the journeys: sets states that the simulated provider lacks, with answers of the test site's provider.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Journeys;

defined( 'ABSPATH' ) || exit;

/** Option with the state. */
const STATE = 'journeys_state';

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'journeys/v1',
			'/state',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => __NAMESPACE__ . '\\set_state',
			)
		);
	}
);

/**
 * Stores a state, and sets the options of Jetpack that depend on it. Fields: `modules`, `answers` of the provider by path, and the
 * traits `offline`, `overrides` and `coupon`.
 */
function set_state( \WP_REST_Request $request ): array {
	$state = $request->get_json_params();
	update_option( STATE, $state );
	if ( isset( $state['modules'] ) ) {
		remove_all_filters( 'option_jetpack_active_modules' );
		update_option( 'jetpack_active_modules', $state['modules'] );
	}
	$site = $state['answers'][''] ?? null;
	if ( $site ) {
		update_option( 'jetpack_active_plan', $site['plan'] );
		update_option( 'jetpack_site_products', $site['products'] );
	}
	if ( isset( $state['coupon'] ) ) {
		$options = (array) get_option( 'jetpack_options' );
		unset( $options['partner_coupon'], $options['partner_coupon_added'] );
		$coupon = array( 'partner_coupon' => 'IONOS_IONA_SAMPLE123', 'partner_coupon_added' => time() );
		update_option( 'jetpack_options', $state['coupon'] ? $options + $coupon : $options );
	}
	return array( 'set' => true );
}

/** Returns a field of the state as an array; empty if the state lacks the field. */
function state( string $name ): array {
	$state = get_option( STATE );
	return (array) ( is_array( $state ) ? $state[ $name ] ?? array() : array() );
}

/**
 * Returns the answer of the provider to a request of this site; null to leave the answer to the simulated provider.
 *
 * @param string $url  Address of the request.
 * @param array  $args Arguments of the request.
 */
function provider_answer( string $url, array $args ) {
	if ( 0 === strpos( $url, 'https://jetpack.wordpress.com/jetpack.token/' ) ) {
		$user = get_current_user_id();
		return array(
			'access_token' => "labuserkey$user.labusersecret$user",
			'token_type'   => 'X_JETPACK',
			'scope'        => $args['body']['code'] ?? '',
		);
	}
	$is_site_path = preg_match( '#^https://public-api\.wordpress\.com/(?:rest|wpcom)/v[\d.]+/sites/\d+([^?]*?)/?(?:\?|$)#', $url, $match );
	return $is_site_path && 'GET' === ( $args['method'] ?? 'GET' ) ? state( 'answers' )[ $match[1] ] ?? null : null;
}

// Runs after the must-use plugin of the simulated provider, whose answers it replaces.
add_action(
	'muplugins_loaded',
	static function () {
		add_filter(
			'pre_http_request',
			static function ( $answer, $args, $url ) {
				$body = provider_answer( $url, $args );
				return null === $body ? $answer : array(
					'headers'       => array( 'content-type' => 'application/json' ),
					'body'          => wp_json_encode( $body ),
					'response'      => array(
						'code'    => 200,
						'message' => 'OK',
					),
					'cookies'       => array(),
					'filename'      => null,
					'http_response' => null,
				);
			},
			PHP_INT_MAX,
			3
		);
		if ( state( 'offline' ) === array( true ) ) {
			add_filter( 'jetpack_offline_mode', '__return_true' );
		}
		$overrides = state( 'overrides' );
		if ( $overrides ) {
			add_filter(
				'option_jetpack_active_modules',
				static function ( $modules ) use ( $overrides ) {
					$modules = array_diff( (array) $modules, array_keys( $overrides, 'inactive', true ) );
					return array_values( array_unique( array_merge( $modules, array_keys( $overrides, 'active', true ) ) ) );
				}
			);
		}
	}
);
