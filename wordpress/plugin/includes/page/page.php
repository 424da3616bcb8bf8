<?php
/**
 * The page in the admin menu.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Slug of the page. Screens link to `admin.php?page=flightdeck`. */
const PAGE = 'flightdeck';
/** Route of the settings screens. */
const SETTINGS_ROUTE = '#/settings';

/**
 * Styles that show the message `not-started` after 15 seconds, above the skeleton, for as long as the skeleton is there. They work without
 * a script, because any script could be the file that does not load. In a browser that lacks a feature, the script of the page
 * writes the feature's name into the second message, which is then shown at once.
 */
const NOT_STARTED_CSS = '@keyframes fd-not-started{to{visibility:visible}}#flightdeck-not-started{display:none}' .
	'#flightdeck-not-started:has(+#flightdeck #fd-outlet>.fd-page-skeleton){display:block;visibility:hidden;animation:fd-not-started 0s 15s forwards;' .
	'position:absolute;z-index:1;inset-inline:0;padding:1px 20px 20px;background:#fff;color:#1d2327}' .
	'#flightdeck-not-started:has(#flightdeck-missing:not(:empty)):has(+#flightdeck #fd-outlet>.fd-page-skeleton){animation-delay:0s}' .
	'#flightdeck-not-started:has(#flightdeck-missing:empty)>:last-child,#flightdeck-not-started:has(#flightdeck-missing:not(:empty))>:first-child{display:none}';

/**
 * Styles of the notices of other plugins. WordPress prints the notices above the page, and later moves them behind the element
 * `.wp-header-end`. That element is out of the flow, so that it does not move the content below it. The margins are those of notices below
 * a heading.
 */
const NOTICES_CSS = '#wpbody-content>.wp-header-end{position:absolute}' .
	'#wpbody-content>:is(.notice,div.updated,div.error){margin-block:5px 15px;margin-inline:2px 20px}' .
	'@media (max-width:782px){#wpbody-content>:is(.notice,div.updated,div.error){margin-block:20px 10px;margin-inline:0 12px}}';

/**
 * Returns the address of the page.
 *
 * @param string $route Rest of the address: a route such as `#/settings`, or more query arguments; empty for the dashboard.
 */
function page_url( string $route = '' ): string {
	return admin_url( 'admin.php?page=' . PAGE . $route );
}

/** Adds the page to the menu, for users with page_capability(). */
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
		// Preloads come before the styles and scripts of WordPress. Our style sheet comes later, so that it overrides those styles.
		add_action( "admin_print_styles-$hook", __NAMESPACE__ . '\\print_preloads', 0 );
		add_action( "admin_head-$hook", __NAMESPACE__ . '\\print_styles' );
		add_action( "admin_head-$hook", __NAMESPACE__ . '\\print_start', 11 );
	}
}

/** Adds Dashboard and Settings below the menu entry. The script of the page marks the current one, because the server never gets the route. */
function add_submenu_entries(): void {
	if ( is_hosted_by_provider() || ! user_has_settings() ) {
		return;
	}
	$title = __( 'Flightdeck', 'flightdeck' );
	add_submenu_page( PAGE, $title, __( 'Dashboard', 'flightdeck' ), page_capability(), PAGE );
	add_submenu_page( PAGE, $title, __( 'Settings', 'flightdeck' ), page_capability(), 'admin.php?page=' . PAGE . SETTINGS_ROUTE );
}

/**
 * Returns what the page of this request shows: a `problem`, or the `registry`, `has_link_headers` and, once the state is computed,
 * `state` and `language`. With an argument, stores that value first.
 *
 * @param array|null $new_sections The new value; null to keep the current one.
 */
function page_sections( ?array $new_sections = null ): array {
	static $sections = array();
	$sections = $new_sections ?? $sections;
	return $sections;
}

/**
 * Decides what the page shows, before anything is printed. print_start() computes the page state later, because that
 * takes a long time.
 */
function prepare_page(): void {
	dismiss_untested();
	$found = registry_or_problem();
	if ( isset( $found['registry'] ) ) {
		$found['has_link_headers'] = send_link_headers( $found['registry']->root );
		read_partner_notices();
		remove_emoji_script();
	}
	page_sections( $found );
}

