import fc from 'fast-check';
import { purchase } from '../flow-under-test';
import { type SecurityInput, type SecurityState, securityStateOf } from './security-state';

const freeSite: SecurityInput = { plan: 'jetpack_free', purchases: [], features: [], rewind: 'unavailable' };
const securitySite: SecurityInput = {
  plan: 'jetpack_security_t1_yearly',
  purchases: [],
  features: [],
  rewind: 'unavailable',
};

test.each<[string, SecurityInput, SecurityState]>([
  ['REC-098.1 loads while the plan is unknown', { ...freeSite, plan: null }, 'loading'],
  ['REC-098.1 loads while the state of the backups is unknown', { ...freeSite, rewind: null }, 'loading'],
  ['REC-098.2 shows the upsell on a free plan without purchases', freeSite, 'upsell'],
  [
    'REC-098.2 shows the upsell on a free plan with inactive purchases',
    { ...freeSite, purchases: [{ ...purchase('jetpack_scan'), isActive: false }] },
    'upsell',
  ],
  [
    'REC-098.5 shows the app on a free plan with a product',
    { ...freeSite, purchases: [purchase('jetpack_search')] },
    'download-app',
  ],
  [
    'REC-098.3 offers restores while credentials are missing',
    { ...securitySite, rewind: 'awaiting_credentials' },
    'one-click-restores',
  ],
  [
    'REC-098.3 offers restores while features are unknown',
    { ...securitySite, rewind: 'awaiting_credentials', features: null },
    'one-click-restores',
  ],
  [
    'REC-098.5 shows the app while credentials are missing on a site with the scan feature',
    { ...securitySite, rewind: 'awaiting_credentials', features: ['scan'] },
    'download-app',
  ],
  ['REC-098.4 links to active backups', { ...securitySite, rewind: 'active', features: ['scan'] }, 'manage-security'],
  ['REC-098.4 links to backups that are being set up', { ...securitySite, rewind: 'provisioning' }, 'manage-security'],
  ['REC-098.2 shows the upsell on a free plan with backups', { ...freeSite, rewind: 'active' }, 'upsell'],
  ['REC-098.5 shows the app without backups', securitySite, 'download-app'],
  [
    'REC-098.5 shows the app for an unknown state of the backups',
    { ...securitySite, rewind: 'thinking' },
    'download-app',
  ],
])('%s', (_what, input, state) => {
  expect(securityStateOf(input)).toBe(state);
});

test('REC-098 returns a state other than loading for any known plan and state of the backups', () => {
  const loadedStates: readonly SecurityState[] = ['upsell', 'one-click-restores', 'manage-security', 'download-app'];
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.array(fc.string())), (plan, rewind, features) => {
      expect(loadedStates).toContain(securityStateOf({ plan, purchases: [], features, rewind }));
    }),
  );
});
