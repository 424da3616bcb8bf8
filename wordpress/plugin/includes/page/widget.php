<?php
/**
 * Widgets on other admin pages.
 *
 * @package Flightdeck
 */

namespace Flightdeck {
	defined( 'ABSPATH' ) || exit;

	/** Names of the widgets (docs/how-to/embed.md). */
	const WIDGETS = array( 'connection', 'connections-card', 'licence', 'licensing-header' );

	/**
	 * Returns the markup of a widget, or of a notice if the widget can't work. Each widget is followed by the script of all widgets, because a
	 * page can discard, cache or request the markup of a single one; browsers run the script once. Empty for an unknown name, and for
	 * users who may not open the page.
	 *
	 * @param string $name One of WIDGETS.
	 */
	function widget_markup( string $name ): string {
		if ( ! in_array( $name, WIDGETS, true ) ) {
			_doing_it_wrong( 'flightdeck_widget', esc_html( "There is no widget \"$name\". Widgets: " . implode( ', ', WIDGETS ) . '.' ), '0.1.0' );
			return '';
		}
		if ( ! current_user_can( page_capability() ) ) {
			return '';
		}
		try {
			$problem = jetpack_problem_text();
			$script  = $problem ? '' : widget_script( set_url(), registry() );
		} catch ( Unusable_Set $failure ) {
			$problem = problem( 'set-unusable', $failure->getMessage() );
		}
		if ( $problem ) {
			return '<div class="notice notice-warning inline"><p><strong>' . esc_html( $problem['title'] ) . '</strong></p><p>' . esc_html( $problem['text'] ) . '</p></div>';
		}
		$widget = '<flightdeck-widget' . attributes(
			array(
				'name'  => $name,
				'root'  => esc_url_raw( rest_url() ),
				'nonce' => wp_create_nonce( 'wp_rest' ),
				'lang'  => language_tag( get_user_locale() ),
				'dir'   => is_rtl() ? 'rtl' : 'ltr',
			)
		) . '></flightdeck-widget>';
		return $widget . $script;
	}

	/**
	 * Returns the markup of the embed script with its hash, and of the list of widgets with the hashes of their files, so that the script
	 * does not request that list.
	 *
	 * @param string $set_url  Address of the set.
	 * @param object $registry Registry of the set.
	 * @throws Unusable_Set When the registry has no embed script.
	 */
	function widget_script( string $set_url, object $registry ): string {
		$embed = $registry->root->embed ?? null;
		if ( ! $embed ) {
			throw new Unusable_Set( 'registry.json lacks the embed script' );
		}
		check_bundled_files( $embed, array( 'embed.js' ) );
		$block  = json_block( array( 'url' => $set_url, 'widgets' => releases_in( $registry->widgets ?? (object) array(), translation_of( $registry->root, get_user_locale() ) ) ) );
		// Not wp_enqueue_script_module(): it prints nothing on admin pages before WordPress 6.6 (docs/decisions/021).
		$script = array( 'type' => 'module', 'id' => 'flightdeck-embed-js-module', 'src' => $set_url . $embed->base . 'embed.js' ) + integrity( $embed, 'embed.js' );
		return '<script type="application/json" id="flightdeck-widgets">' . $block . '</script>' . wp_get_script_tag( $script );
	}
}

namespace {
	/**
	 * Prints a widget on an admin page of another plugin: `flightdeck_widget( 'connection' );`
	 *
	 * Prints nothing for users who may not open the dashboard.
	 *
	 * @param string $name `connection`, `connections-card`, `licence` or `licensing-header`.
	 */
	function flightdeck_widget( string $name ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- widget_markup() escapes each part.
		echo Flightdeck\widget_markup( $name );
	}
}
