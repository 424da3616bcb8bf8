import { failed, loaded, loading } from '../../cards/read-result';
import { bundleCardState } from './bundle-card-state';

const bought = (product_slug: string, isActive = true) => loaded([{ product_slug, isActive }]);

test.each([
  ['offers the bundle on a free site', loaded([]), 'jetpack_free', { kind: 'offer' }],
  ['offers the bundle on a free site with a product', bought('jetpack_search'), 'jetpack_free', { kind: 'offer' }],
  [
    'hides the bundle on a site that bought it',
    bought('jetpack_security_t1_yearly'),
    'jetpack_security_t1_yearly',
    { kind: 'hidden' },
  ],
  [
    'offers the bundle again after it expired',
    bought('jetpack_security_t1_yearly', false),
    'jetpack_free',
    { kind: 'offer' },
  ],
  [
    'hides the bundle on a site that bought it for two years',
    bought('jetpack_security_t1_bi_yearly'),
    'jetpack_security_t1_bi_yearly',
    { kind: 'hidden' },
  ],
  ['offers the bundle on a Growth plan', bought('jetpack_growth_yearly'), 'jetpack_growth_yearly', { kind: 'offer' }],
  ['hides the bundle on an unknown plan', bought('jetpack_new_yearly'), 'jetpack_new_yearly', { kind: 'hidden' }],
  ['hides the bundle on a Complete plan', loaded([]), 'jetpack_complete', { kind: 'hidden' }],
  ['hides the bundle on a Complete plan while the purchases load', loading, 'jetpack_complete', { kind: 'hidden' }],
  ['shows the bundle as loading on a free plan while the purchases load', loading, 'jetpack_free', { kind: 'loading' }],
  [
    'hides the bundle on a paid plan while the purchases load',
    loading,
    'jetpack_security_t1_yearly',
    { kind: 'hidden' },
  ],
  [
    'shows the failure of the purchases read on a free plan',
    failed('Down.'),
    'jetpack_free',
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'hides the bundle on a paid plan after the purchases read failed',
    failed('Down.'),
    'jetpack_security_t1_yearly',
    { kind: 'hidden' },
  ],
] as const)('%s', (_what, purchases, planSlug, state) => {
  expect(bundleCardState({ purchases, planSlug })).toEqual(state);
});
