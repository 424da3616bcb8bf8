import type { WordPress } from './wordpress';

/** Adds a site with the same plugins to a network. Corrects the addresses, because WordPress removes the colon before the port. */
export const addSite = (network: WordPress, name: string): string =>
  network.php(
    `global $wpdb;
    $path = get_network()->path . '${name}/';
    $id = wp_insert_site( array( 'domain' => get_network()->domain, 'path' => $path, 'user_id' => 1 ) );
    $wpdb->update( $wpdb->blogs, array( 'domain' => get_network()->domain ), array( 'blog_id' => $id ) );
    clean_blog_cache( $id );
    switch_to_blog( $id );
    foreach ( array( 'home', 'siteurl' ) as $address ) update_option( $address, '${network.url}/${name}' );
    update_option( 'permalink_structure', '/%postname%/' );
    delete_option( 'rewrite_rules' );
    update_option( 'active_plugins', array( 'flightdeck/flightdeck.php', 'jetpack/jetpack.php' ) );`,
  );
