import fc from 'fast-check';
import { type PlanCardInput, planCardState } from './plan-card-state';

const input: PlanCardInput = {
  slug: 'jetpack_free',
  purchases: [],
  showBackups: true,
  now: new Date('2026-11-21T12:00:00Z'),
  dateFormat: 'F j, Y',
  locale: { lang: 'en' },
};
const purchaseOf = (product_slug: string, rest: Record<string, unknown> = {}) => ({
  product_slug,
  isActive: true,
  expiry_date: '2027-10-12T00:00:00+00:00',
  ...rest,
});
const stateOf = (slug: string, change: Partial<PlanCardInput> = {}) => planCardState({ ...input, slug, ...change });

test('formats the storage of a plan in the language of the page', () => {
  expect(stateOf('jetpack_security_t1_yearly', { locale: { lang: 'fr' } }).texts?.text).toContain('10\u202fGo');
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
])('gives the slug %s the title "%s" with its text, icon and labels', (slug, title, text, icon, isActivated) => {
  const card = stateOf(slug, { purchases: [purchaseOf(slug)] });
  expect(card).toMatchObject({ icon, isActivated, texts: { title, text: expect.stringMatching(text) } });
  expect(card.label).toBe(slug === 'jetpack_free' ? '' : 'Renews on October 12, 2027.');
});

test.each([
  ['no products', [], /^Add backups, automatic security fixes/],
  ['backups', ['jetpack_backup_t1_yearly'], /^Add spam protection, security scans/],
  ['scans', ['jetpack_scan_monthly'], /^Add spam protection, backups/],
  ['backups and scans', ['jetpack_scan', 'jetpack_backup_daily'], /^Add spam protection and priority/],
])('offers a free site with %s the other products', (_what, slugs, text) => {
  expect(stateOf('jetpack_free', { purchases: slugs.map((slug) => purchaseOf(slug)) }).texts?.text).toMatch(text);
});

test('leaves backups out of the text of a Personal plan on a site that shows no backups', () => {
  expect(stateOf('jetpack_personal', { showBackups: false }).texts?.text).toBe('Spam protection and priority support.');
});

test.each([
  [
    'shows no "Activated" label if the first of two purchases is inactive',
    [purchaseOf('jetpack_scan', { isActive: false }), purchaseOf('jetpack_scan')],
  ],
  ['shows no "Activated" label for a purchase of another slug', [purchaseOf('jetpack_scan_monthly')]],
  ['shows no "Activated" label before the purchases are known', null],
])('%s', (_what, purchases) => {
  expect(stateOf('jetpack_scan', { purchases }).isActivated).toBe(false);
});

test('gives an unknown plan no texts and no icon', () => {
  const unknown = { planClass: '', icon: '', texts: null };
  expect(stateOf('jetpack_moon')).toMatchObject(unknown);
  expect(stateOf('constructor')).toMatchObject(unknown);
  expect(stateOf('')).toMatchObject(unknown);
});

test('returns a valid card for any slug and any purchases', () => {
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
    fc.property(slug, fc.array(purchase), (anySlug, purchases) => {
      const card = stateOf(anySlug, { purchases });
      expect(card.label).toMatch(/^$|^(Purchased|Renews|Expired) on /);
      expect(`${card.texts?.title}${card.texts?.text}${card.label}`).not.toMatch(/NaN|\[object|Invalid/);
    }),
  );
});
