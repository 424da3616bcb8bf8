import fc from 'fast-check';
import { answersWithOnboarding, inputWith } from './flow-under-test';
import { type OnboardingType, onboardingTypes } from './onboarding';
import { barValue, type HighestProgress, highestProgress, progressOf, stepsFromBeginning } from './progress';
import { type Step, steps } from './steps';

const withBar: readonly [string, Step, number][] = [
  ['REC-054.1', 'site-type-question', 14],
  ['REC-054.2', 'product-purchased', 33],
  ['REC-054.3', 'agency', 28],
  ['REC-054.4', 'woocommerce', 43],
  ['REC-054.5', 'monitor', 57],
  ['REC-054.6', 'related-posts', 71],
  ['REC-054.7', 'creative-mail', 86],
  ['REC-054.8', 'site-accelerator', 99],
];

test.each(withBar)('%s shows the step %s at %d percent', (_id, step, value) => {
  expect(progressOf(step, inputWith())).toEqual({ value, count: null });
});

test('REC-054 shows no bar at other steps', () => {
  expect(steps.filter((step) => progressOf(step, inputWith()) !== null).sort()).toEqual(
    [...withBar.map(([, step]) => step)].sort(),
  );
});

test.each([
  ['REC-050 the first of three steps is at 0 percent', 0, 3, 0],
  ['REC-050 the second of three steps is at 50 percent', 1, 3, 50],
  ['REC-050 the last of three steps is at 100 percent', 2, 3, 100],
  ['REC-050 the first of two steps is at 0 percent', 0, 2, 0],
  ['REC-051 never returns a value above 100', 9, 3, 100],
  ['never returns a value below 0', -1, 3, 0],
  ['OQ-111 a flow with a single step is complete', 0, 1, 100],
  ['OQ-111 a flow without steps is complete', 0, 0, 100],
])('%s', (_what, index, total, value) => {
  expect(barValue(index, total)).toBe(value);
});

test('REC-052 the total defaults to 100', () => {
  expect(barValue(99)).toBe(100);
  expect(barValue(33)).toBeCloseTo(33.33);
});

const running = (type: OnboardingType, onboardingTotalSteps: readonly Step[]) => ({
  answers: answersWithOnboarding(type, { onboardingTotalSteps }),
});
const scan = running('JETPACK_SCAN', ['welcome__scan', 'monitor', 'site-accelerator']);
const backup = running('JETPACK_BACKUP', ['welcome__backup', 'monitor', 'site-accelerator']);
const awaitingCredentials = { ...backup, rewind: 'awaiting_credentials' };

test.each<[string, Step, object, unknown]>([
  ['the first step has its position', 'welcome__scan', scan, { value: 0, count: { step: 1, total: 3 } }],
  ['the second step has its position', 'monitor', scan, { value: 50, count: { step: 2, total: 3 } }],
  ['the last step has its position', 'site-accelerator', scan, { value: 100, count: { step: 3, total: 3 } }],
  [
    'the second step keeps its position after its feature is enabled',
    'monitor',
    { ...scan, settings: { monitor: true } },
    { value: 50, count: { step: 2, total: 3 } },
  ],
  [
    'the last step keeps its position after the features of all steps are enabled',
    'site-accelerator',
    { ...scan, settings: { monitor: true, photon: true, 'photon-cdn': true } },
    { value: 100, count: { step: 3, total: 3 } },
  ],
  [
    'the first step keeps its position when backups start to need credentials',
    'welcome__backup',
    awaitingCredentials,
    { value: 0, count: { step: 1, total: 3 } },
  ],
  [
    'the second step keeps its position when backups start to need credentials',
    'monitor',
    awaitingCredentials,
    { value: 50, count: { step: 2, total: 3 } },
  ],
  [
    'the last step keeps its position when backups start to need credentials',
    'site-accelerator',
    awaitingCredentials,
    { value: 100, count: { step: 3, total: 3 } },
  ],
  [
    'a summary in the stored list does not count',
    'monitor',
    running('JETPACK_SCAN', ['welcome__scan', 'monitor', 'summary']),
    { value: 100, count: { step: 2, total: 2 } },
  ],
])('REC-048 REC-050 %s', (_what, step, change, progress) => {
  expect(progressOf(step, inputWith(change))).toEqual(progress);
});

test.each<[string, Step, object]>([
  ['a step outside the flow', 'agency', scan],
  ['the summary', 'summary', scan],
  ['a step that started to apply later', 'server-credentials', awaitingCredentials],
  [
    'a step that did not apply at the beginning',
    'monitor',
    running('JETPACK_SCAN', ['welcome__scan', 'site-accelerator']),
  ],
])('REC-049 %s has no bar', (_what, step, change) => {
  expect(progressOf(step, inputWith(change))).toBeNull();
});

test.each<[string, Step, object, HighestProgress | null, HighestProgress]>([
  ["starts at the first step's value", 'monitor', {}, null, { flow: null, value: 57 }],
  ['starts at 0 for a step without a bar', 'boost', {}, null, { flow: null, value: 0 }],
  ['rises at the next step', 'related-posts', {}, { flow: null, value: 57 }, { flow: null, value: 71 }],
  ['stays after Back', 'site-type-question', {}, { flow: null, value: 57 }, { flow: null, value: 57 }],
  ['stays at a step without a bar', 'boost', {}, { flow: null, value: 57 }, { flow: null, value: 57 }],
  [
    'starts over when an onboarding begins',
    'welcome__scan',
    scan,
    { flow: null, value: 57 },
    { flow: 'JETPACK_SCAN', value: 0 },
  ],
  [
    'stays after Back in an onboarding',
    'welcome__scan',
    scan,
    { flow: 'JETPACK_SCAN', value: 50 },
    { flow: 'JETPACK_SCAN', value: 50 },
  ],
])('the bar %s', (_what, step, change, before, after) => {
  expect(highestProgress(before, step, inputWith(change))).toEqual(after);
});

test('returns the same object for the same progress, so that the view does not render again', () => {
  const before: HighestProgress = { flow: null, value: 57 };
  expect(highestProgress(before, 'monitor', inputWith())).toBe(before);
});

test('shows a bar from 0 to 100 only at counted steps, numbered from 1, for any stored data', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...onboardingTypes),
      fc.constantFrom(...steps),
      fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.subarray([...steps])),
      (type, step, total) => {
        const input = inputWith({ answers: answersWithOnboarding(type, { onboardingTotalSteps: total }) });
        const progress = progressOf(step, input);
        expect(progress !== null).toBe(step !== 'summary' && stepsFromBeginning(input).includes(step));
        if (!progress) return;
        expect(progress.value).toBeGreaterThanOrEqual(0);
        expect(progress.value).toBeLessThanOrEqual(100);
        expect(progress.count?.step).toBeGreaterThan(0);
      },
    ),
  );
});
