<?php
/**
 * The head of the page: styles, page state and inline scripts.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Styles that show the message `not-started` after 15 seconds, above the skeleton, for as long as the skeleton is there. They work without
 * a script, because any script could be the file that does not load. In a browser that lacks a feature, the script of the page
 * writes the feature's name into the second message, which is then shown at once.
 */
const NOT_STARTED_CSS = '@keyframes fd-not-started{to{visibility:visible}}' .
	'#flightdeck-not-started:has(+#flightdeck #fd-outlet>.fd-page-skeleton){display:block;visibility:hidden;animation:fd-not-started 0s 15s forwards;' .
	'position:absolute;z-index:1;inset-inline:0;padding:1px 20px 20px;background:#fff;color:#1d2327}' .
	'#flightdeck-not-started:has(#flightdeck-missing:not(:empty)):has(+#flightdeck #fd-outlet>.fd-page-skeleton){animation-delay:0s}' .
	'#flightdeck-not-started:has(#flightdeck-missing:empty)>:last-child,#flightdeck-not-started:has(#flightdeck-missing:not(:empty))>:first-child{display:none}';

/**
 * Styles of the notices of other plugins. WordPress prints the notices above the page, and later moves them behind the element
 * `.wp-header-end`. That element is out of the flow, so that it does not move the content below it. The margins are those of notices below
 * a heading. Vertical margins are important: a negative one of a plugin would put the page below the notice.
 */
const NOTICES_CSS = '#wpbody-content>.wp-header-end{position:absolute}' .
	'#wpbody-content>:is(.notice,div.updated,div.error){margin-block:5px 15px!important;margin-inline:2px 20px}' .
	'@media (max-width:782px){#wpbody-content>:is(.notice,div.updated,div.error){margin-block:20px 10px!important;margin-inline:0 12px}}';

/**
 * Prints the style sheets of the page, and the script of print_jetpack_routes(). Hides the footer of WordPress, because the page fills the
 * window.
 */
function print_styles(): void {
	$sections = page_sections();
	if ( ! isset( $sections['registry'] ) ) {
		return;
	}
	print_jetpack_routes();
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
 * Flushes the head, then prints the page state, the texts of the first screen and the inline scripts. Jetpack needs much of the total
 * time to compute the state. During this time, the browser loads and runs the scripts that WordPress has put into the head, which block
 * the page. Reads that start before the flush would use up the few connections of the browser and delay those scripts.
 */
function print_start(): void {
	$registry = page_sections()['registry'] ?? null;
	if ( ! $registry ) {
		return;
	}
	flush_output();
	$found = state_or_problem( $registry );
	if ( isset( $found['problem'] ) ) {
		page_sections( $found );
		return;
	}
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
 * @param string $code Code from the set, which has been compared with its hash; empty for none.
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
