import type { Engine } from '../../src/host/host';
import type { SiteOptions } from '../../src/host/options';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the PHP and the database that are set in the environment. */
export function engineOf({ FLIGHTDECK_PHP, FLIGHTDECK_SQLITE_DIR }: Environment): Engine {
  return {
    ...(FLIGHTDECK_PHP && { php: FLIGHTDECK_PHP }),
    ...(FLIGHTDECK_SQLITE_DIR && { sqlite: FLIGHTDECK_SQLITE_DIR }),
  };
}

/**
 * Returns the site for tests without their own site. FLIGHTDECK_SITE lists its differences: `folder`, `plain`, `network`.
 */
export function defaultSite({ FLIGHTDECK_SITE = '' }: Environment): SiteOptions {
  const kinds = FLIGHTDECK_SITE.split(' ');
  return {
    path: kinds.includes('folder') ? '/blog/' : '/',
    plain: kinds.includes('plain'),
    multisite: kinds.includes('network'),
    partner: null,
  };
}
