import { isFreePlan, isUnknownPlan, listedSlug, planClass, planClasses, slugsOf } from './plan-classes';

const rows: readonly [string, string, string][] = [
  ['SHR-109.1 SHR-111.1', 'is-free-plan', 'jetpack_free free_plan'],
  [
    'SHR-109.2 SHR-111.2',
    'is-personal-plan',
    'personal-bundle personal-bundle-2y personal-bundle-monthly starter-plan jetpack_personal jetpack_personal_monthly',
  ],
  [
    'SHR-109.3 SHR-111.3',
    'is-premium-plan',
    'value_bundle value_bundle-2y value_bundle-monthly jetpack_premium jetpack_premium_monthly',
  ],
  [
    'SHR-109.4 SHR-111.4',
    'is-business-plan',
    'business-bundle business-bundle-2y business-bundle-monthly pro-plan jetpack_business jetpack_business_monthly',
  ],
  ['SHR-111.5 commerce bundles', 'is-business-plan', 'ecommerce-bundle ecommerce-bundle-2y ecommerce-bundle-monthly'],
  ['SHR-109.5 SHR-111.7', 'is-security-t1-plan', 'jetpack_security_t1_yearly jetpack_security_t1_monthly'],
  ['SHR-109.6 SHR-111.7', 'is-security-t2-plan', 'jetpack_security_t2_yearly jetpack_security_t2_monthly'],
  ['SHR-109.7 SHR-111.9', 'is-complete-plan', 'jetpack_complete jetpack_complete_monthly'],
  ['SHR-111.6 vip', 'is-complete-plan', 'vip'],
  ['SHR-109.8 SHR-111.10', 'is-backup-t0-plan', 'jetpack_backup_t0_yearly jetpack_backup_t0_monthly'],
  ['SHR-109.9 SHR-111.10', 'is-backup-t1-plan', 'jetpack_backup_t1_yearly jetpack_backup_t1_monthly'],
  ['SHR-109.10 SHR-111.10', 'is-backup-t2-plan', 'jetpack_backup_t2_yearly jetpack_backup_t2_monthly'],
  ['SHR-109.11 SHR-111.8', 'is-daily-security-plan', 'jetpack_security_daily jetpack_security_daily_monthly'],
  ['SHR-109.12 SHR-111.8', 'is-realtime-security-plan', 'jetpack_security_realtime jetpack_security_realtime_monthly'],
  ['SHR-109.13 SHR-111.11', 'is-daily-backup-plan', 'jetpack_backup_daily jetpack_backup_daily_monthly'],
  ['SHR-109.14 SHR-111.11', 'is-realtime-backup-plan', 'jetpack_backup_realtime jetpack_backup_realtime_monthly'],
  ['SHR-111.12 search', 'is-search-plan', 'jetpack_search jetpack_search_monthly wpcom_search wpcom_search_monthly'],
  ['SHR-111.12 free search', 'is-free-search-plan', 'jetpack_search_free'],
  ['SHR-111.13', 'is-scan-plan', 'jetpack_scan jetpack_scan_monthly'],
  ['SHR-111.14', 'is-anti-spam-plan', 'jetpack_anti_spam jetpack_anti_spam_monthly'],
  ['SHR-111.15', 'is-videopress-plan', 'jetpack_videopress jetpack_videopress_monthly'],
  ['SHR-111.16', 'is-jetpack-social-basic-plan', 'jetpack_social_basic_yearly jetpack_social_basic_monthly'],
  [
    'social advanced',
    'is-jetpack-social-advanced-plan',
    'jetpack_social_advanced_yearly jetpack_social_advanced_monthly',
  ],
  ['boost', 'is-jetpack-boost-plan', 'jetpack_boost_yearly jetpack_boost_monthly'],
  ['growth', 'is-jetpack-growth-plan', 'jetpack_growth_yearly'],
  ['creator', 'is-jetpack-creator-plan', 'jetpack_creator_yearly'],
  ['starter', 'is-jetpack-starter-plan', 'jetpack_starter_yearly'],
  ['stats', 'is-jetpack-stats-plan', 'jetpack_stats_yearly jetpack_stats_pwyw_yearly jetpack_stats_free_yearly'],
  ['AI', 'is-jetpack-ai-plan', 'jetpack_ai_yearly'],
  ['social', 'is-jetpack-social-v1-plan', 'jetpack_social_v1_yearly'],
  ['golden token', 'is-jetpack-golden-token-plan', 'jetpack_golden_token_lifetime'],
];

test.each(rows)('%s: the class %s contains %s', (_row, name, slugs) => {
  for (const slug of slugs.split(' ')) expect([slug, planClass(slug)]).toEqual([slug, name]);
});

test('SHR-109 SHR-111 the classes contain no other slugs', () => {
  expect([...slugsOf(...planClasses)].sort()).toEqual(rows.flatMap(([, , slugs]) => slugs.split(' ')).sort());
});

test.each([[''], ['jetpack_unknown'], ['constructor'], [null], [undefined], [-1], [1e308], [{}]])(
  '%p has no class',
  (slug) => {
    expect(planClass(slug)).toBe('');
    expect(isFreePlan(slug)).toBe(false);
  },
);

test.each([
  ['jetpack_security_t1_bi_yearly', 'is-security-t1-plan'],
  ['jetpack_scan_yearly', 'is-scan-plan'],
  ['jetpack_scan_bi_yearly', 'is-scan-plan'],
  ['jetpack_growth_bi_yearly', 'is-jetpack-growth-plan'],
  ['jetpack_starter_monthly', 'is-jetpack-starter-plan'],
  ['jetpack_complete_tri_yearly', 'is-complete-plan'],
  ['business-bundle-3y', 'is-business-plan'],
])('the slug of another billing term, %s, has the class %s', (slug, name) => {
  expect(planClass(slug)).toBe(name);
  expect(isUnknownPlan(slug)).toBe(false);
});

test('a slug stays unchanged if the tables list no billing term of its plan', () => {
  expect(listedSlug('jetpack_new_bi_yearly')).toBe('jetpack_new_bi_yearly');
  expect(listedSlug('jetpack_monthly_scan')).toBe('jetpack_monthly_scan');
  expect(listedSlug(7)).toBe(7);
});

test.each([
  ['jetpack_new_yearly', true],
  ['jetpack_free', false],
  ['jetpack_growth_yearly', false],
  ['', false],
  [null, false],
])('%p is an unknown plan: %p', (slug, isUnknown) => {
  expect(isUnknownPlan(slug)).toBe(isUnknown);
});

test('SHR-110 the slug of the free plan is jetpack_free', () => {
  expect(isFreePlan('jetpack_free')).toBe(true);
  expect(isFreePlan('jetpack_complete')).toBe(false);
});
