<?php
/**
 * Router of PHP's built-in web server. Sends files with cache headers, which the server alone does not send, and passes other
 * requests to the WordPress in the nearest folder.
 *
 * @package Flightdeck
 */

// Refuses foreign host names that resolve to this machine (DNS rebinding).
if ( ! preg_match( '/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/iD', $_SERVER['HTTP_HOST'] ?? '' ) ) {
	http_response_code( 421 );
	header( 'Content-Type: text/plain; charset=utf-8' );
	echo 'Unknown host.';
	return true;
}

$root = rtrim( (string) realpath( $_SERVER['DOCUMENT_ROOT'] ), '/' );
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = realpath( $root . $path );
if ( ! $file ) {
	// Sites of a network request the files of WordPress below the path of the site. Remove that path.
	$file = realpath( $root . preg_replace( '#/[\w-]+(?=/wp-(admin|content|includes)/|/wp-[a-z-]+\.php$)#', '', $path ) );
}
$is_inside = $file && 0 === strpos( $file . '/', $root . '/' );

if ( $is_inside && is_dir( $file ) && is_file( "$file/index.php" ) ) {
	if ( '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/", true, 301 );
		return true;
	}
	$file .= '/index.php';
}
if ( ! $is_inside || ! is_file( $file ) ) {
	// Pretty permalinks: the nearest parent folder with a WordPress.
	$folder = $path;
	do {
		$folder = rtrim( dirname( $folder ), '/' );
		$file   = "$root$folder/index.php";
	} while ( '' !== $folder && '.' !== $folder && ! is_file( $file ) );
}
if ( ! is_file( $file ) ) {
	http_response_code( 404 );
	return true;
}
if ( '.php' === substr( $file, -4 ) ) {
	$_SERVER['SCRIPT_FILENAME'] = $file;
	$_SERVER['SCRIPT_NAME']     = substr( $file, strlen( $root ) );
	$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
	if ( false === strpos( $path, '.php/' ) ) {
		// PHP's server sets PATH_INFO after a folder too; other servers set it only after a file name.
		unset( $_SERVER['PATH_INFO'] );
	}
	chdir( dirname( $file ) );
	require $file;
	return true;
}

$types = array(
	'js'    => 'text/javascript',
	'css'   => 'text/css',
	'json'  => 'application/json',
	'svg'   => 'image/svg+xml',
	'png'   => 'image/png',
	'jpg'   => 'image/jpeg',
	'gif'   => 'image/gif',
	'woff2' => 'font/woff2',
	'html'  => 'text/html; charset=utf-8',
	'txt'   => 'text/plain; charset=utf-8',
);
$etag = '"' . md5( $file . filemtime( $file ) . filesize( $file ) ) . '"';
header( 'Content-Type: ' . ( $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
header( "ETag: $etag" );
// Many hosts send this header for all files, even for files that change.
header( 'Cache-Control: public, max-age=86400' );
if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $etag ) {
	http_response_code( 304 );
	return true;
}
header( 'Content-Length: ' . filesize( $file ) );
if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
	readfile( $file );
}
return true;
