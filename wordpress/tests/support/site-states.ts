import { expect } from '@playwright/test';
import type { WordPress } from './wordpress';

/**
 * Makes WordPress use a database user who may only read, until `restore()`. Log users in before, because a login stores a session.
 */
export function makeReadOnly(site: WordPress): void {
  site.php(
    `global $wpdb; $wpdb->query( "CREATE OR REPLACE USER 'reader'@'localhost' IDENTIFIED BY ''" ); $wpdb->query( "GRANT SELECT ON *.* TO 'reader'@'localhost'" );`,
  );
  site.config("define( 'DB_USER', 'reader' );");
}

/** Sets the scenario of a site with a simulated provider. */
export async function setScenario({ url }: Pick<WordPress, 'url'>, name: string): Promise<void> {
  const answer = await fetch(`${url}/wp-json/lab/v1/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(await answer.text()).toContain(name);
}