/** Returns an array with the `registry`, or with the `problem` that keeps the page from being shown. */
function registry_or_problem(): array {
	$problem = partner_problem_text();
	if ( $problem ) {
		return array( 'problem' => $problem );
	}
	try {
		// Read all files of rules now, because a damaged file throws.
		foreach ( RULES as $name ) {
			rules( $name );
		}
		$registry = user_registry();
		check_bundled_files( $registry->root, array_merge( $registry->root->scripts, $registry->root->styles ) );
		return array( 'registry' => $registry );
	} catch ( Unusable_Set $failure ) {
		return array( 'problem' => problem( 'set-unusable', $failure->getMessage() ) );
	}
}

/**
 * Returns an array with the page `state` and the `language` of the text files that the page loads, or with the `problem` that makes
 * the state unusable.
 *
 * @param object $registry The registry.
 */
function state_or_problem( object $registry ): array {
	try {
		$texts          = page_texts( $registry->root, get_user_locale() );
		$state          = usable_state( current_page_state( $registry, $texts ) );
		$state['reads'] = page_reads( $state, $registry );
		return array( 'state' => $state, 'language' => $texts[1] );
	} catch ( Unusable_State $failure ) {
		return array( 'problem' => problem( 'partner-incompatible', $failure->getMessage() ) );
	} catch ( \Throwable $failure ) {
		$where = basename( $failure->getFile() ) . ':' . $failure->getLine();
		return array( 'problem' => problem( 'partner-failed', get_class( $failure ) . " at $where: " . $failure->getMessage() ) );
	}
}

/**
 * Removes the emoji script of WordPress from this page: the script delays the cards, and replaces characters in elements that React
 * manages.
 */
function remove_emoji_script(): void {
	remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
}

/**
 * Flushes the head, then prints the page state and the inline scripts. The partner needs much of the total time to compute the state.
 * During this time, the browser loads and runs the scripts that WordPress has put into the head, which block the page. Reads
 * that start before the flush would use up the few connections of the browser and delay those scripts.
 */
function print_start(): void {
	$registry = page_sections()['registry'] ?? null;
	if ( ! $registry ) {
		return;
	}
	flush_output();
	$found = state_or_problem( $registry );
	if ( isset( $found['problem'] ) ) {
		delete_complete_states();
		page_sections( $found );
		return;
	}
	store_complete_state();
	page_sections( page_sections() + $found );
	$state = json_block( $found['state'] );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- json_block() escapes tags; HTML escaping would break the JSON.
	echo '<script type="application/json" id="flightdeck-page-state">', $state, "</script>\n";
	print_first_texts( $registry->areas, $found['language'] );
	print_code( $registry->root->early->code );
	print_code( isset( $found['state']['locale']['messages'] ) ? language_script_code( $registry->root ) : '' );
}

/**
 * Prints an inline script.
 *
 * @param string $code Code of a file of the set, which has been compared with the hash of the file; empty for none.
 */
