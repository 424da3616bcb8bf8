import fc from 'fast-check';
import { activationOf } from './activation';
import { readAnswers, select, skip } from './answers';
import { applies } from './applies';
import { initialStep, nextStep } from './flow';
import type { FlowInput } from './flow-input';
import { inputWith, noOnboarding } from './flow-under-test';
import { onboardingTypes } from './onboarding';
import { isSelectable, isStep, type Step, screenlessSteps, steps } from './steps';

const options = ['monitor', 'related-posts', 'photon', 'photon-cdn', 'publicize'];
const pluginFiles = steps.filter(isSelectable).flatMap((step) => {
  const activation = activationOf(step);
  return activation.kind === 'plugin' ? [activation.file] : [];
});

const anyInput = fc
  .record({
    siteType: fc.record({ agency: fc.boolean(), store: fc.boolean(), personal: fc.boolean() }),
    active: fc.option(fc.constantFrom(...onboardingTypes)),
    hasStarted: fc.boolean(),
    viewed: fc.subarray([...steps]),
    conditional: fc.subarray(['publicize', 'videopress', 'boost', 'protect', 'anti-spam', 'backup-plan', 'fax']),
    settings: fc.dictionary(fc.constantFrom(...options), fc.boolean()),
    plugins: fc.option(fc.subarray([...pluginFiles, 'akismet/akismet.php'])),
    rewind: fc.constantFrom(null, 'unavailable', 'active', 'awaiting_credentials'),
    hasConnectedOwner: fc.boolean(),
    plan: fc.constantFrom(null, 'jetpack_free', 'jetpack_complete'),
    suggestions: fc.constantFrom(null, [], [{ slug: 'jetpack_complete' }]),
  })
  .map(({ siteType, active, hasStarted, viewed, plugins, ...input }) =>
    inputWith({
      ...input,
      answers: { ...readAnswers({}), siteType, viewed, onboarding: { ...noOnboarding, active, hasStarted } },
      activePlugins: plugins && new Set(plugins),
    }),
  );

/** Returns the input after the user has pressed Enable or Not now. */
function inputAfter(step: Step, input: FlowInput, pressesEnable: boolean): FlowInput {
  if (!isSelectable(step)) return input;
  if (!pressesEnable) return { ...input, answers: skip(input.answers, step) };
  const activation = activationOf(step);
  const answers = select(input.answers, step);
  if (activation.kind === 'options')
    return { ...input, answers, settings: { ...input.settings, ...activation.options } };
  return { ...input, answers, activePlugins: new Set([...(input.activePlugins ?? []), activation.file]) };
}

test('REC-004 reaches the summary from any state with Enable and Not now, and shows each step at most once', () => {
  const anySavedStep = fc.oneof(fc.constantFrom<string>(...steps, ...screenlessSteps), fc.string());
  fc.assert(
    fc.property(
      anyInput,
      anySavedStep,
      // One choice per step is enough, because no step shows twice.
      fc.array(fc.boolean(), { minLength: steps.length, maxLength: steps.length }),
      (initialInput, savedStep, choices) => {
        let input = initialInput;
        let step = initialStep(savedStep, input);
        const visited = new Set<Step>();
        for (const pressesEnable of choices) {
          if (step === 'summary') break;
          expect(visited).not.toContain(step);
          visited.add(step);
          input = inputAfter(step, input, pressesEnable);
          step = nextStep(step, input);
          expect(isStep(step) && applies(step, input)).toBe(true);
        }
        expect(step).toBe('summary');
      },
    ),
    { numRuns: 500 },
  );
});
