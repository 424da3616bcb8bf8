import fc from 'fast-check';
import { planDuration } from './duration';
import { upgradePlanOf } from './features';
import {
  activeProducts,
  backupOverlap,
  hasActivePurchase,
  hasFeature,
  hasSecurityPlan,
  isFreePlan,
  isInGroup,
  isInSecurity,
  planClass,
  planIcon,
  productSlugOf,
  storageOf,
} from './plans';

const slug = fc.oneof(fc.constantFrom('jetpack_personal', 'jetpack_backup_daily', 'jetpack_scan'), fc.anything());
const purchases = fc.array(
  fc.record(
    {
      product_slug: slug,
      product_name: fc.anything(),
      isActive: fc.oneof(fc.constant(true), fc.anything()),
    },
    { requiredKeys: [] },
  ),
);
const hostile = fc.oneof(fc.anything(), fc.constantFrom('', 'constructor', '__proto__', -1, -0, 1e308, Number.NaN));

test('tables return their default for unknown slugs and values of other types', () => {
  fc.assert(
    fc.property(hostile, (value) => {
      expect([planClass(value), upgradePlanOf(value), storageOf(value), planIcon(value), productSlugOf(value)]).toEqual(
        ['', '', '', '', ''],
      );
      expect([isFreePlan(value), isInGroup(value, 'products'), isInSecurity(value)]).toEqual([false, false, false]);
      expect(planDuration(value)).toBe('yearly');
      expect(hasFeature('backups', [value])).toBe(false);
    }),
  );
});

test('rules about purchases return a valid value for malformed purchases', () => {
  fc.assert(
    fc.property(purchases, slug, (owned, plan) => {
      expect(typeof hasSecurityPlan(owned, plan)).toBe('boolean');
      expect(typeof hasActivePurchase(owned, 'JETPACK_SCAN')).toBe('boolean');
      expect(activeProducts(owned).length).toBeLessThanOrEqual(owned.length);
      expect(String(backupOverlap(owned)?.includes)).toMatch(/^(daily|real-time|undefined)$/);
    }),
  );
});
