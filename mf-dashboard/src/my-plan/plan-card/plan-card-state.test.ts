import fc from 'fast-check';
import { type PlanCardFacts, planCardState } from './plan-card-state';

const facts: PlanCardFacts = {
  slug: 'jetpack_free',
  purchases: [],
  showBackups: true,
  now: new Date('2026-11-21T12:00:00Z'),
  dateFormat: 'F j, Y',
  lang: 'en',
};
const bought = (product_slug: string, rest: Record<string, unknown> = {}) => ({
  product_slug,
  isActive: true,
  expiry_date: '2027-10-12T00:00:00+00:00',
  ...rest,
});
const state = (slug: string, rest: Partial<PlanCardFacts> = {}) => planCardState({ ...facts, slug, ...rest });

test('the storage of a plan has the unit of the language', () => {
  expect(state('jetpack_security_t1_yearly', { lang: 'fr' }).words?.text).toContain('10\u202fGo');
});

test.each([
  ['jetpack_free', 'Jetpack Free', /Upgrade now/, 'jetpack-free', false],
  ['jetpack_personal', 'Jetpack Personal', /^Spam protection, daily backups/, 'jetpack-personal', false],
  ['jetpack_premium_monthly', 'Jetpack Premium', /^All security features/, 'jetpack-premium', true],
  ['jetpack_business', 'Jetpack Professional', /^All security features/, 'jetpack-professional', true],
  ['pro-plan', 'Jetpack Professional', /^All security features/, 'wpcom-business', true],
  ['jetpack_security_t1_yearly', 'Jetpack Security', />10GB</, 'jetpack-security', true],
  ['jetpack_security_t2_monthly', 'Jetpack Security', />1TB</, 'jetpack-security', true],
  ['jetpack_complete', 'Jetpack Complete', /better search/, 'jetpack-complete', true],
  ['jetpack_backup_t0_yearly', 'VaultPress Backup', />1GB</, 'product-jetpack-backup', true],
  ['jetpack_backup_t1_yearly', 'VaultPress Backup', />10GB</, 'product-jetpack-backup', true],
  ['jetpack_backup_t2_yearly', 'VaultPress Backup', />1TB</, 'product-jetpack-backup', true],
  ['jetpack_search', 'Jetpack Search', /^Fast, relevant search results/, 'product-jetpack-search', true],
  ['jetpack_search_free', 'Jetpack Search Free', /^Fast, relevant search results/, 'product-jetpack-search', true],
  ['jetpack_scan', 'Jetpack Scan Daily', /^Scan your site/, 'product-jetpack-scan', true],
  ['jetpack_anti_spam', 'Akismet Anti-spam', /^Keep spam out/, 'product-jetpack-anti-spam', true],
  ['jetpack_security_daily', 'Jetpack Security Daily', /^Backups, malware scanning/, 'jetpack-security', false],
  ['jetpack_security_realtime', 'Jetpack Security Real-Time', /^Extra security/, 'jetpack-security', false],
  ['jetpack_backup_daily', 'Jetpack Backup Daily', /30 days/, 'product-jetpack-backup', false],
  ['jetpack_backup_realtime', 'Jetpack Backup Real-Time', /as you edit/, 'product-jetpack-backup', false],
  ['jetpack_videopress', 'Jetpack VideoPress', /without ads/, 'product-jetpack-videopress', true],
  ['jetpack_social_basic_yearly', 'Jetpack Social Basic', /automatically\.$/, 'product-jetpack-social', true],
  ['jetpack_social_advanced_monthly', 'Jetpack Social Advanced', /more options/, 'product-jetpack-social', true],
  ['jetpack_boost_yearly', 'Jetpack Boost', /faster/, 'product-jetpack-boost', true],
])('DASH-120 gives %s the card %s with its "Activated" label or none', (slug, title, text, icon, isActivated) => {
  const card = state(slug, { purchases: [bought(slug)] });
  expect(card).toMatchObject({ icon, isActivated, words: { title, text: expect.stringMatching(text) } });
  expect(card.label).toBe(slug === 'jetpack_free' ? '' : 'Renews on October 12, 2027.');
});

test.each([
  ['nothing', [], /^Add backups, automatic security fixes/],
  ['a backup', ['jetpack_backup_t1_yearly'], /^Add spam protection, security scans/],
  ['a scan', ['jetpack_scan_monthly'], /^Add spam protection, backups/],
  ['both', ['jetpack_scan', 'jetpack_backup_daily'], /^Add spam protection and priority/],
])('DASH-120 offers the free plan with %s the missing products', (_what, slugs, text) => {
  expect(state('jetpack_free', { purchases: slugs.map((slug) => bought(slug)) }).words?.text).toMatch(text);
});

test('DASH-120 leaves backups out of a Personal plan on a site without backups', () => {
  expect(state('jetpack_personal', { showBackups: false }).words?.text).toBe('Spam protection and priority support.');
});

test.each([
  [
    'DASH-120 uses the first purchase of the slug',
    [bought('jetpack_scan', { isActive: false }), bought('jetpack_scan')],
    false,
  ],
  ['DASH-120 ignores a purchase of another slug', [bought('jetpack_scan_monthly')], false],
  ['DASH-120 shows nothing before the purchases are known', null, false],
])('%s', (_what, purchases, isActivated) => {
  expect(state('jetpack_scan', { purchases }).isActivated).toBe(isActivated);
});

test('DASH-120 gives an unknown plan no texts and no icon', () => {
  const unknown = { planClass: '', icon: '', words: null };
  expect(state('jetpack_moon')).toMatchObject(unknown);
  expect(state('constructor')).toMatchObject(unknown);
  expect(state('')).toMatchObject(unknown);
});

test('gives any purchase a valid card', () => {
  const slug = fc.oneof(fc.string(), fc.constantFrom('jetpack_scan', 'jetpack_free', '__proto__'));
  const date = fc.oneof(fc.anything(), fc.string(), fc.constantFrom('0000-00-00', '2026-02-30', '9'.repeat(40)));
  const purchase = fc.record({
    product_slug: fc.oneof(slug, fc.anything()),
    product_name: fc.anything(),
    isActive: fc.anything(),
    is_refundable: fc.anything(),
    expiry_date: date,
    subscribed_date: date,
  });
  fc.assert(
    fc.property(slug, fc.array(purchase), (of, purchases) => {
      const card = state(of, { purchases });
      expect(card.label).toMatch(/^$|^(Purchased|Renews|Expired) on /);
      expect(`${card.words?.title}${card.words?.text}${card.label}`).not.toMatch(/NaN|\[object|Invalid/);
    }),
  );
});
