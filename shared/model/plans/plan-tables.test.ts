import { planDuration } from './duration';
import { hasFeature, type SiteFeature, upgradePlanOf } from './features';
import { planClass, planClasses, slugsOf } from './plan-classes';
import { planIcon } from './plan-icons';
import { isInSecurity, productSlugOf } from './product-keys';
import { dailyArchiveDays, storageOf } from './storage';

const upgradePlans = [
  ['SHR-112.1', 'spam-akismet-plus', 'jetpack_anti_spam'],
  ['SHR-112.2', 'site-backups-jetpack', 'jetpack_backup_t1_yearly'],
  ['SHR-112.3', 'security-scanning-jetpack', 'jetpack_scan'],
  ['SHR-112.4', 'video-hosting-jetpack', 'jetpack_security_t1_yearly'],
  ['SHR-112.5', 'priority-support-jetpack', 'jetpack_security_t1_yearly'],
  ['SHR-112.6', 'wordads-jetpack', 'jetpack_security_t1_yearly'],
  ['SHR-112.7', 'google-analytics-jetpack', 'jetpack_security_t1_yearly'],
  ['SHR-112.8', 'search-jetpack', 'jetpack_search'],
  ['SHR-112.9', 'videopress-jetpack', 'jetpack_videopress'],
] as const;

test('SHR-112 nine features need a plan of the tables, and unknown keys need none', () => {
  expect(upgradePlans.map(([, key]) => planClass(upgradePlanOf(key)))).not.toContain('');
  expect(upgradePlans).toHaveLength(9);
  for (const key of ['', 'search', 'spam-akismet', 'constructor', null]) expect(upgradePlanOf(key)).toBe('');
});

test.each(upgradePlans)('%s the feature %s needs %s', (_row, key, plan) => {
  expect(upgradePlanOf(key)).toBe(plan);
});

test('SHR-113 checking an unknown feature throws an internal error that names it', () => {
  const check = (feature: unknown) => Reflect.apply(hasFeature, undefined, [feature, ['backups']]);
  expect(() => check('backup')).toThrow(RangeError);
  expect(() => check('backup')).toThrow(
    'There is no site feature "backup". Known features: akismet, antispam, backups, ',
  );
  expect(() => check(undefined)).toThrow(RangeError);
});

test.each<[SiteFeature]>([
  ['akismet'],
  ['antispam'],
  ['backups'],
  ['google-analytics'],
  ['instant-search'],
  ['real-time-backups'],
  ['scan'],
  ['search'],
  ['support'],
  ['vaultpress-backups'],
  ['vaultpress-security-scanning'],
  ['videopress'],
  ['videopress-1tb-storage'],
  ['videopress-unlimited-storage'],
  ['wordads'],
])('SHR-113 the feature %s is known', (feature) => {
  expect(hasFeature(feature, [feature])).toBe(true);
  expect(hasFeature(feature, [`${feature}-more`])).toBe(false);
});

test.each<[SiteFeature, unknown, boolean]>([
  ['backups', ['scan', 'backups'], true],
  ['scan', ['backups'], false],
  ['videopress', ['videopress-1tb-storage'], false],
  ['search', null, false],
  ['search', {}, false],
  ['search', 'search', false],
])('the feature %s is active on a site with the features %p: %p', (feature, active, answer) => {
  expect(hasFeature(feature, active)).toBe(answer);
});

test.each([
  ['SHR-114.1', 'jetpack_security_t1_yearly', '10GB'],
  ['SHR-114.1', 'jetpack_security_t1_monthly', '10GB'],
  ['SHR-114.2', 'jetpack_security_t2_yearly', '1TB'],
  ['SHR-114.3', 'jetpack_backup_t0_yearly', '1GB'],
  ['SHR-114.4', 'jetpack_backup_t1_yearly', '10GB'],
  ['SHR-114.5', 'jetpack_backup_t2_monthly', '1TB'],
])('%s the storage of %s is %p', (_row, slug, storage) => {
  expect(storageOf(slug)).toBe(storage);
});

