import { readAnswers } from './answers';
import { badgeCount, initialStep, newRecommendations, nextStep, stepAfter, stepToShow } from './flow';
import type { FlowInput } from './flow-input';
import { answersWithOnboarding, inputWith } from './flow-under-test';
import { type ScreenlessStep, type Step, steps } from './steps';

const defaultNextSteps: readonly [string, Step | ScreenlessStep, Step][] = [
  ['REC-059.1', 'not-started', 'site-type-question'],
  ['REC-059.2', 'site-type-question', 'agency'],
  ['REC-059.3', 'agency', 'woocommerce'],
  ['REC-059.4', 'woocommerce', 'monitor'],
  ['REC-059.5', 'monitor', 'related-posts'],
  ['REC-059.6', 'related-posts', 'creative-mail'],
  ['REC-059.7', 'creative-mail', 'site-accelerator'],
  ['REC-059.8', 'site-accelerator', 'publicize'],
  ['REC-059.9', 'publicize', 'summary'],
  ['REC-059.10', 'product-suggestions', 'woocommerce'],
  ['REC-059.11', 'protect', 'summary'],
  ['REC-059.12', 'anti-spam', 'summary'],
  ['REC-059.13', 'videopress', 'summary'],
  ['REC-059.14', 'backup-plan', 'summary'],
  ['REC-059.15', 'boost', 'summary'],
  ['REC-059.16', 'setup-wizard-completed', 'summary'],
  ['REC-059.17', 'banner-completed', 'agency'],
  ['OQ-115', 'product-purchased', 'summary'],
];

test('REC-059 leads from all other steps to the summary', () => {
  const otherSteps = steps.filter((step) => !defaultNextSteps.some(([, from]) => from === step));
  expect(otherSteps).not.toHaveLength(0);
  expect(otherSteps.map((step) => stepAfter(step, null))).toEqual(otherSteps.map(() => 'summary'));
});

test.each(defaultNextSteps)('%s leads from %s to %s', (_id, step, next) => {
  expect(stepAfter(step, null)).toBe(next);
});

const allFeaturesOn = {
  settings: { monitor: true, 'related-posts': true, photon: true, 'photon-cdn': true, publicize: true },
  activePlugins: new Set(['creative-mail-by-constant-contact/creative-mail-plugin.php']),
};

test.each<[string, Step | ScreenlessStep, Partial<FlowInput>, Step]>([
  ["REC-060 skips steps that don't apply", 'site-type-question', {}, 'monitor'],
  ['REC-060 skips all steps up to the summary', 'site-type-question', allFeaturesOn, 'summary'],
  [
    'REC-060 stops at a step that applies',
    'site-type-question',
    { answers: readAnswers({ 'site-type-agency': true }) },
    'agency',
  ],
  [
    'REC-060 stops at an onboarding step that applies',
    'backup-activated',
    { ...allFeaturesOn, answers: answersWithOnboarding('JETPACK_SECURITY') },
    'scan-activated',
  ],
  [
    "REC-060 skips onboarding steps that don't apply",
    'scan-activated',
    { ...allFeaturesOn, answers: answersWithOnboarding('JETPACK_SECURITY') },
    'summary',
  ],
  [
    'follows the order of the onboarding',
    'monitor',
    { answers: answersWithOnboarding('JETPACK_VIDEOPRESS') },
    'site-accelerator',
  ],
  [
    'starts the onboarding after a purchase',
    'product-purchased',
    { answers: answersWithOnboarding('JETPACK_SCAN') },
    'welcome__scan',
  ],
  [
    'leads to the summary from a step outside the onboarding',
    'boost',
    { answers: answersWithOnboarding('JETPACK_SCAN') },
    'summary',
  ],
])('%s (from the step %s)', (_what, step, change, next) => {
  expect(nextStep(step, inputWith(change))).toBe(next);
});

