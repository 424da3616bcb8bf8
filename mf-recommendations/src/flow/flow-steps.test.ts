import type { FlowFacts } from './flow-facts';
import { answersIn, factsWith } from './flow-under-test';
import type { OnboardingType } from './onboarding';
import { applicableSteps, stepsFromBeginning } from './progress';

const accelerated = { photon: true, 'photon-cdn': true };
const akismet = new Set(['akismet/akismet.php']);
const waiting = { rewind: 'awaiting_credentials' };

test.each<[OnboardingType, Partial<FlowFacts>, string]>([
  ['JETPACK_SCAN', {}, 'welcome__scan monitor site-accelerator'],
  ['JETPACK_SCAN', { settings: { monitor: true } }, 'welcome__scan site-accelerator'],
  ['JETPACK_BACKUP', { rewind: 'provisioning' }, 'welcome__backup monitor site-accelerator'],
  ['JETPACK_BACKUP', waiting, 'welcome__backup monitor site-accelerator server-credentials'],
  [
    'JETPACK_SECURITY',
    { ...waiting, activePlugins: akismet, settings: { monitor: true, ...accelerated } },
    'welcome__security backup-activated scan-activated antispam-activated server-credentials',
  ],
])('REC-064 an onboarding for %s with %j begins with the steps that apply', (type, change, steps) => {
  expect(applicableSteps(type, factsWith(change))).toEqual(steps.split(' '));
});

/** Facts with an active backup onboarding. */
const backup = (raw: Readonly<Record<string, unknown>>, change: Partial<FlowFacts> = {}) =>
  factsWith({ answers: answersIn('JETPACK_BACKUP', raw), ...change });
const three = ['welcome__backup', 'monitor', 'site-accelerator'];
const stored = (total: unknown) => ({ onboardingTotalSteps: total });

test.each<[string, FlowFacts, readonly string[]]>([
  ['are empty without an onboarding', factsWith(), []],
  ['are the stored list', backup(stored(three), { ...waiting, settings: { monitor: true } }), three],
  ['are the stored list with unknown slugs', backup(stored(['fax'])), ['fax']],
  [
    'are those that apply if nothing is stored',
    backup({}, { settings: { monitor: true } }),
    ['welcome__backup', 'site-accelerator'],
  ],
  [
    'include viewed steps that no longer apply if nothing is stored',
    backup({ viewedRecommendations: ['monitor'] }, { settings: { monitor: true } }),
    three,
  ],
  ['leave out steps that became due after the number was stored', backup(stored('3'), waiting), three],
  ['include steps enabled after the number was stored', backup(stored('3'), { settings: { monitor: true } }), three],
  [
    'match a stored number if steps became due and others were enabled',
    backup(stored('3'), { ...waiting, settings: { monitor: true } }),
    ['welcome__backup', 'site-accelerator', 'server-credentials'],
  ],
  ['are all steps for a stored number above their count', backup(stored('99')), [...three, 'server-credentials']],
  [
    'leave out steps that never applied for a small stored number',
    factsWith({ answers: answersIn('JETPACK_COMPLETE', stored('4')), ...waiting }),
    ['welcome__complete', 'backup-activated', 'scan-activated', 'search-activated'],
  ],
  ['treat true as nothing stored', backup(stored(true)), three],
  ['treat null as nothing stored', backup(stored(null)), three],
])('REC-082.2 the steps an onboarding began with %s', (_what, facts, steps) => {
  expect(stepsFromBeginning(facts)).toEqual(steps);
});
