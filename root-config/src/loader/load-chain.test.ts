import type { LoadAnswer } from '@flightdeck/shared/contracts/areas';
import { failure } from '@flightdeck/shared/contracts/page';
import { quietPart } from '../testing/fake-area';
import { chainSteps, olderRelease, type RecoveryLoads, restart, type Step } from './load-chain';

const ready: LoadAnswer = { state: 'ready', part: { ...quietPart } };
const failed: LoadAnswer = { state: 'failed', failure: failure('area-script', 'The file did not load.') };
const next = async () => failed;
const noRecoveryLoads = (): RecoveryLoads => ({ restarts: new Map(), olderReleases: new Map() });

test('loads the older release of an area after the user has chosen it, for this area only', async () => {
  const recoveryLoads = noRecoveryLoads();
  const step = olderRelease(recoveryLoads);
  expect(await step('mf-settings/security', next)).toBe(failed);
  recoveryLoads.olderReleases.set('mf-settings', async () => ready);
  expect(await step('mf-settings/security', next)).toBe(ready);
  expect(await step('mf-dashboard/my-plan', next)).toBe(failed);
});

test('loads an area again after the user has retried, for this area only', async () => {
  const recoveryLoads = noRecoveryLoads();
  const step = restart(recoveryLoads);
  expect(await step('mf-settings/security', next)).toBe(failed);
  recoveryLoads.restarts.set('mf-settings', async () => ready);
  expect(await step('mf-settings/security', next)).toBe(ready);
  expect(await step('mf-dashboard/my-plan', next)).toBe(failed);
});

/** A page whose live releases fail. */
const page = (steps: readonly Step[], recoveryLoads = noRecoveryLoads()) =>
  chainSteps({ entries: {}, reports: () => [], load: next }, recoveryLoads, steps);

test('the older release takes precedence over a restart of the live one', async () => {
  const recoveryLoads = noRecoveryLoads();
  const loader = page([olderRelease(recoveryLoads), restart(recoveryLoads)], recoveryLoads);
  expect(await loader.load('mf-settings/security')).toBe(failed);
  const restarted: LoadAnswer = { state: 'ready', part: { ...quietPart } };
  loader.recoveryLoads.restarts.set('mf-settings', async () => restarted);
  expect(await loader.load('mf-settings/security')).toBe(restarted);
  loader.recoveryLoads.olderReleases.set('mf-settings', async () => ready);
  expect(await loader.load('mf-settings/security')).toBe(ready);
});

test('steps run in the order of the list, and each gets the answer of the next step', async () => {
  const order: string[] = [];
  const recordingStep =
    (name: string): Step =>
    async (part, following) => {
      order.push(name);
      const answer = await following(part);
      order.push(`${name} ${answer.state}`);
      return answer;
    };
  await page([recordingStep('first'), recordingStep('second')]).load('mf-settings/security');
  expect(order).toEqual(['first', 'second', 'second failed', 'first failed']);
});

test('a listener gets each answer once, until it is removed', async () => {
  const loader = page([]);
  const receivedAnswers: string[] = [];
  const stop = loader.listen((name, { state }) => receivedAnswers.push(`${name} ${state}`));
  await loader.load('mf-settings/security');
  stop();
  await loader.load('mf-settings/security');
  expect(receivedAnswers).toEqual(['mf-settings/security failed']);
});
