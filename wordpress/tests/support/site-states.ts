import type { WordPress } from './wordpress';

/**
 * Makes WordPress use a database user who may only read, until `restore()`. Log in before the call, because a login stores a session.
 */
export function makeReadOnly(site: WordPress): void {
  site.php(
    `global $wpdb; $wpdb->query( "CREATE OR REPLACE USER 'reader'@'localhost' IDENTIFIED BY ''" ); $wpdb->query( "GRANT SELECT ON *.* TO 'reader'@'localhost'" );`,
  );
  site.config("define( 'DB_USER', 'reader' );");
}
