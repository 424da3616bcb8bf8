import type { LoadAnswer } from '@flightdeck/shared/contracts/areas';
import { failure } from '@flightdeck/shared/contracts/page';
import { quietPart } from '../testing/fake-area';
import { type AfterFailure, chainSteps, olderRelease, restart, type Step } from './load-chain';

const ready: LoadAnswer = { state: 'ready', part: { ...quietPart } };
const lost: LoadAnswer = { state: 'failed', failure: failure('area-script', 'Lost.') };
const next = async () => lost;
const noChoices = (): AfterFailure => ({ restarts: new Map(), olderReleases: new Map() });

test('an area runs its older release once the user has chosen it, and no other area does', async () => {
  const chosen = noChoices();
  const step = olderRelease(chosen);
  expect(await step('mf-settings/security', next)).toBe(lost);
  chosen.olderReleases.set('mf-settings', async () => ready);
  expect(await step('mf-settings/security', next)).toBe(ready);
  expect(await step('mf-dashboard/my-plan', next)).toBe(lost);
});

test('an area runs again once the user has retried after a lost file, and no other area does', async () => {
  const chosen = noChoices();
  const step = restart(chosen);
  expect(await step('mf-settings/security', next)).toBe(lost);
  chosen.restarts.set('mf-settings', async () => ready);
  expect(await step('mf-settings/security', next)).toBe(ready);
  expect(await step('mf-dashboard/my-plan', next)).toBe(lost);
});

/** A page whose live releases fail. */
const page = (steps: readonly Step[], chosen = noChoices()) =>
  chainSteps({ entries: {}, reports: () => [], load: next }, chosen, steps);

test('the older release takes precedence over another run of the live one', async () => {
  const chosen = noChoices();
  const loader = page([olderRelease(chosen), restart(chosen)], chosen);
  expect(await loader.load('mf-settings/security')).toBe(lost);
  const restarted: LoadAnswer = { state: 'ready', part: { ...quietPart } };
  loader.afterFailure.restarts.set('mf-settings', async () => restarted);
  expect(await loader.load('mf-settings/security')).toBe(restarted);
  loader.afterFailure.olderReleases.set('mf-settings', async () => ready);
  expect(await loader.load('mf-settings/security')).toBe(ready);
});

test('steps run in the order of the list, and each gets the answer of those after it', async () => {
  const order: string[] = [];
  const named =
    (name: string): Step =>
    async (part, following) => {
      order.push(name);
      const answer = await following(part);
      order.push(`${name} ${answer.state}`);
      return answer;
    };
  await page([named('first'), named('second')]).load('mf-settings/security');
  expect(order).toEqual(['first', 'second', 'second failed', 'first failed']);
});

test('listeners get each answer once, until they stop', async () => {
  const loader = page([]);
  const receivedAnswers: string[] = [];
  const stop = loader.listen((name, { state }) => receivedAnswers.push(`${name} ${state}`));
  await loader.load('mf-settings/security');
  stop();
  await loader.load('mf-settings/security');
  expect(receivedAnswers).toEqual(['mf-settings/security failed']);
});
