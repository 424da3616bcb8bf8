import type { Purchases } from '@flightdeck/shared/plans';
import fc from 'fast-check';
import { noOnboarding, purchase } from './flow-under-test';
import {
  boughtTypes,
  flowOf,
  type Onboarding,
  type OnboardingType,
  onboardingCutoff,
  onboardingTypes,
  shownSummaries,
  withPurchases,
} from './onboarding';

test.each<[string, OnboardingType, string]>([
  [
    'REC-061.1',
    'JETPACK_COMPLETE',
    'welcome__complete backup-activated scan-activated antispam-activated videopress-activated search-activated server-credentials summary',
  ],
  [
    'REC-061.2',
    'JETPACK_SECURITY',
    'welcome__security backup-activated scan-activated antispam-activated monitor site-accelerator server-credentials summary',
  ],
  ['REC-061.3', 'JETPACK_BACKUP', 'welcome__backup monitor site-accelerator server-credentials summary'],
  ['REC-061.4', 'JETPACK_ANTI_SPAM', 'welcome__antispam monitor site-accelerator summary'],
  ['REC-061.5', 'JETPACK_VIDEOPRESS', 'welcome__videopress monitor site-accelerator related-posts summary'],
  ['REC-061.6', 'JETPACK_SEARCH', 'welcome__search related-posts monitor site-accelerator summary'],
  ['REC-061.7', 'JETPACK_SCAN', 'welcome__scan monitor site-accelerator summary'],
])('%s orders the steps of %s', (_id, type, flow) => {
  expect(flowOf(type)).toEqual(flow.split(' '));
});

test('REC-062 lists the bundles in the order in which they are offered', () => {
  expect(onboardingTypes).toEqual(
    ['COMPLETE', 'SECURITY', 'BACKUP', 'ANTI_SPAM', 'VIDEOPRESS', 'SEARCH', 'SCAN'].map((name) => `JETPACK_${name}`),
  );
});

test('REC-061 begins each flow with its welcome step, ends it with the summary and repeats no step', () => {
  for (const type of onboardingTypes) {
    const flow = flowOf(type);
    expect([flow[0], flow.at(-1)]).toEqual([expect.stringMatching(/^welcome__/), 'summary']);
    expect(new Set(flow).size).toBe(flow.length);
  }
  expect(new Set(onboardingTypes.map((type) => flowOf(type)[0])).size).toBe(onboardingTypes.length);
});

test('REC-089 throws an error with the name of an unknown onboarding', () => {
  const readUnknownFlow = () => Reflect.apply(flowOf, undefined, ['JETPACK_SOCIAL']);
  expect(readUnknownFlow).toThrow(RangeError);
  expect(readUnknownFlow).toThrow('Unknown onboarding "JETPACK_SOCIAL".');
});

test.each<[string, OnboardingType]>([
  ['jetpack_complete', 'JETPACK_COMPLETE'],
  ['jetpack_complete_monthly', 'JETPACK_COMPLETE'],
  ['jetpack_security_t1_yearly', 'JETPACK_SECURITY'],
  ['jetpack_backup_t0_monthly', 'JETPACK_BACKUP'],
  ['jetpack_anti_spam', 'JETPACK_ANTI_SPAM'],
  ['jetpack_videopress', 'JETPACK_VIDEOPRESS'],
  ['jetpack_search', 'JETPACK_SEARCH'],
  ['jetpack_scan', 'JETPACK_SCAN'],
])('REC-063 the purchase %s starts the onboarding %s', (slug, type) => {
  expect(boughtTypes([purchase(slug)])).toEqual([type]);
  expect(withPurchases(noOnboarding, [purchase(slug)], flowOf)).toMatchObject({ active: type, steps: flowOf(type) });
});

/** Returns the cutoff plus a time in ms, as an ISO date. */
const cutoffPlus = (offsetMs: number) => new Date(onboardingCutoff + offsetMs).toISOString();

test.each<[string, Purchases, readonly OnboardingType[]]>([
  ['REC-074 a purchase after the cutoff counts', [purchase('jetpack_scan', cutoffPlus(1000))], ['JETPACK_SCAN']],
  ["REC-074 a purchase at the cutoff doesn't count", [purchase('jetpack_scan', cutoffPlus(0))], []],
  ["REC-074 a purchase before the cutoff doesn't count", [purchase('jetpack_scan', cutoffPlus(-1000))], []],
  ["REC-074 an inactive purchase doesn't count", [{ ...purchase('jetpack_scan'), isActive: false }], []],
  ["a purchase without a date doesn't count", [{ product_slug: 'jetpack_scan', isActive: true }], []],
  ["a purchase with an unreadable date doesn't count", [purchase('jetpack_scan', 'soon')], []],
  ["another product doesn't count", [purchase('jetpack_boost_yearly')], []],
  ["unknown purchases don't count", null, []],
])('%s', (_what, purchases, types) => {
  expect(boughtTypes(purchases)).toEqual(types);
});

