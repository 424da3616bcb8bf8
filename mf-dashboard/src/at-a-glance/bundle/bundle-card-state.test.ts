import { failed, loaded, loading } from '../cards/reading';
import { bundleCardState } from './bundle-card-state';

const bought = (product_slug: string, isActive = true) => loaded([{ product_slug, isActive }]);

test.each([
  ['DASH-003 free: it is offered', loaded([]), 'jetpack_free', { kind: 'offer' }],
  [
    'DASH-003 a product beside the free plan: it is offered',
    bought('jetpack_search'),
    'jetpack_free',
    { kind: 'offer' },
  ],
  ['DASH-003 bought: hidden', bought('jetpack_security_t1_yearly'), 'jetpack_security_t1_yearly', { kind: 'hidden' }],
  ['bought and run out: it is offered', bought('jetpack_security_t1_yearly', false), 'jetpack_free', { kind: 'offer' }],
  ['DASH-003 complete: hidden', loaded([]), 'jetpack_complete', { kind: 'hidden' }],
  ['complete, on its way: no place', loading, 'jetpack_complete', { kind: 'hidden' }],
  ['free, on its way: its place is held', loading, 'jetpack_free', { kind: 'loading' }],
  ['paid, on its way: no place', loading, 'jetpack_security_t1_yearly', { kind: 'hidden' }],
  ['failed: said in its place', failed('Down.'), 'jetpack_free', { kind: 'failed', message: 'Down.' }],
  ['failed with a paid plan: nothing is offered', failed('Down.'), 'jetpack_security_t1_yearly', { kind: 'hidden' }],
] as const)('%s', (_what, purchases, planSlug, state) => {
  expect(bundleCardState({ purchases, planSlug })).toEqual(state);
});
