import { listedSlug, slugsOf } from './plan-classes';

const legacyPlans = [
  'jetpack_personal',
  'jetpack_personal_monthly',
  'jetpack_premium',
  'jetpack_premium_monthly',
  'jetpack_business',
  'jetpack_business_monthly',
];
const securityPlans = slugsOf(
  'is-security-t1-plan',
  'is-security-t2-plan',
  'is-daily-security-plan',
  'is-realtime-security-plan',
);
const completePlans = ['jetpack_complete', 'jetpack_complete_monthly'];
const activePlans = [
  ...legacyPlans,
  ...slugsOf('is-security-t1-plan', 'is-security-t2-plan', 'is-jetpack-starter-plan'),
  ...completePlans,
];
const bundles = {
  JETPACK_COMPLETE: completePlans,
  JETPACK_SECURITY: [
    ...securityPlans,
    'business-bundle',
    'business-bundle-2y',
    'business-bundle-monthly',
    'ecommerce-bundle',
    'ecommerce-bundle-2y',
    'ecommerce-bundle-monthly',
    'pro-plan',
    'vip',
    'wpcom-enterprise',
  ],
  JETPACK_BACKUP: slugsOf(
    'is-backup-t0-plan',
    'is-backup-t1-plan',
    'is-backup-t2-plan',
    'is-daily-backup-plan',
    'is-realtime-backup-plan',
  ),
  JETPACK_SEARCH: slugsOf('is-search-plan', 'is-free-search-plan'),
  JETPACK_SCAN: slugsOf('is-scan-plan'),
  JETPACK_ANTI_SPAM: slugsOf('is-anti-spam-plan'),
  JETPACK_VIDEOPRESS: slugsOf('is-videopress-plan'),
} satisfies Record<string, readonly string[]>;

/** Name of a family of products at the provider. */
export type Bundle = keyof typeof bundles;

const social = slugsOf('is-jetpack-social-basic-plan', 'is-jetpack-social-advanced-plan', 'is-jetpack-social-v1-plan');
const boost = slugsOf('is-jetpack-boost-plan');

/** Groups of plans and products, by their use (FACT-SHR-2). No screen uses the first three, `social` and `boost` yet. */
const groups = {
  /** Plans whose banner has a separate color. */
  legacyPlans,
  /** Legacy plans for which sharing and brute force protection are not suggested. */
  legacyPlansWithSecurity: legacyPlans.filter((slug) => !slug.startsWith('jetpack_personal')),
  /** Plans that the banner shows as a bundle. */
  securityBundles: securityPlans,
  ...bundles,
  activePlans,
  activePlansWithAntiSpam: [...activePlans, ...slugsOf('is-daily-security-plan', 'is-realtime-security-plan')],
  social,
  boost,
  /** Products, which are not plans. */
  products: [
    ...bundles.JETPACK_BACKUP,
    ...bundles.JETPACK_SEARCH,
    ...bundles.JETPACK_SCAN,
    ...bundles.JETPACK_ANTI_SPAM,
    ...bundles.JETPACK_VIDEOPRESS,
    ...social,
    ...boost,
    ...slugsOf('is-jetpack-stats-plan', 'is-jetpack-ai-plan', 'is-jetpack-golden-token-plan'),
  ],
} satisfies Record<string, readonly string[]>;

export type PlanGroup = keyof typeof groups;

const members: ReadonlyMap<unknown, ReadonlySet<unknown>> = new Map(
  Object.entries(groups).map(([name, slugs]) => [name, new Set(slugs)]),
);

/** Returns whether a plan or product is in a group; false for unknown slugs. Never throws. */
export const isInGroup = (slug: unknown, group: PlanGroup): boolean =>
  members.get(group)?.has(listedSlug(slug)) ?? false;
