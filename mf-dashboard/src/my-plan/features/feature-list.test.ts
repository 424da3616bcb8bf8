import type { PlanClass } from '@flightdeck/shared/plans';
import fc from 'fast-check';
import { type FeatureInput, featureList, needsPlugins, needsRewind } from './feature-list';

const allOff = { videopress: 'off', wordads: 'off', 'google-analytics': 'off', publicize: 'off' } as const;
const defaultInput: FeatureInput = {
  planClass: 'is-free-plan',
  isOffline: false,
  showBackups: true,
  rewind: '',
  hasVaultPress: false,
  hasAkismet: false,
  mayInstall: true,
  hasInstantSearch: false,
  modules: allOff,
};
const listFeatures = (change: Partial<FeatureInput>) =>
  featureList({ ...defaultInput, ...change }).map(({ name, action }) =>
    action === 'view' ? name : `${name}: ${action}`,
  );

const shortList = ['always-on-security', 'performance', 'themes', 'traffic: activate', 'site-activity', 'support'];
const longList = [
  'performance',
  'anti-spam: set-up',
  'videopress: activate',
  'site-activity',
  'ads: activate',
  'google-analytics: activate',
  'marketing: activate',
];
const personalList = ['performance', 'anti-spam: set-up', 'site-activity'];

test('offers no setup of plugins to users who may not install them', () => {
  const input = { planClass: 'is-personal-plan', rewind: 'unavailable', mayInstall: false } as const;
  expect(listFeatures(input)).toEqual(['site-security: none', 'performance', 'anti-spam: none', 'site-activity']);
  expect(listFeatures({ ...input, hasAkismet: true, hasVaultPress: true })).toEqual([
    'site-security',
    'performance',
    'anti-spam',
    'site-activity',
  ]);
});

test.each<[PlanClass | '', readonly string[]]>([
  ['is-free-plan', shortList],
  ['is-backup-t0-plan', shortList],
  ['is-backup-t1-plan', ['real-time-backups', ...shortList]],
  ['is-backup-t2-plan', ['real-time-backups', ...shortList]],
  ['is-realtime-backup-plan', ['real-time-backups', ...shortList]],
  ['is-daily-backup-plan', ['daily-backups', ...shortList]],
  ['is-search-plan', shortList],
  ['is-free-search-plan', shortList],
  ['is-scan-plan', shortList],
  ['', []],
  ['is-jetpack-growth-plan', shortList],
  ['is-jetpack-creator-plan', shortList],
  ['is-jetpack-starter-plan', ['real-time-backups', 'anti-spam: set-up', ...shortList]],
  ['is-personal-plan', personalList],
  ['is-premium-plan', longList],
  ['is-business-plan', longList],
  ['is-security-t1-plan', longList],
  ['is-security-t2-plan', longList],
  ['is-complete-plan', longList],
  ['is-daily-security-plan', longList],
  ['is-realtime-security-plan', longList],
])('DASH-123 lists the features of the plan class %p', (planClass, cards) => {
  expect(listFeatures({ planClass })).toEqual(cards);
});

test.each<[string, string, Partial<FeatureInput>]>([
  ['site-backups', 'backups run', { planClass: 'is-premium-plan', rewind: 'active' }],
  ['site-security: set-up', 'backups do not run', { planClass: 'is-personal-plan', rewind: 'unavailable' }],
  [
    'site-security',
    'VaultPress makes the backups',
    { planClass: 'is-business-plan', rewind: 'unavailable', hasVaultPress: true },
  ],
  ['performance', 'backups are being set up', { planClass: 'is-premium-plan', rewind: 'provisioning' }],
  ['performance', 'the backup state is unknown', { planClass: 'is-premium-plan' }],
  ['performance', 'backups are hidden', { planClass: 'is-premium-plan', rewind: 'active', showBackups: false }],
  ['performance', 'the plan has no backup card', { planClass: 'is-security-t1-plan', rewind: 'active' }],
  ['instant-search', 'the plan includes instant search', { planClass: 'is-complete-plan', hasInstantSearch: true }],
  ['instant-search', 'a free site has bought instant search', { hasInstantSearch: true }],
])('DASH-123 lists "%s" first when %s', (first, _when, change) => {
  expect(listFeatures(change)[0]).toBe(first);
});

test('DASH-123 opens anti-spam instead of its setup when Akismet is active', () => {
  expect(listFeatures({ planClass: 'is-complete-plan', hasAkismet: true })).toContain('anti-spam');
});

test.each([
  ['videopress', 'videopress'],
  ['wordads', 'ads'],
  ['google-analytics', 'google-analytics'],
  ['publicize', 'marketing'],
] as const)(
  'DASH-030 DASH-032 offers to activate %s while it is off, opens it while it is on, and hides it if an override keeps it off',
  (module, card) => {
    const cards = (state: 'on' | 'off' | 'forced-off') =>
      featureList({ ...defaultInput, planClass: 'is-complete-plan', modules: { ...allOff, [module]: state } });
    expect(cards('off')).toContainEqual({ name: card, module, action: 'activate' });
    expect(cards('on')).toContainEqual({ name: card, module, action: 'view' });
    expect(cards('forced-off').map(({ name }) => name)).not.toContain(card);
  },
);

test('lists the features of the free plan offline, for any plan', () => {
  expect(listFeatures({ planClass: 'is-complete-plan', isOffline: true })).toEqual(shortList);
  expect(listFeatures({ planClass: 'is-daily-backup-plan', isOffline: true })).toEqual(shortList);
});

test.each<[PlanClass, boolean, boolean]>([
  ['is-free-plan', false, false],
  ['is-backup-t1-plan', false, false],
  ['is-personal-plan', true, true],
  ['is-business-plan', true, true],
  ['is-security-t1-plan', false, true],
  ['is-complete-plan', false, true],
  ['is-jetpack-starter-plan', false, true],
])(
  'for the features of %s, needs backup state: %p, plugins: %p; offline, needs neither',
  (planClass, rewind, plugins) => {
    const needs = (input: FeatureInput) => [needsRewind(input), needsPlugins(input)];
    expect(needs({ ...defaultInput, planClass })).toEqual([rewind, plugins]);
    expect(needs({ ...defaultInput, planClass, isOffline: true })).toEqual([false, false]);
  },
);

test('lists only instant search for an unknown plan', () => {
  expect(listFeatures({ planClass: '', hasInstantSearch: true })).toEqual(['instant-search']);
});

test('lists each feature once and activates only known modules for any input', () => {
  const state = fc.constantFrom<'on' | 'off' | 'forced-off'>('on', 'off', 'forced-off');
  const input = fc.record({
    planClass: fc.constantFrom<PlanClass | ''>('is-personal-plan', 'is-complete-plan', 'is-free-plan', ''),
    isOffline: fc.boolean(),
    showBackups: fc.boolean(),
    rewind: fc.oneof(fc.string(), fc.constantFrom('active', 'unavailable', 'constructor')),
    hasVaultPress: fc.boolean(),
    hasAkismet: fc.boolean(),
    mayInstall: fc.boolean(),
    hasInstantSearch: fc.boolean(),
    modules: fc.record({ videopress: state, wordads: state, 'google-analytics': state, publicize: state }),
  });
  fc.assert(
    fc.property(input, (input) => {
      const list = featureList(input);
      const names = list.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      if (input.planClass) expect(names).toContain('performance');
      for (const { action, module } of list)
        if (action === 'activate') expect(['videopress', 'wordads', 'google-analytics', 'publicize']).toContain(module);
    }),
  );
});
