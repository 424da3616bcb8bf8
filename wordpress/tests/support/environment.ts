import type { SiteOptions } from '../../src/server/options';
import type { Engine } from '../../src/server/server';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the PHP and the database for the tests. FLIGHTDECK_PHP is the path of PHP, FLIGHTDECK_SQLITE_DIR the SQLite plugin's folder. */
export function engineOf({ FLIGHTDECK_PHP, FLIGHTDECK_SQLITE_DIR }: Environment): Engine {
  return {
    ...(FLIGHTDECK_PHP && { php: FLIGHTDECK_PHP }),
    ...(FLIGHTDECK_SQLITE_DIR && { sqlite: FLIGHTDECK_SQLITE_DIR }),
  };
}

/**
 * Returns the options of the site that a test doesn't choose. FLIGHTDECK_SITE can list `folder` (not at the root), `plain`
 * (permalinks) and `network` (multisite), separated by spaces.
 */
export function defaultSite({ FLIGHTDECK_SITE = '' }: Environment): SiteOptions {
  const features = FLIGHTDECK_SITE.split(' ');
  return {
    path: features.includes('folder') ? '/blog/' : '/',
    plain: features.includes('plain'),
    multisite: features.includes('network'),
    jetpack: null,
  };
}
