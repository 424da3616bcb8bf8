/**
 * Slugs by the class of their plan or product (SHR-109, SHR-111; FACT-SHR-2). `vip` counts as complete, `pro-plan` and the commerce
 * bundles as business.
 */
const slugsByClass = {
  'is-free-plan': ['jetpack_free', 'free_plan'],
  'is-personal-plan': [
    'personal-bundle',
    'personal-bundle-2y',
    'personal-bundle-monthly',
    'starter-plan',
    'jetpack_personal',
    'jetpack_personal_monthly',
  ],
  'is-premium-plan': [
    'value_bundle',
    'value_bundle-2y',
    'value_bundle-monthly',
    'jetpack_premium',
    'jetpack_premium_monthly',
  ],
  'is-business-plan': [
    'business-bundle',
    'business-bundle-2y',
    'business-bundle-monthly',
    'ecommerce-bundle',
    'ecommerce-bundle-2y',
    'ecommerce-bundle-monthly',
    'pro-plan',
    'jetpack_business',
    'jetpack_business_monthly',
  ],
  'is-security-t1-plan': ['jetpack_security_t1_yearly', 'jetpack_security_t1_monthly'],
  'is-security-t2-plan': ['jetpack_security_t2_yearly', 'jetpack_security_t2_monthly'],
  'is-complete-plan': ['jetpack_complete', 'jetpack_complete_monthly', 'vip'],
  'is-backup-t0-plan': ['jetpack_backup_t0_yearly', 'jetpack_backup_t0_monthly'],
  'is-backup-t1-plan': ['jetpack_backup_t1_yearly', 'jetpack_backup_t1_monthly'],
  'is-backup-t2-plan': ['jetpack_backup_t2_yearly', 'jetpack_backup_t2_monthly'],
  'is-search-plan': ['jetpack_search', 'jetpack_search_monthly', 'wpcom_search', 'wpcom_search_monthly'],
  'is-free-search-plan': ['jetpack_search_free'],
  'is-scan-plan': ['jetpack_scan', 'jetpack_scan_monthly'],
  'is-anti-spam-plan': ['jetpack_anti_spam', 'jetpack_anti_spam_monthly'],
  'is-videopress-plan': ['jetpack_videopress', 'jetpack_videopress_monthly'],
  'is-jetpack-social-basic-plan': ['jetpack_social_basic_yearly', 'jetpack_social_basic_monthly'],
  'is-jetpack-social-advanced-plan': ['jetpack_social_advanced_yearly', 'jetpack_social_advanced_monthly'],
  'is-jetpack-boost-plan': ['jetpack_boost_yearly', 'jetpack_boost_monthly'],
  // Other billing terms of the next plans are not listed; `listedSlug` finds their class.
  'is-jetpack-growth-plan': ['jetpack_growth_yearly'],
  'is-jetpack-creator-plan': ['jetpack_creator_yearly'],
  'is-jetpack-starter-plan': ['jetpack_starter_yearly'],
  'is-jetpack-stats-plan': ['jetpack_stats_yearly', 'jetpack_stats_pwyw_yearly', 'jetpack_stats_free_yearly'],
  'is-jetpack-ai-plan': ['jetpack_ai_yearly'],
  'is-jetpack-social-v1-plan': ['jetpack_social_v1_yearly'],
  'is-jetpack-golden-token-plan': ['jetpack_golden_token_lifetime'],
  // These plans are no longer sold, but some sites still have them.
  'is-daily-security-plan': ['jetpack_security_daily', 'jetpack_security_daily_monthly'],
  'is-realtime-security-plan': ['jetpack_security_realtime', 'jetpack_security_realtime_monthly'],
  'is-daily-backup-plan': ['jetpack_backup_daily', 'jetpack_backup_daily_monthly'],
  'is-realtime-backup-plan': ['jetpack_backup_realtime', 'jetpack_backup_realtime_monthly'],
} as const satisfies Record<string, readonly string[]>;

export type PlanClass = keyof typeof slugsByClass;

export const planClasses: readonly PlanClass[] = typedKeys(slugsByClass);

const classBySlug: ReadonlyMap<unknown, PlanClass> = new Map(
  planClasses.flatMap((name) => slugsByClass[name].map((slug) => [slug, name] as const)),
);

function typedKeys<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}

/** Returns the class of a plan or product; an empty string for an unknown slug. Never throws. */
export const planClass = (slug: unknown): PlanClass | '' => classBySlug.get(listedSlug(slug)) ?? '';

/**
 * Returns the slug under which the tables list a plan or product; any other value unchanged. The tables lack many billing terms, such
 * as `jetpack_scan_bi_yearly`.
 */
export function listedSlug(slug: unknown): unknown {
  if (typeof slug !== 'string' || classBySlug.has(slug)) return slug;
  const base = slug.replace(/(_((bi_|tri_)?year|month)ly|-3y)$/, '');
  return [`${base}_yearly`, base].find((candidate) => classBySlug.has(candidate)) ?? slug;
}

/** Returns whether a slug names a plan that the tables lack. Its features are unknown, so the site gets no offers. */
export const isUnknownPlan = (slug: unknown): boolean => typeof slug === 'string' && slug !== '' && !planClass(slug);

/** Returns the slugs of all given classes. */
export const slugsOf = (...classes: readonly PlanClass[]): readonly string[] =>
  classes.flatMap((name) => [...slugsByClass[name]]);

export const isFreePlan = (slug: unknown): boolean => planClass(slug) === 'is-free-plan';
