import type { FlowFacts } from './flow-facts';
import { answersIn, factsWith } from './flow-under-test';
import type { OnboardingType } from './onboarding';
import { applicableSteps, stepsFromBeginning } from './progress';

const accelerated = { photon: true, 'photon-cdn': true };
const akismet = new Set(['akismet/akismet.php']);
const awaitingCredentials = { rewind: 'awaiting_credentials' };

test.each<[OnboardingType, string, Partial<FlowFacts>, string]>([
  ['JETPACK_SCAN', 'a new site', {}, 'welcome__scan monitor site-accelerator'],
  ['JETPACK_SCAN', 'a site with Monitor', { settings: { monitor: true } }, 'welcome__scan site-accelerator'],
  [
    'JETPACK_BACKUP',
    'a site whose backups are being set up',
    { rewind: 'provisioning' },
    'welcome__backup monitor site-accelerator',
  ],
  [
    'JETPACK_BACKUP',
    'a site whose backups need credentials',
    awaitingCredentials,
    'welcome__backup monitor site-accelerator server-credentials',
  ],
  [
    'JETPACK_SECURITY',
    'a site with Akismet, Monitor and Site Accelerator whose backups need credentials',
    { ...awaitingCredentials, activePlugins: akismet, settings: { monitor: true, ...accelerated } },
    'welcome__security backup-activated scan-activated antispam-activated server-credentials',
  ],
])('REC-064 begins an onboarding for %s on %s with the steps that apply', (type, _site, change, steps) => {
  expect(applicableSteps(type, factsWith(change))).toEqual(steps.split(' '));
});

/** Facts with an active backup onboarding. */
const backup = (raw: Readonly<Record<string, unknown>>, change: Partial<FlowFacts> = {}) =>
  factsWith({ answers: answersIn('JETPACK_BACKUP', raw), ...change });
const threeSteps = ['welcome__backup', 'monitor', 'site-accelerator'];
const stored = (total: unknown) => ({ onboardingTotalSteps: total });

test.each<[string, FlowFacts, readonly string[]]>([
  ['returns no steps without an onboarding', factsWith(), []],
  [
    'returns the stored list',
    backup(stored(threeSteps), { ...awaitingCredentials, settings: { monitor: true } }),
    threeSteps,
  ],
  ['returns the stored list with unknown slugs', backup(stored(['fax'])), ['fax']],
  [
    'returns the steps that apply if nothing is stored',
    backup({}, { settings: { monitor: true } }),
    ['welcome__backup', 'site-accelerator'],
  ],
  [
    'includes viewed steps that no longer apply if nothing is stored',
    backup({ viewedRecommendations: ['monitor'] }, { settings: { monitor: true } }),
    threeSteps,
  ],
  [
    'leaves out steps that became due after the number was stored',
    backup(stored('3'), awaitingCredentials),
    threeSteps,
  ],
  [
    'includes steps whose feature was enabled after the number was stored',
    backup(stored('3'), { settings: { monitor: true } }),
    threeSteps,
  ],
  [
    'returns the stored number of steps if some became due and others were enabled',
    backup(stored('3'), { ...awaitingCredentials, settings: { monitor: true } }),
    ['welcome__backup', 'site-accelerator', 'server-credentials'],
  ],
  [
    'returns all steps for a stored number above their count',
    backup(stored('99')),
    [...threeSteps, 'server-credentials'],
  ],
  [
    'leaves out steps that never applied for a small stored number',
    factsWith({ answers: answersIn('JETPACK_COMPLETE', stored('4')), ...awaitingCredentials }),
    ['welcome__complete', 'backup-activated', 'scan-activated', 'search-activated'],
  ],
  ['treats true as nothing stored', backup(stored(true)), threeSteps],
  ['treats null as nothing stored', backup(stored(null)), threeSteps],
])('REC-082.2 %s', (_what, facts, steps) => {
  expect(stepsFromBeginning(facts)).toEqual(steps);
});
