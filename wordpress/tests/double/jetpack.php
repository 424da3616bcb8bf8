<?php
/**
 * Plugin Name: Jetpack
 * Description: A double of Jetpack for tests: a connected site that reports the permissions of the current user.
 * Version:     11.9
 *
 * @package Flightdeck
 */

define( 'JETPACK__VERSION', get_option( 'double_version', '11.9' ) );

final class Jetpack {
	public static function is_connection_ready(): bool {
		return 'no' !== get_option( 'double_connected' );
	}

	public static function is_module_active( string $module ): bool {
		return in_array( $module, (array) get_option( 'double_modules', array() ), true );
	}

	/** Returns the connection of the site. Every user except the subscriber is connected. */
	public static function connection(): object {
		return new class() {
			public function has_connected_owner(): bool {
				return true;
			}
			public function is_user_connected(): bool {
				return 'subscriber' !== wp_get_current_user()->user_login;
			}
		};
	}

	/**
	 * Returns a one-time notice. As in the real plugin, the first call reads all notices from cookies and deletes the cookies.
	 *
	 * @param string|null $key     Name of the notice.
	 * @param bool        $restate Whether to keep all notices for the next request.
	 */
	public static function state( ?string $key, bool $restate = false ): ?string {
		static $state = null;
		if ( null === $state ) {
			$state = (array) ( $_COOKIE['jetpackState'] ?? array() );
			foreach ( array_keys( $state ) as $name ) {
				setcookie( "jetpackState[$name]", '', 1, '/' );
			}
		}
		foreach ( $restate ? $state : array() as $name => $value ) {
			setcookie( "jetpackState[$name]", $value, 0, '/' );
		}
		return $state[ $key ] ?? null;
	}

	public static function restate(): void {
		self::state( null, true );
	}
}

final class Jetpack_Redux_State_Helper {
	public static function get_initial_state(): array {
		// Count the states of pages only. The simulated REST answers use the state too.
		if ( ! did_action( 'rest_api_init' ) ) {
			update_option( 'double_states', 1 + (int) get_option( 'double_states' ), false );
		}
		// A test can delay the state until a file exists.
		$file = get_option( 'double_waits_for' );
		for ( $until = time() + 20; $file && ! file_exists( $file ) && time() < $until; usleep( 20000 ) ) {
			clearstatcache();
		}
		if ( get_option( 'double_throws' ) ) {
			throw new RuntimeException( 'the test requested this error' );
		}
		require_once __DIR__ . '/jetpack-state.php';
		$manages = current_user_can( 'manage_options' );
		$state   = Flightdeck\Tests\jetpack_sample( $manages, $manages );
		$user    = wp_get_current_user();

		$state['userData']['currentUser'] = array( 'username' => $user->user_login, 'id' => $user->ID ) + $state['userData']['currentUser'];
		$state['connectionStatus']['isInIdentityCrisis'] = false;
		// The REST API of the real plugin ignores notices.
		$state['jetpackStateNotices']['messageCode'] = defined( 'REST_REQUEST' ) ? null : Jetpack::state( 'message' );
		$lacks = array_flip( (array) get_option( 'double_lacks', array() ) );
		return array_diff_key( array(
			'WP_API_root'  => esc_url_raw( rest_url() ),
			'WP_API_nonce' => get_option( 'double_nonce', wp_create_nonce( 'wp_rest' ) ),
			'adminUrl'     => admin_url(),
			'rawUrl'       => str_replace( '/', '::', preg_replace( '#^https?://#', '', home_url() ) ),
			'siteTitle'    => get_option( 'double_title', $state['siteTitle'] ),
			'licensing'    => array( 'error' => '', 'userCounts' => did_action( 'rest_api_init' ) ? null : self::license_counts() ),
			'settings'     => (array) get_option( 'double_settings', array() ) + $state['settings'],
		) + $state, $lacks );
	}

	/** Returns the number of unused licenses. If the test sets a number, simulates the real plugin's request to its provider. */
	public static function license_counts() {
		$detached = get_option( 'double_licenses' );
		if ( false === $detached ) {
			return array( 'detached' => 0 );
		}
		if ( '' === apply_filters( 'jetpack_remote_request_url', 'https://provider.example/wpcom/v2/jetpack-licensing/user/licenses/counts' ) ) {
			return new WP_Error( 'failed_to_fetch_data' );
		}
		update_option( 'double_license_requests', 1 + (int) get_option( 'double_license_requests' ) );
		return array( 'detached' => (int) $detached );
	}
}