test.each<[string, string, Partial<FlowInput>, Step]>([
  ['REC-008 replaces not-started with the site type', 'not-started', {}, 'site-type-question'],
  [
    'REC-008 replaces not-started with the site type, also in an onboarding',
    'not-started',
    { answers: answersWithOnboarding('JETPACK_SCAN') },
    'site-type-question',
  ],
  ['shows a known step', 'welcome__scan', {}, 'welcome__scan'],
  ['REC-009 replaces an unknown step with the summary', 'no-such-step', {}, 'summary'],
  ['REC-009 replaces an unknown step with the summary', 'constructor', {}, 'summary'],
  ['REC-009 replaces an empty step with the summary', '', {}, 'summary'],
  ['replaces the completed wizard with the summary', 'setup-wizard-completed', {}, 'summary'],
  [
    'replaces the completed banner with the agency step',
    'banner-completed',
    { answers: readAnswers({ 'site-type-agency': true }) },
    'agency',
  ],
  ['replaces the completed banner with the next step that applies', 'banner-completed', {}, 'monitor'],
])('%s (saved step: "%s")', (_what, savedStep, change, step) => {
  expect(stepToShow(savedStep, inputWith(change))).toBe(step);
});

const viewedAnswers = readAnswers({ viewedRecommendations: ['site-type-question', 'protect'] });

test.each<[string, string, Partial<FlowInput>, Step]>([
  [
    "REC-070 starts an onboarding that hasn't started",
    'monitor',
    { answers: answersWithOnboarding('JETPACK_SCAN', { onboardingHasStarted: false }) },
    'welcome__scan',
  ],
  [
    'REC-070 resumes a started onboarding at the saved step',
    'monitor',
    { answers: answersWithOnboarding('JETPACK_SCAN') },
    'monitor',
  ],
  [
    'REC-072 asks for the site type instead of the summary if the site-type step was not viewed',
    'summary',
    {},
    'site-type-question',
  ],
  ['REC-072 asks for the site type after an unknown step', 'no-such-step', {}, 'site-type-question'],
  ['REC-072 shows the summary if the site-type step was viewed', 'summary', { answers: viewedAnswers }, 'summary'],
  [
    'REC-073 shows the first new recommendation',
    'summary',
    { answers: viewedAnswers, conditional: ['protect', 'boost', 'publicize'] },
    'boost',
  ],
  [
    'REC-073 shows a new recommendation instead of a saved step in the middle of the flow',
    'related-posts',
    { conditional: ['publicize'] },
    'publicize',
  ],
  [
    'REC-073 shows a new recommendation that is already enabled',
    'related-posts',
    { conditional: ['publicize'], ...allFeaturesOn },
    'publicize',
  ],
  ['REC-073 ignores an unknown recommendation', 'related-posts', { conditional: ['fax'] }, 'related-posts'],
  ['REC-073 shows the current step if there are no new recommendations', 'related-posts', {}, 'related-posts'],
])('%s (saved step: "%s")', (_what, savedStep, change, step) => {
  expect(initialStep(savedStep, inputWith(change))).toBe(step);
});

test('returns the unviewed conditional recommendations as new', () => {
  expect(newRecommendations(inputWith({ answers: viewedAnswers, conditional: ['protect', 'boost'] }))).toEqual([
    'boost',
  ]);
});

test.each<[string, string, Partial<FlowInput>, number]>([
  [
    'is the number of unviewed recommendations',
    'summary',
    { answers: viewedAnswers, conditional: ['protect', 'boost', 'fax', 'publicize'] },
    2,
  ],
  ['is 0 without new recommendations', 'monitor', { conditional: [] }, 0],
  [
    'is the number of remaining steps in an onboarding',
    'welcome__scan',
    { answers: answersWithOnboarding('JETPACK_SCAN') },
    2,
  ],
  [
    'leaves out enabled steps of an onboarding',
    'welcome__scan',
    { answers: answersWithOnboarding('JETPACK_SCAN'), settings: { monitor: true } },
    1,
  ],
  [
    'is 0 at the last step of an onboarding',
    'site-accelerator',
    { answers: answersWithOnboarding('JETPACK_SCAN'), conditional: ['boost'] },
    0,
  ],
  ['is 0 at a step outside the onboarding', 'boost', { answers: answersWithOnboarding('JETPACK_SCAN') }, 0],
  ['is 0 at an unknown step', 'fax', { answers: answersWithOnboarding('JETPACK_SCAN') }, 0],
])('the badge count %s', (_what, savedStep, change, count) => {
  expect(badgeCount(savedStep, inputWith(change))).toBe(count);
});