test('REC-074 sets the cutoff to 28 September 2022, 00:00 UTC', () => {
  expect(onboardingCutoff).toBe(1_664_323_200_000);
});

const twoPurchases = [purchase('jetpack_scan', '2026-01-01'), purchase('jetpack_backup_t1_yearly', '2026-05-01')];
const runningOnboarding: Onboarding = {
  active: 'JETPACK_SCAN',
  viewed: ['JETPACK_SCAN'],
  hasStarted: true,
  steps: ['welcome__scan'],
  total: null,
};

test.each<[string, Onboarding, Purchases, Partial<Onboarding>]>([
  [
    'REC-075 the first unviewed type in the fixed order becomes active, not the first purchase',
    noOnboarding,
    twoPurchases,
    {
      active: 'JETPACK_BACKUP',
      viewed: ['JETPACK_BACKUP', 'JETPACK_SCAN'],
      hasStarted: false,
      steps: ['welcome__backup', 'monitor'],
    },
  ],
  [
    'REC-075 another purchase interrupts a running onboarding',
    runningOnboarding,
    twoPurchases,
    { active: 'JETPACK_BACKUP', viewed: ['JETPACK_BACKUP', 'JETPACK_SCAN'], hasStarted: false },
  ],
  [
    'drops the step count of another onboarding',
    { ...runningOnboarding, steps: [], total: 3 },
    twoPurchases,
    { active: 'JETPACK_BACKUP', steps: ['welcome__backup', 'monitor'], total: null },
  ],
  ["a viewed type doesn't become active again", runningOnboarding, [purchase('jetpack_scan')], runningOnboarding],
  [
    'a finished onboarding stays finished',
    { ...runningOnboarding, active: null },
    [purchase('jetpack_scan')],
    { active: null, viewed: ['JETPACK_SCAN'] },
  ],
  ['a viewed type without a purchase is removed', runningOnboarding, [], { viewed: [] }],
  ['REC-076 offers no onboarding while purchases are unknown', noOnboarding, null, noOnboarding],
  ['REC-076 keeps the onboarding while purchases are unknown', runningOnboarding, undefined, runningOnboarding],
])('%s', (_what, before, purchases, after) => {
  const stepsOf = (type: OnboardingType) => flowOf(type).slice(0, 2);
  expect(withPurchases(before, purchases, stepsOf)).toMatchObject(after);
});

test.each<[string, readonly OnboardingType[], readonly OnboardingType[]]>([
  ['REC-077.1 complete hides all others', onboardingTypes, ['JETPACK_COMPLETE']],
  [
    'REC-077.2 security hides videopress, search, backup, antispam and scan',
    onboardingTypes.filter((type) => type !== 'JETPACK_COMPLETE'),
    ['JETPACK_SECURITY'],
  ],
  [
    'REC-077.3 complete hides backup, antispam and scan',
    ['JETPACK_SCAN', 'JETPACK_ANTI_SPAM', 'JETPACK_BACKUP', 'JETPACK_COMPLETE'],
    ['JETPACK_COMPLETE'],
  ],
  [
    'REC-077.3 security hides backup, antispam and scan',
    ['JETPACK_SCAN', 'JETPACK_ANTI_SPAM', 'JETPACK_BACKUP', 'JETPACK_SECURITY'],
    ['JETPACK_SECURITY'],
  ],
  [
    'types that no broader type hides show together, in their fixed order',
    ['JETPACK_SCAN', 'JETPACK_BACKUP'],
    ['JETPACK_BACKUP', 'JETPACK_SCAN'],
  ],
  ['no type shows if none was viewed', [], []],
])('%s', (_what, viewed, shown) => {
  expect(shownSummaries(viewed)).toEqual(shown);
});

test('REC-077 hides a type if and only if a broader type was viewed', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...onboardingTypes]), (viewed) => {
      const broadest = (['JETPACK_COMPLETE', 'JETPACK_SECURITY'] as const).find((type) => viewed.includes(type));
      const inOrder = onboardingTypes.filter((type) => viewed.includes(type));
      expect(shownSummaries(viewed)).toEqual(broadest ? [broadest] : inOrder);
    }),
  );
});
