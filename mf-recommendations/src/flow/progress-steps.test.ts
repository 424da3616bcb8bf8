import type { FlowInput } from './flow-input';
import { answersWithOnboarding, inputWith } from './flow-under-test';
import type { OnboardingType } from './onboarding';
import { applicableSteps, stepsFromBeginning } from './progress';

const acceleratorOn = { photon: true, 'photon-cdn': true };
const akismet = new Set(['akismet/akismet.php']);
const awaitingCredentials = { rewind: 'awaiting_credentials' };

test.each<[OnboardingType, string, Partial<FlowInput>, string]>([
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
    { ...awaitingCredentials, activePlugins: akismet, settings: { monitor: true, ...acceleratorOn } },
    'welcome__security backup-activated scan-activated antispam-activated server-credentials',
  ],
])('REC-064 begins an onboarding for %s on %s with the steps that apply', (type, _site, change, steps) => {
  expect(applicableSteps(type, inputWith(change))).toEqual(steps.split(' '));
});

/** Returns input with an active backup onboarding. @param raw further fields of the stored answers */
const backupInput = (raw: Readonly<Record<string, unknown>>, change: Partial<FlowInput> = {}) =>
  inputWith({ answers: answersWithOnboarding('JETPACK_BACKUP', raw), ...change });
const threeSteps = ['welcome__backup', 'monitor', 'site-accelerator'];
const storedSteps = (onboardingTotalSteps: unknown) => ({ onboardingTotalSteps });

test.each<[string, FlowInput, readonly string[]]>([
  ['returns no steps without an onboarding', inputWith(), []],
  [
    'returns the stored list',
    backupInput(storedSteps(threeSteps), { ...awaitingCredentials, settings: { monitor: true } }),
    threeSteps,
  ],
  ['returns the stored list with unknown slugs', backupInput(storedSteps(['fax'])), ['fax']],
  [
    'returns the steps that apply if no list is stored',
    backupInput({}, { settings: { monitor: true } }),
    ['welcome__backup', 'site-accelerator'],
  ],
  [
    'includes viewed steps that no longer apply if no list is stored',
    backupInput({ viewedRecommendations: ['monitor'] }, { settings: { monitor: true } }),
    threeSteps,
  ],
  [
    'leaves out steps that started to apply after the number was stored',
    backupInput(storedSteps('3'), awaitingCredentials),
    threeSteps,
  ],
  [
    'includes steps whose feature was enabled after the number was stored',
    backupInput(storedSteps('3'), { settings: { monitor: true } }),
    threeSteps,
  ],
  [
    'returns the stored number of steps if some started to apply and others were enabled',
    backupInput(storedSteps('3'), { ...awaitingCredentials, settings: { monitor: true } }),
    ['welcome__backup', 'site-accelerator', 'server-credentials'],
  ],
  [
    'returns all steps for a stored number above their count',
    backupInput(storedSteps('99')),
    [...threeSteps, 'server-credentials'],
  ],
  [
    'returns the first steps that apply for a small stored number',
    inputWith({ answers: answersWithOnboarding('JETPACK_COMPLETE', storedSteps('4')), ...awaitingCredentials }),
    ['welcome__complete', 'backup-activated', 'scan-activated', 'search-activated'],
  ],
  ['ignores true in place of the list', backupInput(storedSteps(true)), threeSteps],
  ['ignores null in place of the list', backupInput(storedSteps(null)), threeSteps],
])('REC-082.2 %s', (_what, input, steps) => {
  expect(stepsFromBeginning(input)).toEqual(steps);
});