add_filter(
	'map_meta_cap',
	static function ( $caps, $cap ) {
		return 'jetpack_admin_page' === $cap ? array( 'read' ) : $caps;
	},
	10,
	2
);

/* Offers above admin pages. The real plugin requests each offer from its provider. */
add_action(
	'current_screen',
	static function ( $screen ) {
		if ( apply_filters( 'jetpack_display_jitms_on_screen', true, $screen->id ) ) {
			add_action(
				'admin_notices',
				static function () {
					echo '<div class="jetpack-jitm-message"></div>';
				}
			);
		}
	}
);

/*
 * The menu of the real plugin: its page, entries for routes of this page, of which Flightdeck lacks one, other pages, and a link to
 * another site.
 */
add_action(
	'admin_menu',
	static function () {
		if ( ! Jetpack::is_connection_ready() && ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$print_callback = static function ( string $title ): callable {
			return static function () use ( $title ) {
				echo '<div class="wrap"><h1>', esc_html( $title ), '</h1></div>';
				// A script of the real page hides notices too.
				echo '<script>addEventListener( "load", () => jQuery( ".notice" ).hide() )</script>';
			};
		};
		$hook = add_menu_page( 'Jetpack', 'Jetpack', 'jetpack_admin_page', 'jetpack', $print_callback( 'Page of Jetpack' ), 'div', 3 );
		add_action(
			"load-$hook",
			static function () {
				Jetpack::state( 'message' );
				if ( 'disconnect' === ( $_GET['action'] ?? '' ) ) {
					update_option( 'double_disconnects', 1 );
				}
			}
		);
		add_submenu_page( 'jetpack', 'My Jetpack', 'My Jetpack', 'read', 'my-jetpack', $print_callback( 'My Jetpack' ) );
		add_submenu_page( 'jetpack', 'Stats', 'Stats', 'manage_options', 'stats', $print_callback( 'Stats' ) );
		add_submenu_page( 'jetpack', 'Dashboard', 'Dashboard', 'jetpack_admin_page', 'jetpack#/dashboard', '__return_null' );
		add_submenu_page( 'jetpack', 'Settings', 'Settings', 'edit_posts', admin_url( 'admin.php?page=jetpack#/settings' ), null );
		add_submenu_page( 'jetpack', 'Newsletter', 'Newsletter', 'jetpack_admin_page', admin_url( 'admin.php?page=jetpack#/newsletter' ), null );
		add_submenu_page( 'jetpack', 'Backup', 'Backup', 'manage_options', 'https://backup.example/?site=1', null );
		remove_submenu_page( 'jetpack', 'jetpack' );
	},
	998
);
add_action(
	'rest_api_init',
	static function () {
		$answers = array(
			'connection'      => static function () {
				return Jetpack_Redux_State_Helper::get_initial_state()['connectionStatus'];
			},
			'connection/data' => static function () {
				return array( 'currentUser' => Jetpack_Redux_State_Helper::get_initial_state()['userData']['currentUser'], 'connectionOwner' => 'admin' );
			},
			'settings'        => static function () {
				return Jetpack_Redux_State_Helper::get_initial_state()['settings'];
			},
			'licensing/user/counts' => array( 'Jetpack_Redux_State_Helper', 'license_counts' ),
		);
		foreach ( $answers as $path => $answer ) {
			register_rest_route( 'jetpack/v4', "/$path", array( 'methods' => 'GET', 'permission_callback' => 'is_user_logged_in', 'callback' => $answer ) );
		}
		register_rest_route(
			'jetpack/v4',
			'/settings',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function () {
					return current_user_can( 'manage_options' );
				},
				'callback'            => static function ( $request ) {
					update_option( 'double_settings', $request->get_json_params() + (array) get_option( 'double_settings', array() ) );
					return array( 'code' => 'success', 'message' => 'Saved.' );
				},
			)
		);
	}
);
