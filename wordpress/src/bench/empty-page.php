<?php
/**
 * Plugin Name: Empty page for the benchmark
 * Description: An admin page with a heading and a paragraph, which shows how much time WordPress needs for any page of a plugin.
 */

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'Empty page',
			'Empty page',
			'read',
			'empty',
			static function () {
				echo '<div class="wrap" id="empty"><h1>Empty page</h1><p>' . str_repeat( 'A paragraph that fills two lines of the page. ', 8 ) . '</p></div>';
			}
		);
	}
);
