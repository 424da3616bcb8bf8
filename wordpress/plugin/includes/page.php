<?php
/**
 * The page in the admin menu.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Slug of the page; screens lead back to `admin.php?page=flightdeck`. */
const PAGE = 'flightdeck';

/**
 * What says that nothing has started shows after 15 seconds, above what is drawn without any script, for as long as that stands.
 * It takes no script: each one could be what does not arrive.
 */
const NOT_STARTED = '@keyframes fd-not-started{to{visibility:visible}}#flightdeck-not-started{display:none}' .
	'#flightdeck-not-started:has(+#flightdeck #fd-outlet>.fd-page-skeleton){display:block;visibility:hidden;animation:fd-not-started 0s 15s forwards;' .
	'position:absolute;z-index:1;inset:0 0 auto;padding:1px 20px 20px;background:#fff;color:#1d2327}';

/** Adds the page for whoever the partner lets see its own; without it, for those who can do something about that. */
function add_page(): void {
	$hook = add_menu_page(
		__( 'Flightdeck', 'flightdeck' ),
		__( 'Flightdeck', 'flightdeck' ),
		page_capability(),
		PAGE,
		__NAMESPACE__ . '\\print_page',
		'dashicons-airplane',
		3
	);
	add_submenu_entries();
	if ( $hook ) {
		add_action( "load-$hook", __NAMESPACE__ . '\\prepare_page' );
		// Before the host's own sheets and scripts, which come meanwhile; our sheet after them, so that it counts.
		add_action( "admin_print_styles-$hook", __NAMESPACE__ . '\\print_preloads', 0 );
		add_action( "admin_head-$hook", __NAMESPACE__ . '\\print_styles' );
		add_action( "admin_head-$hook", __NAMESPACE__ . '\\print_start', 11 );
	}
}

/** Adds Dashboard and Settings below the entry. Our script marks the current one, because only it knows the route. */
function add_submenu_entries(): void {
	if ( is_hosted_by_provider() || ! user_has_settings() ) {
		return;
	}
	$title = __( 'Flightdeck', 'flightdeck' );
	add_submenu_page( PAGE, $title, __( 'Dashboard', 'flightdeck' ), page_capability(), PAGE );
	add_submenu_page( PAGE, $title, __( 'Settings', 'flightdeck' ), page_capability(), 'admin.php?page=' . PAGE . '#/settings' );
}

/**
 * What the page of this request shows: `problem`, or `registry` and `state`.
 *
 * @param array|null $found Set once, before anything is printed.
 */
function page_parts( ?array $found = null ): array {
	static $parts = array();
	$parts = $found ?? $parts;
	return $parts;
}

/** Finds out what the page shows, as far as that takes no time, before anything is printed. */
function prepare_page(): void {
	$code = partner_problem_here();
	if ( $code ) {
		page_parts( array( 'problem' => problem( $code, (string) partner_version() ) ) );
		return;
	}
	try {
		page_parts( array( 'registry' => registry() ) );
		take_partner_notices();
		leave_out_emoji();
	} catch ( Unusable_Set $failure ) {
		page_parts( array( 'problem' => problem( 'set-unusable', $failure->getMessage() ) ) );
	}
}

/**
 * On this page the host neither finds out how a browser draws emoji, which would keep the cards waiting, nor puts pictures in
 * their place: what is on the page belongs to the screens.
 */
function leave_out_emoji(): void {
	remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
}

/** Asks for the scripts. */
function print_preloads(): void {
	$root = page_parts()['registry']->root ?? null;
	foreach ( $root ? $root->scripts : array() as $file ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
		echo '<link', attributes( array( 'rel' => 'preload', 'as' => 'script', 'href' => set_url() . $root->base . $file ) + integrity( $root, $file ) ), ">\n";
	}
}

/**
 * Sends off what is printed, and prints state and inline script. The partner takes a good part of the whole time for the state;
 * meanwhile the browser loads and runs what the host has put into the head, without which it does not get to the page. Had the
 * reads been started before that, they would take the few connections of a browser, and all would wait for them.
 */
