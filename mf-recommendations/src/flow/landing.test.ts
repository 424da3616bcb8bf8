import fc from 'fast-check';
import { bought } from './flow-under-test';
import { type Landing, type LandingFacts, landingOf } from './landing';

const free: LandingFacts = { plan: 'jetpack_free', purchases: [], features: [], rewind: 'unavailable' };
const secure: LandingFacts = { plan: 'jetpack_security_t1_yearly', purchases: [], features: [], rewind: 'unavailable' };

test.each<[string, LandingFacts, Landing]>([
  ['REC-098.1 the plan is unknown', { ...free, plan: null }, 'loading'],
  ['REC-098.1 the state of the backups is unknown', { ...free, rewind: null }, 'loading'],
  ['REC-098.2 free, nothing bought', free, 'upsell'],
  [
    'REC-098.2 free, what was bought is over',
    { ...free, purchases: [{ ...bought('jetpack_scan'), isActive: false }] },
    'upsell',
  ],
  ['REC-098.5 free with a product', { ...free, purchases: [bought('jetpack_search')] }, 'download-app'],
  ['REC-098.3 waits for the way in', { ...secure, rewind: 'awaiting_credentials' }, 'one-click-restores'],
  ['REC-098.3 features unknown', { ...secure, rewind: 'awaiting_credentials', features: null }, 'one-click-restores'],
  ['REC-098.5 waits, with a scan', { ...secure, rewind: 'awaiting_credentials', features: ['scan'] }, 'download-app'],
  ['REC-098.4 backups run', { ...secure, rewind: 'active', features: ['scan'] }, 'manage-security'],
  ['REC-098.4 backups are being set up', { ...secure, rewind: 'provisioning' }, 'manage-security'],
  ['REC-098.2 a free plan goes before its backups', { ...free, rewind: 'active' }, 'upsell'],
  ['REC-098.5 no backups', secure, 'download-app'],
  ['REC-098.5 a state nobody knows', { ...secure, rewind: 'thinking' }, 'download-app'],
])('%s', (_what, facts, landing) => {
  expect(landingOf(facts)).toBe(landing);
});

test('REC-098 with plan and backups known, there is one state for all of it', () => {
  const known: readonly Landing[] = ['upsell', 'one-click-restores', 'manage-security', 'download-app'];
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.array(fc.string())), (plan, rewind, features) => {
      expect(known).toContain(landingOf({ plan, purchases: [], features, rewind }));
    }),
  );
});
