import { failed, loaded, loading } from '../../cards/read-result';
import { bundleCardState } from './bundle-card-state';

const bought = (product_slug: string, isActive = true) => loaded([{ product_slug, isActive }]);

const security = 'jetpack_security_t1_yearly';

test.each([
  ['on a free site', loaded([]), 'jetpack_free', 'offer'],
  ['on a free site with a product', bought('jetpack_search'), 'jetpack_free', 'offer'],
  ['on a site that bought it', bought(security), security, 'hidden'],
  ['after it expired', bought(security, false), 'jetpack_free', 'offer'],
  ['for two years', bought('jetpack_security_t1_bi_yearly'), 'jetpack_security_t1_bi_yearly', 'hidden'],
  ['on a Growth plan', bought('jetpack_growth_yearly'), 'jetpack_growth_yearly', 'offer'],
  ['on an unknown plan', bought('jetpack_new_yearly'), 'jetpack_new_yearly', 'hidden'],
  ['on a Complete plan', loaded([]), 'jetpack_complete', 'hidden'],
  ['on a Complete plan while the purchases load', loading, 'jetpack_complete', 'hidden'],
  ['on a free plan while the purchases load', loading, 'jetpack_free', 'loading'],
  ['on a paid plan while the purchases load', loading, security, 'hidden'],
  ['on a paid plan after a failed read of the purchases', failed('Down.'), security, 'hidden'],
] as const)('the bundle %s (%j, %s): %s', (_when, purchases, planSlug, kind) => {
  expect(bundleCardState({ purchases, planSlug })).toEqual({ kind });
});

test('the bundle on a free plan shows the failure of the purchases read', () => {
  const input = { purchases: failed('Down.'), planSlug: 'jetpack_free' };
  expect(bundleCardState(input)).toEqual({ kind: 'failed', message: 'Down.' });
});
