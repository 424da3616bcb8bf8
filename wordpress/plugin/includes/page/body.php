<?php
/**
 * The body of the page: the element that the root mounts into, the scripts, and the messages that users see if these fail.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the hashes of the scripts of the page, and of the files with the texts of its chunks in one language.
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
	);
	echo '<div id="flightdeck" class="fd fd--page">';
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup from the registry of the set, as it was built. json_block() escapes tags.
	echo $root->markup, '<script type="application/json" id="flightdeck-page">', json_block( $block ), '</script></div>';
}

/** Prints the page, or the problem that keeps it from being shown. */
function print_page(): void {
	$sections = page_sections();
	if ( isset( $sections['problem'] ) ) {
		/**
		 * Fires when the page cannot be shown (docs/wordpress-hooks.md).
		 *
		 * @param string $code Code of the problem, such as `set-unusable`.
		 */
		do_action( 'flightdeck_problem', $sections['problem']['code'] );
		print_problem( $sections['problem'] );
		return;
	}
	// Without this element, WordPress moves notices of other plugins behind the first heading, which is in a hidden message.
	echo '<hr class="wp-header-end">';
	print_refusal();
	print_untested( $sections['state'] ?? array() );
	print_missing_files( $sections['registry'] );
	$root = $sections['registry']->root;
	// Hidden by an attribute: a security policy can refuse inline styles.
	echo '<div id="flightdeck-not-started" role="alert" hidden>';
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
