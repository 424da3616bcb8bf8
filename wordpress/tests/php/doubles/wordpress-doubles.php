<?php
/**
 * Simulates the functions of WordPress that the plugin calls, as far as the tests need them.
 *
 * @package Flightdeck
 */

const MB_IN_BYTES = 1048576;
const DAY_IN_SECONDS = 86400;
const WEEK_IN_SECONDS = 604800;
const HOUR_IN_SECONDS = 3600;
define( 'WP_PLUGIN_DIR', sys_get_temp_dir() . '/no-such-folder' );
define( 'WP_LANG_DIR', sys_get_temp_dir() . '/flightdeck-packs-' . getmypid() );
define( 'ABSPATH', '/' );

function wp_parse_url( string $url ) {
	return parse_url( $url );
}

function wp_json_encode( $value, int $options = 0 ) {
	return json_encode( $value, $options );
}

/**
 * State of the simulated WordPress:
 *
 * - `options` of the site, and `constants` of wp-config.php
 * - `answers` to requests by address: a body, a status as a number, an array with `status`, `headers` and `body`, or a function of
 *   the arguments that returns one of these; other addresses answer with status 404
 * - arguments of the calls of do_action() (`actions`), and values that `filters` return
 * - `meta` of users by ID and name, and the `email` of the only user, whose ID is 7
 *
 * Tests can add: `is_logged_in`, `environment` (type), and `cache` (by group and name). The doubles
 * record requests in `requested` (addresses) and `sent` (addresses with arguments).
 */
$GLOBALS['wordpress'] = array( 'options' => array(), 'constants' => array(), 'answers' => array(), 'actions' => array(), 'filters' => array(), 'meta' => array(), 'email' => 'jo@site.example' );

function is_rtl(): bool {
	return false;
}

function get_option( string $name, $default = false ) {
	return $GLOBALS['wordpress']['options'][ $name ] ?? $default;
}

function update_option( string $name, $value ): bool {
	$GLOBALS['wordpress']['options'][ $name ] = $value;
	return true;
}

function add_option( string $name, $value ): bool {
	return null === get_option( $name, null ) && update_option( $name, $value );
}

function wp_remote_retrieve_header( array $answer, string $name ): string {
	if ( isset( $answer['headers'] ) ) {
		return $answer['headers'][ $name ] ?? '';
	}
	return 'content-type' === $name && is_string( $answer['body'] ) ? 'application/json' : '';
}

function get_site_option( string $name, $default = false ) {
	return get_option( "network $name", $default );
}

function update_site_option( string $name, $value ): bool {
	return update_option( "network $name", $value );
}

function wp_cache_delete(): bool {
	return true;
}

function wp_cache_get( string $name, string $group ) {
	return $GLOBALS['wordpress']['cache'][ "$group $name" ] ?? false;
}

function wp_cache_set( string $name, $value, string $group ): bool {
	$GLOBALS['wordpress']['cache'][ "$group $name" ] = $value;
	return true;
}

function plugin_basename( string $file ): string {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}

function esc_url_raw( string $url ): string {
	return $url;
}

/** Returns the options that WordPress loads for each page. */
function wp_load_alloptions(): array {
	return array( 'autoloaded' => '1' );
}

function wp_remote_get( string $url, array $args = array() ): array {
	$GLOBALS['wordpress']['requested'][] = $url;
	$GLOBALS['wordpress']['sent'][]      = array( $url, $args );
	$answer                         = $GLOBALS['wordpress']['answers'][ $url ] ?? null;
	$answer                         = $answer instanceof \Closure ? $answer( $args ) : $answer;
	return is_array( $answer ) ? $answer : array( 'body' => $answer );
}

function home_url(): string {
	return 'https://site.example';
}

function is_wp_error( $answer ): bool {
	return ! is_array( $answer );
}

function wp_remote_retrieve_response_code( array $answer ): int {
	if ( isset( $answer['status'] ) ) {
		return $answer['status'];
	}
	return is_int( $answer['body'] ) ? $answer['body'] : ( null === $answer['body'] ? 404 : 200 );
}

function wp_remote_retrieve_body( array $answer ): string {
	return (string) $answer['body'];
}

function wp_validate_boolean( $value ): bool {
	return is_string( $value ) && 'false' === strtolower( $value ) ? false : (bool) $value;
}

function __( string $text ): string {
	return $text;
}

