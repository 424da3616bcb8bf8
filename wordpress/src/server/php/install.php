<?php
/**
 * Installs a WordPress in the folder of its files: `php install.php FOLDER URL plain|pretty single|network PLUGIN…`
 *
 * Users: admin, admin2, editor, author, subscriber; the password is the username.
 *
 * @package Flightdeck
 */

list( , $folder, $url, $permalinks, $kind ) = $argv;
$plugins   = array_slice( $argv, 5 );
$url_parts = parse_url( "$url/" );

$_SERVER += array(
	'HTTP_HOST'       => $url_parts['host'] . ( isset( $url_parts['port'] ) ? ':' . $url_parts['port'] : '' ),
	'REQUEST_URI'     => $url_parts['path'],
	'REQUEST_METHOD'  => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
);
define( 'WP_INSTALLING', true );
if ( 'network' === $kind ) {
	// With this variable, wp-config.php leaves out the constants of the network, whose tables don't exist yet.
	putenv( 'FLIGHTDECK_INSTALL=1' );
	define( 'WP_ALLOW_MULTISITE', true );
	define( 'WP_HOME', $url );
	define( 'WP_SITEURL', $url );
}
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Site Example', 'admin', 'admin@site.example', true, '', 'admin' );
foreach ( array( 'admin2' => 'administrator', 'editor' => 'editor', 'author' => 'author', 'subscriber' => 'subscriber' ) as $login => $role ) {
	wp_insert_user(
		array(
			'user_login'   => $login,
			'user_pass'    => $login,
			'user_email'   => "$login@site.example",
			'display_name' => ucfirst( $login ),
			'role'         => $role,
		)
	);
}
update_option( 'permalink_structure', 'plain' === $permalinks ? '' : '/%postname%/' );
update_option( 'timezone_string', 'Europe/Berlin' );
update_option( 'active_plugins', $plugins );

if ( 'network' === $kind ) {
	require_once ABSPATH . 'wp-admin/includes/network.php';
	global $wpdb;
	// WordPress sets these table names only when it runs as a network.
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
		$wpdb->$table = $prefixed;
	}
	install_network();
	populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@site.example', 'Network Example', $url_parts['path'], false );
}
// The installation changed the permalinks that this object has read.
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules();
echo "installed\n";
