/** Paths below `jetpack/v4/` of the reads for which the plugin sends a request to the provider. */
const providerReads: ReadonlySet<string> = new Set([
  'connection/data',
  'connection/test',
  'intro-offers',
  'licensing/user/counts',
  'licensing/user/licenses',
  'module/akismet/data',
  'module/monitor/data',
  'module/stats/data',
  'recommendations/product-suggestions',
  'recommendations/upsell',
  'rewind',
  'scan',
  'site',
  'site/benefits',
  'site/discount',
  'site/features',
  'site/products',
  'site/purchases',
  'tracking/settings',
  'verify-site/google',
]);

/** Returns whether a read depends on the provider. @param path below `jetpack/v4/` */
export const needsProvider = (path: string): boolean => providerReads.has(path);
