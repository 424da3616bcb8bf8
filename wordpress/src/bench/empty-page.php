<?php
/**
 * Plugin Name: Empty page of the bench
 * Description: A page of the admin with a heading and a paragraph: what WordPress itself costs a page of a plugin.
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
