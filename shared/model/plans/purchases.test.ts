import { backupOverlap } from './overlap';
import { activeProducts, hasActivePurchase, hasSecurityPlan, isActivePurchase } from './purchases';

const owned = (...slugs: string[]) => slugs.map((product_slug) => ({ product_slug, isActive: true }));

test.each([[true, true], ...[false, '', 1, '1', null, undefined].map((isActive) => [isActive, false])])(
  'a purchase with isActive %p is active: %p',
  (isActive, answer) => {
    expect(isActivePurchase({ isActive })).toBe(answer);
  },
);

test('a bundle counts as purchased only with an active purchase of one of its products', () => {
  expect(hasActivePurchase(owned('jetpack_scan_monthly'), 'JETPACK_SCAN')).toBe(true);
  expect(hasActivePurchase(owned('jetpack_scan'), 'JETPACK_BACKUP')).toBe(false);
  expect(hasActivePurchase([{ product_slug: 'jetpack_scan', isActive: false }], 'JETPACK_SCAN')).toBe(false);
  expect(hasActivePurchase(null, 'JETPACK_SCAN')).toBe(false);
});

test.each([
  [['jetpack_security_t1_yearly'], 'jetpack_free', true],
  [['vip'], 'jetpack_free', true],
  [['jetpack_backup_t1_yearly'], 'jetpack_free', false],
  [[], 'jetpack_complete_monthly', true],
  [['jetpack_complete'], 'jetpack_free', false],
  [[], 'jetpack_security_t1_yearly', false],
  [[], undefined, false],
])('purchases %p and the plan %s count as a security plan: %p', (slugs, plan, answer) => {
  expect(hasSecurityPlan(owned(...slugs), plan)).toBe(answer);
});

test('"My products" lists active products, not plans', () => {
  const purchases = [
    ...owned('jetpack_scan', 'jetpack_complete', 'jetpack_boost_yearly'),
    { product_slug: 'jetpack_search', isActive: false },
  ];
  expect(activeProducts(purchases).map(({ product_slug }) => product_slug)).toEqual([
    'jetpack_scan',
    'jetpack_boost_yearly',
  ]);
});

test.each([
  ['DASH-133 personal', ['jetpack_personal', 'jetpack_backup_daily'], 'daily'],
  ['DASH-133 premium', ['jetpack_backup_t1_yearly', 'jetpack_premium'], 'daily'],
  ['DASH-134 business', ['jetpack_business', 'jetpack_backup_daily'], 'real-time'],
  ['DASH-134 business with real-time backups', ['jetpack_business', 'jetpack_backup_realtime'], 'real-time'],
  ['DASH-132 monthly', ['jetpack_personal_monthly', 'jetpack_backup_daily_monthly'], 'daily'],
  ['better backups than the plan has', ['jetpack_premium', 'jetpack_backup_realtime'], null],
  ['DASH-132 better backups than the plan has, monthly', ['jetpack_premium', 'jetpack_backup_realtime_monthly'], null],
  [
    'two backup products, one of them included',
    ['jetpack_premium', 'jetpack_backup_realtime', 'jetpack_backup_daily'],
    'daily',
  ],
  ['a purchase without a slug', ['', 'jetpack_backup_daily'], null],
  ['a product that is not a backup', ['jetpack_premium', 'jetpack_scan'], null],
  ['DASH-131 one purchase', ['jetpack_personal'], null],
  ['DASH-131 only a backup', ['jetpack_backup_daily'], null],
  ['another plan', ['jetpack_complete', 'jetpack_backup_daily'], null],
])('%s: of the purchases %j, the backups paid for twice are %p', (_what, slugs, includes) => {
  expect(backupOverlap(owned(...slugs))?.includes ?? null).toBe(includes);
});

test('an overlap has the names of the plan and the product, which must both be active', () => {
  const plan = { product_slug: 'jetpack_personal', product_name: 'Jetpack Personal', isActive: true };
  const product = { product_slug: 'jetpack_backup_daily_monthly', isActive: true };
  expect(backupOverlap([plan, product])).toEqual({
    includes: 'daily',
    plan: 'Jetpack Personal',
    product: 'jetpack_backup_daily',
  });
  const productNameFor = (product_name: string) => backupOverlap([plan, { ...product, product_name }])?.product;
  expect(productNameFor('VaultPress Backup (Daily)')).toBe('VaultPress Backup (Daily)');
  expect(productNameFor('')).toBe('jetpack_backup_daily');
  expect(backupOverlap([plan, { ...product, isActive: false }])).toBeNull();
  expect(backupOverlap(undefined)).toBeNull();
});

test.each([[''], [7], [null], [undefined]])(
  'an overlap names a purchase without a usable name (%p) by its slug',
  (product_name) => {
    const purchases = owned('jetpack_personal', 'jetpack_backup_daily').map((each) => ({ ...each, product_name }));
    expect(backupOverlap(purchases)).toMatchObject({ plan: 'jetpack_personal', product: 'jetpack_backup_daily' });
  },
);