function wp_date( string $format, int $timestamp, \DateTimeZone $zone ): string {
	return "1 month " . gmdate( 'n', $timestamp );
}

function esc_html__( string $text ): string {
	return esc_html( $text );
}

function add_action(): bool {
	return true;
}

function add_filter(): bool {
	return true;
}

function remove_filter(): bool {
	return true;
}

function remove_action(): bool {
	return true;
}

function get_transient( string $name ) {
	return get_option( "_transient_$name" );
}

function set_transient( string $name, $value ): bool {
	return update_option( "_transient_$name", $value );
}

function delete_option( string $name ): bool {
	$exists = isset( $GLOBALS['wordpress']['options'][ $name ] );
	unset( $GLOBALS['wordpress']['options'][ $name ] );
	return $exists;
}

function delete_transient( string $name ): bool {
	return delete_option( "_transient_$name" );
}

function get_site_transient( string $name ) {
	return get_site_option( "_transient_$name" );
}

function set_site_transient( string $name, $value ): bool {
	return update_site_option( "_transient_$name", $value );
}

function delete_site_transient( string $name ): bool {
	return delete_option( "network _transient_$name" );
}

function do_action( ...$call ): void {
	$GLOBALS['wordpress']['actions'][] = $call;
}

function apply_filters( string $name, $value ) {
	return array_key_exists( $name, $GLOBALS['wordpress']['filters'] ) ? $GLOBALS['wordpress']['filters'][ $name ] : $value;
}

function current_user_can(): bool {
	return true;
}

function is_user_logged_in(): bool {
	return $GLOBALS['wordpress']['is_logged_in'] ?? false;
}

function wp_create_nonce( string $action ): string {
	return "nonce of $action";
}

function wp_unslash( $value ) {
	return $value;
}

function admin_url( string $path = '' ): string {
	return "http://site.example/wp-admin/$path";
}

function self_admin_url( string $path = '' ): string {
	return admin_url( $path );
}

function plugins_url( string $path ): string {
	return "http://site.example/wp-content/plugins/flightdeck/$path";
}

function rest_url( string $path = '' ): string {
	return "http://site.example/wp-json/$path";
}

function add_query_arg( string $name, string $value, string $url ): string {
	return "$url?$name=$value";
}

function wp_get_environment_type(): string {
	return $GLOBALS['wordpress']['environment'] ?? 'staging';
}

function get_user_locale(): string {
	return 'de_DE';
}

function wp_timezone_string(): string {
	return 'Europe/Berlin';
}

function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_url( string $url ): string {
	return htmlspecialchars( $url, ENT_QUOTES );
}

function get_user_by( string $field, string $value ) {
	return 'email' === $field && $GLOBALS['wordpress']['email'] === $value ? (object) array( 'ID' => 7 ) : false;
}

function get_user_meta( int $user, string $name ) {
	return $GLOBALS['wordpress']['meta'][ $user ][ $name ] ?? '';
}

function delete_user_meta( int $user, string $name ): bool {
	$exists = isset( $GLOBALS['wordpress']['meta'][ $user ][ $name ] );
	unset( $GLOBALS['wordpress']['meta'][ $user ][ $name ] );
	return $exists;
}

/** Simulates the locks of WordPress, which stores them as options. */
class WP_Upgrader {
	public static function create_lock( string $name ): bool {
		return ! get_option( "$name.lock" ) && update_option( "$name.lock", time() );
	}

	public static function release_lock( string $name ): bool {
		return update_option( "$name.lock", false );
	}
}

/** Exists because functions of the plugin create and return errors. */
class WP_Error {}
/** Simulates Jetpack's options. */
class Jetpack_Options {
	public static function get_option( string $name ) {
		return $GLOBALS['wordpress']['jetpack_options'][ $name ] ?? false;
	}
}
/** Exists because functions of the plugin have requests as parameters. */
class WP_REST_Request {}
/** Simulates a REST response. */
class WP_REST_Response {
	/** @var mixed */
	private $data;
	/** @var int */
	private $status;

	public function __construct( $data = null, int $status = 200 ) {
		$this->data   = $data;
		$this->status = $status;
	}

	public function get_data() {
		return $this->data;
	}

	public function get_status(): int {
		return $this->status;
	}
}

function wp_hash( string $text ): string {
	return md5( $text );
}

function get_current_user_id(): int {
	return 7;
}
