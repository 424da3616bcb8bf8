import { planClasses, slugsOf } from './plan-classes';
import { isInGroup, type PlanGroup } from './plan-groups';

const allSlugs = [...slugsOf(...planClasses), 'wpcom-enterprise'];
const membersOf = (group: PlanGroup) => allSlugs.filter((slug) => isInGroup(slug, group)).sort();

const legacy = ['personal', 'premium', 'business'].flatMap((name) => [`jetpack_${name}`, `jetpack_${name}_monthly`]);
const securityTiers = ['t1', 't2'].flatMap((tier) => [
  `jetpack_security_${tier}_yearly`,
  `jetpack_security_${tier}_monthly`,
]);
const formerSecurityPlans = ['daily', 'realtime'].flatMap((kind) => [
  `jetpack_security_${kind}`,
  `jetpack_security_${kind}_monthly`,
]);
const complete = ['jetpack_complete', 'jetpack_complete_monthly'];
const billingTerms = (bundle: string) => [bundle, `${bundle}-2y`, `${bundle}-monthly`];
const backup = [
  ...['t0', 't1', 't2'].flatMap((tier) => [`jetpack_backup_${tier}_yearly`, `jetpack_backup_${tier}_monthly`]),
  ...['daily', 'realtime'].flatMap((kind) => [`jetpack_backup_${kind}`, `jetpack_backup_${kind}_monthly`]),
];
const search = [
  'jetpack_search',
  'jetpack_search_monthly',
  'jetpack_search_free',
  'wpcom_search',
  'wpcom_search_monthly',
];
const withMonthly = (slug: string) => [slug, `${slug}_monthly`];
const social = [
  ...['basic', 'advanced'].flatMap((kind) => [`jetpack_social_${kind}_yearly`, `jetpack_social_${kind}_monthly`]),
  'jetpack_social_v1_yearly',
];
const starter = ['jetpack_starter_yearly'];
const boost = ['jetpack_boost_yearly', 'jetpack_boost_monthly'];

const table: readonly [PlanGroup, readonly string[]][] = [
  ['legacyPlans', legacy],
  ['legacyPlansWithSecurity', legacy.slice(2)],
  ['securityBundles', [...securityTiers, ...formerSecurityPlans]],
  ['activePlans', [...legacy, ...securityTiers, ...complete, ...starter]],
  ['activePlansWithAntiSpam', [...legacy, ...securityTiers, ...complete, ...formerSecurityPlans, ...starter]],
  ['JETPACK_COMPLETE', complete],
  [
    'JETPACK_SECURITY',
    [
      ...securityTiers,
      ...formerSecurityPlans,
      ...billingTerms('business-bundle'),
      ...billingTerms('ecommerce-bundle'),
      'pro-plan',
      'vip',
      'wpcom-enterprise',
    ],
  ],
  ['JETPACK_BACKUP', backup],
  ['JETPACK_SEARCH', search],
  ['JETPACK_SCAN', withMonthly('jetpack_scan')],
  ['JETPACK_ANTI_SPAM', withMonthly('jetpack_anti_spam')],
  ['JETPACK_VIDEOPRESS', withMonthly('jetpack_videopress')],
  ['social', social],
  ['boost', boost],
  [
    'products',
    [
      ...backup,
      ...search,
      ...['scan', 'anti_spam', 'videopress'].flatMap((name) => withMonthly(`jetpack_${name}`)),
      ...social,
      ...boost,
      'jetpack_stats_yearly',
      'jetpack_stats_pwyw_yearly',
      'jetpack_stats_free_yearly',
      'jetpack_ai_yearly',
      'jetpack_golden_token_lifetime',
    ],
  ],
];

test.each(table)('the group %s has exactly the slugs of the table', (group, slugs) => {
  expect(membersOf(group)).toEqual([...slugs].sort());
});

test('a slug with an unlisted billing term is in the groups of its plan', () => {
  expect(isInGroup('jetpack_security_t1_bi_yearly', 'JETPACK_SECURITY')).toBe(true);
  expect(isInGroup('jetpack_complete_bi_yearly', 'JETPACK_COMPLETE')).toBe(true);
  expect(isInGroup('jetpack_scan_bi_yearly', 'products')).toBe(true);
  expect(isInGroup('jetpack_ai_monthly', 'products')).toBe(true);
  expect(isInGroup('jetpack_new_bi_yearly', 'products')).toBe(false);
});

test('an unknown group is empty', () => {
  expect(Reflect.apply(isInGroup, undefined, ['jetpack_scan', 'JETPACK_SOCIAL'])).toBe(false);
});