function print_start(): void {
	$registry = page_parts()['registry'] ?? null;
	if ( ! $registry ) {
		return;
	}
	send_off();
	try {
		$state = json_block( page_state_here( $registry ) );
	} catch ( \Throwable $failure ) {
		$where = basename( $failure->getFile() ) . ':' . $failure->getLine();
		page_parts( array( 'problem' => problem( 'partner-failed', get_class( $failure ) . " at $where: " . $failure->getMessage() ) ) );
		return;
	}
	$early = $registry->root->early->code;
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- json_block() leaves no tag in it; escaping would break the JSON.
	echo '<script type="application/json" id="flightdeck-page-state">', $state, "</script>\n";
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
	$attributes = apply_filters( 'wp_inline_script_attributes', array(), $early );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes; check_early() has compared the code with the hash of the build.
	echo '<script', attributes( $attributes ), '>', $early, "</script>\n";
}

/** Sends what is printed so far, unless somebody keeps it to change the whole page. */
function send_off(): void {
	// The only one that PHP has by itself.
	$own = array( 'default output handler' );
	if ( array_diff( ob_list_handlers(), $own ) ) {
		return;
	}
	if ( ob_get_level() > 0 ) {
		ob_flush();
	}
	flush();
}

/** Prints the sheet of the page. It reaches down to the end of the window; the host's own footer has no place on it. */
function print_styles(): void {
	$parts = page_parts();
	if ( ! isset( $parts['registry'] ) ) {
		return;
	}
	$root = $parts['registry']->root;
	foreach ( $root->styles as $file ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
		echo '<link', attributes( array( 'rel' => 'stylesheet', 'href' => set_url() . $root->base . $file ) + integrity( $root, $file ) ), ">\n";
	}
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant of this file.
	echo '<style>#wpbody-content{padding-bottom:0}#wpfooter{display:none}', NOT_STARTED, "</style>\n";
}

/** The attributes by which a browser refuses a file that is not the one that was built. */
function integrity( object $release, string $file ): array {
	return array( 'crossorigin' => 'anonymous', 'integrity' => $release->files->$file );
}

/** Scripts of the page with their hashes, for those that it loads later. */
function script_hashes( object $root ): string {
	$pairs = array();
	foreach ( get_object_vars( $root->files ) as $file => $hash ) {
		if ( '.js' === substr( $file, -3 ) ) {
			$pairs[] = "$file:$hash";
		}
	}
	return implode( ' ', $pairs );
}

/** Attributes as they stand in a tag. */
function attributes( array $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		if ( false !== $value && null !== $value ) {
			$text .= ' ' . esc_attr( $name ) . ( true === $value ? '' : '="' . esc_attr( (string) $value ) . '"' );
		}
	}
	return $text;
}

/** Tells administrators why the newest files of a set elsewhere are not in use. */
function print_refusal(): void {
	$why = refused_set();
	if ( '' !== $why && current_user_can( 'manage_options' ) ) {
		echo '<div class="notice notice-warning inline"><p>', esc_html__( 'The newest files of the dashboard were refused. The last ones that could be checked are in use.', 'flightdeck' ), ' <code>', esc_html( $why ), '</code></p></div>';
	}
}

/** Prints the element that our root takes over, or what stands in the way. */
function print_page(): void {
	$parts = page_parts();
	if ( isset( $parts['problem'] ) ) {
		print_problem( $parts['problem'] );
		return;
	}
	print_refusal();
	$root = $parts['registry']->root;
	echo '<div id="flightdeck-not-started" role="alert">';
	print_problem( problem( 'not-started', set_url() ) );
	echo "</div>\n";
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup of the set, as it was built.
	echo '<div id="flightdeck" class="fd fd--page" data-files="', esc_attr( script_hashes( $root ) ), '">', $root->markup, '</div>';
	// Here and not deferred: what other plugins load at the end of the page would have to run first. Their order does not matter.
	foreach ( $root->scripts as $file ) {
		$script = array( 'src' => set_url() . $root->base . $file, 'async' => true ) + integrity( $root, $file );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		$script = apply_filters( 'wp_script_attributes', $script );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
		echo '<script', attributes( $script ), '></script>';
	}
	echo '<noscript><div class="wrap"><p>', esc_html__( 'This page needs JavaScript. Switch it on in your browser and load the page again.', 'flightdeck' ), '</p></div></noscript>';
}
