import { listItems } from '@flightdeck/shared/schema';

/** Plan or product to buy for a feature (SHR-112; FACT-SHR-2). */
const upgradePlans = {
  'spam-akismet-plus': 'jetpack_anti_spam',
  'site-backups-jetpack': 'jetpack_backup_t1_yearly',
  'security-scanning-jetpack': 'jetpack_scan',
  'video-hosting-jetpack': 'jetpack_security_t1_yearly',
  'priority-support-jetpack': 'jetpack_security_t1_yearly',
  'wordads-jetpack': 'jetpack_security_t1_yearly',
  'google-analytics-jetpack': 'jetpack_security_t1_yearly',
  'search-jetpack': 'jetpack_search',
  'videopress-jetpack': 'jetpack_videopress',
} as const;

const upgradePlanByKey: ReadonlyMap<unknown, string> = new Map(Object.entries(upgradePlans));

/**
 * Returns the slug of the plan or product that includes a feature (SHR-112); an empty string for an unknown key.
 * @clientOnly
 */
export const upgradePlanOf = (key: unknown): string => upgradePlanByKey.get(key) ?? '';

/** Names in `site.features.active` that cards and settings check. */
const siteFeatures = [
  'akismet',
  'antispam',
  'backups',
  'google-analytics',
  'instant-search',
  'real-time-backups',
  'scan',
  'search',
  'support',
  'vaultpress-backups',
  'vaultpress-security-scanning',
  'videopress',
  'videopress-1tb-storage',
  'videopress-unlimited-storage',
  'wordads',
] as const;

export type SiteFeature = (typeof siteFeatures)[number];

const isSiteFeature = (feature: string): boolean => siteFeatures.some((siteFeature) => siteFeature === feature);

/**
 * Returns whether the site has a feature.
 * @param active `site.features.active`; a value that is not a list counts as no features
 * @throws RangeError for an unknown feature: it is a mistake in the code, and returning false would hide it (SHR-113)
 */
export function hasFeature(feature: SiteFeature, active: unknown): boolean {
  if (!isSiteFeature(feature)) {
    throw new RangeError(`There is no site feature "${feature}". Known features: ${siteFeatures.join(', ')}.`);
  }
  return listItems(active)?.includes(feature) ?? false;
}
