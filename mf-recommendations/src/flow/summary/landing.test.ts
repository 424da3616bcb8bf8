import fc from 'fast-check';
import { bought } from '../flow-under-test';
import { type Landing, type LandingFacts, landingOf } from './landing';

const free: LandingFacts = { plan: 'jetpack_free', purchases: [], features: [], rewind: 'unavailable' };
const secure: LandingFacts = { plan: 'jetpack_security_t1_yearly', purchases: [], features: [], rewind: 'unavailable' };

test.each<[string, LandingFacts, Landing]>([
  ['REC-098.1 loads while the plan is unknown', { ...free, plan: null }, 'loading'],
  ['REC-098.1 loads while the state of the backups is unknown', { ...free, rewind: null }, 'loading'],
  ['REC-098.2 shows the upsell on a free plan without purchases', free, 'upsell'],
  [
    'REC-098.2 shows the upsell on a free plan with inactive purchases',
    { ...free, purchases: [{ ...bought('jetpack_scan'), isActive: false }] },
    'upsell',
  ],
  [
    'REC-098.5 shows the app on a free plan with a product',
    { ...free, purchases: [bought('jetpack_search')] },
    'download-app',
  ],
  [
    'REC-098.3 offers restores while credentials are missing',
    { ...secure, rewind: 'awaiting_credentials' },
    'one-click-restores',
  ],
  [
    'REC-098.3 offers restores while features are unknown',
    { ...secure, rewind: 'awaiting_credentials', features: null },
    'one-click-restores',
  ],
  [
    'REC-098.5 shows the app while credentials are missing on a site with a scan',
    { ...secure, rewind: 'awaiting_credentials', features: ['scan'] },
    'download-app',
  ],
  ['REC-098.4 links to active backups', { ...secure, rewind: 'active', features: ['scan'] }, 'manage-security'],
  ['REC-098.4 links to backups that are being set up', { ...secure, rewind: 'provisioning' }, 'manage-security'],
  ['REC-098.2 shows the upsell on a free plan with backups', { ...free, rewind: 'active' }, 'upsell'],
  ['REC-098.5 shows the app without backups', secure, 'download-app'],
  ['REC-098.5 shows the app for an unknown state of the backups', { ...secure, rewind: 'thinking' }, 'download-app'],
])('%s', (_what, facts, landing) => {
  expect(landingOf(facts)).toBe(landing);
});

test('REC-098 returns a known state for any known plan and backups', () => {
  const knownLandings: readonly Landing[] = ['upsell', 'one-click-restores', 'manage-security', 'download-app'];
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.array(fc.string())), (plan, rewind, features) => {
      expect(knownLandings).toContain(landingOf({ plan, purchases: [], features, rewind }));
    }),
  );
});
