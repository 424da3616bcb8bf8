/** Paths below `jetpack/v4/` of the reads that need the provider, so that a slow provider makes them slow. */
const providerReads: ReadonlySet<string> = new Set([
  'connection/data',
  'connection/test',
  'intro-offers',
  'licensing/user/counts',
  'licensing/user/licenses',
  'module/akismet/data',
  'module/monitor/data',
  'module/stats/data',
  'plans',
  'products',
  'recommendations/product-suggestions',
  'recommendations/upsell',
  'rewind',
  'scan',
  'search/plan',
  'search/pricing',
  'search/stats',
  'site',
  'site/activity',
  'site/benefits',
  'site/discount',
  'site/features',
  'site/products',
  'site/purchases',
  'tracking/settings',
  'verify-site/google',
]);

/** Returns whether the site needs its provider to answer this read. */
export const needsProvider = (path: string): boolean => providerReads.has(path);