function print_code( string $code ): void {
	if ( '' === $code ) {
		return;
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
	$attributes = apply_filters( 'wp_inline_script_attributes', array(), $code );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes; the set's code has no end tag in it.
	echo '<script', attributes( $attributes ), '>', $code, "</script>\n";
}

/** Flushes the output, unless a plugin buffers it to change the whole page. */
function flush_output(): void {
	// The only buffer that PHP starts itself.
	$expected = array( 'default output handler' );
	if ( array_diff( ob_list_handlers(), $expected ) ) {
		return;
	}
	if ( ob_get_level() > 0 ) {
		ob_flush();
	}
	flush();
}

/**
 * Prints the style sheets of the page, and the script of print_partner_routes(). Hides the footer of WordPress, because the page fills the
 * window.
 */
function print_styles(): void {
	$sections = page_sections();
	if ( ! isset( $sections['registry'] ) ) {
		return;
	}
	print_partner_routes();
	$root = $sections['registry']->root;
	foreach ( $root->styles as $file ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
		echo '<link', attributes( array( 'rel' => 'stylesheet', 'href' => set_url() . $root->base . $file ) + integrity( $root, $file ) ), ">\n";
	}
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constants of this file.
	echo '<style>#wpbody-content{padding-bottom:0}#wpfooter{display:none}', NOT_STARTED_CSS, NOTICES_CSS, "</style>\n";
}

/** Returns the attributes that make a browser refuse a file whose hash differs from that of the built file. */
function integrity( object $release, string $file ): array {
	return array( 'crossorigin' => 'anonymous', 'integrity' => $release->files->$file );
}

/**
 * Returns the hashes of the files that the script of the page loads: other scripts, and the texts of its chunks in one language.
 *
 * @param object $root     Entry of the page in the registry.
 * @param string $language Such as `de`; empty for English.
 * @return array<string, string>
 */
function page_files( object $root, string $language ): array {
	$hashes = array();
	foreach ( get_object_vars( $root->files ) as $file => $hash ) {
		$is_text = '' !== $language && page_messages_file( $language ) !== $file && 1 === preg_match( "/\\.$language\\.json\\z/", $file );
		if ( $is_text || '.js' === substr( $file, -3 ) ) {
			$hashes[ $file ] = $hash;
		}
	}
	return $hashes;
}

/** Returns attributes as text for a tag, escaped. Leaves out attributes that are false or null. */
function attributes( array $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		if ( false !== $value && null !== $value ) {
			$text .= ' ' . esc_attr( $name ) . ( true === $value ? '' : '="' . esc_attr( (string) $value ) . '"' );
		}
	}
	return $text;
}

/** Prints for administrators why the newest files from another server are not in use. */
function print_refusal(): void {
	$reason = refused_set();
	if ( '' !== $reason && current_user_can( 'manage_options' ) ) {
		echo '<div class="wrap"><div class="notice notice-warning inline"><p>', esc_html__( 'The newest dashboard files were refused. The last verified files are still in use.', 'flightdeck' ), ' <code dir="ltr" style="overflow-wrap:anywhere">', esc_html( $reason ), "</code></p></div></div>\n";
	}
}

/**
 * Prints the element that the root mounts into. The root finds the element by the data block in it: other plugins print markup that
 * users wrote, which can contain our IDs and attributes, but no script element.
 *
 * @param object $root  Entry of the page in the registry.
 * @param array  $files Result of page_files().
 */
function print_mount( object $root, array $files ): void {
	$block = array(
		'folder'      => set_url() . $root->base,
		'files'       => (object) $files,
		// Shown on the status screen. Nothing depends on it.
		'environment' => current_user_can( 'manage_options' ) ? wp_get_environment_type() : '',
		'hasCounts'   => is_counting_visits(),
		'countsVisit' => is_visit_counted(),
	);
	echo '<div id="flightdeck" class="fd fd--page">';
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup from the registry of the set, as it was built. json_block() escapes tags.
	echo $root->markup, '<script type="application/json" id="flightdeck-page">', json_block( $block ), '</script></div>';
}

/** Prints the element that the root mounts into, or the problem. */
function print_page(): void {
	$sections = page_sections();
	if ( isset( $sections['problem'] ) ) {
		print_problem( $sections['problem'] );
		return;
	}
	// Without this element, WordPress moves notices of other plugins behind the first heading, which is in a hidden message.
	echo '<hr class="wp-header-end">';
	print_refusal();
	print_untested( $sections['state'] ?? array() );
	print_missing_files( $sections['registry'] );
	$root = $sections['registry']->root;
	echo '<div id="flightdeck-not-started" role="alert">';
	print_problem( problem( 'not-started', set_url() ) );
	print_old_browser();
	echo "</div>\n";
	print_mount( $root, page_files( $root, $sections['language'] ?? '' ) );
	// Printed here and not deferred: deferred scripts wait for the scripts that other plugins print at the end of the page. Our scripts
	// can run in any order.
	foreach ( $root->scripts as $file ) {
		$script = array( 'src' => set_url() . $root->base . $file, 'async' => true ) + integrity( $root, $file );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
		$script = apply_filters( 'wp_script_attributes', $script );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes names and values.
		echo '<script', attributes( $script ), '></script>';
	}
	echo '<noscript><div class="wrap"><p>', esc_html__( 'This page needs JavaScript. Turn on JavaScript in your browser, then load the page again.', 'flightdeck' ), '</p></div></noscript>';
	print_answers();
}
