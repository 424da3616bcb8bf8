import type { SiteOptions } from '../../src/server/options';

type Environment = Readonly<Record<string, string | undefined>>;

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
