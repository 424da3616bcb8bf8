/** Reads for which the site asks its provider, and which take as long as the provider. Paths below `jetpack/v4/`. */
const askingProvider: ReadonlySet<string> = new Set([
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

/** Returns whether the site asks its provider for this read. */
export const asksProvider = (path: string): boolean => askingProvider.has(path);