test('SHR-114 five plans have storage, the others none', () => {
  const classesWithStorage = planClasses.filter((name) => slugsOf(name).some((slug) => storageOf(slug) !== ''));
  expect(classesWithStorage.sort()).toEqual(
    ['backup-t0', 'backup-t1', 'backup-t2', 'security-t1', 'security-t2'].map((plan) => `is-${plan}-plan`),
  );
});

test('SHR-115 daily backups are kept for 30 days', () => {
  expect(dailyArchiveDays).toBe(30);
});

test.each([['monthly', 'monthly'], ...['yearly', '', 'weekly', null, undefined, 12].map((value) => [value, 'yearly'])])(
  'SHR-116 the duration %p is %s',
  (value, duration) => {
    expect(planDuration(value)).toBe(duration);
  },
);

/** Returns the slugs of a plan or product with these suffixes. */
const slugsWith = (slug: string, ...suffixes: readonly string[]) =>
  suffixes.map((suffix) => `jetpack_${slug}${suffix}`);
const jetpackIcons: Readonly<Record<string, readonly string[]>> = {
  'jetpack-security': [
    ...slugsWith('security_t1', '_yearly', '_monthly'),
    ...slugsWith('security_t2', '_yearly', '_monthly'),
    ...slugsWith('security_daily', '', '_monthly'),
    ...slugsWith('security_realtime', '', '_monthly'),
  ],
  'jetpack-complete': slugsWith('complete', '', '_monthly'),
  'product-jetpack-backup': [
    ...['t0', 't1', 't2'].flatMap((tier) => slugsWith(`backup_${tier}`, '_yearly', '_monthly')),
    ...['daily', 'realtime'].flatMap((kind) => slugsWith(`backup_${kind}`, '', '_monthly')),
  ],
  'product-jetpack-search': [...slugsWith('search', '', '_monthly', '_free'), 'wpcom_search', 'wpcom_search_monthly'],
  'product-jetpack-scan': slugsWith('scan', '', '_monthly'),
  'product-jetpack-anti-spam': slugsWith('anti_spam', '', '_monthly'),
  'product-jetpack-videopress': slugsWith('videopress', '', '_monthly'),
  'product-jetpack-social': ['basic', 'advanced'].flatMap((kind) => slugsWith(`social_${kind}`, '_yearly', '_monthly')),
  'product-jetpack-boost': slugsWith('boost', '_yearly', '_monthly'),
  'jetpack-free': ['jetpack_free'],
  'jetpack-personal': slugsWith('personal', '', '_monthly'),
  'jetpack-premium': slugsWith('premium', '', '_monthly'),
  'jetpack-professional': slugsWith('business', '', '_monthly'),
};

test.each(Object.entries(jetpackIcons))('the icon %s belongs to %p', (icon, slugs) => {
  for (const slug of slugs) expect([slug, planIcon(slug)]).toEqual([slug, icon]);
});

test.each([
  ['free_plan', 'wpcom-free'],
  ['starter-plan', 'wpcom-personal'],
  ['value_bundle', 'wpcom-premium'],
  ['pro-plan', 'wpcom-business'],
  ['ecommerce-bundle-2y', 'wpcom-ecommerce'],
  ['vip', 'wpcom-ecommerce'],
  ['unknown', ''],
])('the icon of %s is %p', (slug, icon) => {
  expect(planIcon(slug)).toBe(icon);
});

test('each product key has its slug, and three products are part of the security bundle', () => {
  expect(
    ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((key) => [
      key,
      productSlugOf(key),
      isInSecurity(key),
    ]),
  ).toEqual([
    ['akismet', 'jetpack_anti_spam', true],
    ['backup', 'jetpack_backup_t1_yearly', true],
    ['scan', 'jetpack_scan', true],
    ['search', 'jetpack_search', false],
    ['security', 'jetpack_security_t1_yearly', false],
    ['videopress', 'jetpack_videopress', false],
  ]);
});
