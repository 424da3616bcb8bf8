import { failure } from '@flightdeck/shared/contracts/failure';
import type { LoadAnswer } from '@flightdeck/shared/contracts/part';
import { quietPart } from '../testing/fake-area';
import { chainSteps, type PageLoader, replaced, type Step, standIn } from './load-chain';

const ready: LoadAnswer = { state: 'ready', part: { ...quietPart } };
const lost: LoadAnswer = { state: 'failed', failure: failure('area-script', 'Lost.') };
const next = async () => lost;

test('a part that the page draws itself needs no loader; other parts are loaded', async () => {
  const step = standIn(new Map([['mf-unknown/0', quietPart]]));
  expect(await step('mf-unknown/0', next)).toEqual({ state: 'ready', part: quietPart });
  expect(await step('mf-settings/security', next)).toBe(lost);
});

test('the replacement of an area loads its parts, and no other', async () => {
  const step = replaced(new Map([['mf-settings', async () => ready]]));
  expect(await step('mf-settings/security', next)).toBe(ready);
  expect(await step('mf-dashboard/my-plan', next)).toBe(lost);
});

/** A page whose host did not answer one route. */
function page(...more: readonly Step[]) {
  const standIns: PageLoader['standIns'] = new Map([['mf-unknown/0', quietPart]]);
  const replacements: PageLoader['replacements'] = new Map();
  const live = { entries: {}, reports: () => [], load: next };
  return chainSteps(live, { steps: [standIn(standIns), ...more, replaced(replacements)], standIns, replacements });
}

test('a part that the page draws itself loads after a visit to another screen, whatever replaces the areas', async () => {
  const loader = page();
  const visit = () => loader.load('mf-unknown/0');
  expect((await visit()).state).toBe('ready');
  expect(await loader.load('mf-dashboard/at-a-glance')).toBe(lost);
  loader.replacements.set('mf-dashboard', async () => ready);
  expect(await loader.load('mf-dashboard/at-a-glance')).toBe(ready);
  expect((await visit()).state).toBe('ready');
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
  await page(named('first'), named('second')).load('mf-settings/security');
  expect(order).toEqual(['first', 'second', 'second failed', 'first failed']);
});

test('listeners get each answer once, until they stop', async () => {
  const loader = page();
  const heard: string[] = [];
  const stop = loader.listen((name, { state }) => heard.push(`${name} ${state}`));
  await loader.load('mf-settings/security');
  await loader.load('mf-unknown/0');
  stop();
  await loader.load('mf-settings/security');
  expect(heard).toEqual(['mf-settings/security failed', 'mf-unknown/0 ready']);
});
