import { mapName } from '../build/source-maps';
import { BucketTarget } from './bucket-target';
import { deploy, rollback } from './deploy';
import { atDay } from './fake-days';
import { mapFor } from './fake-maps';
import { command } from './fake-set';
import { refusal } from './fake-signatures';
import { startedStore } from './fake-store';
import { scriptsOf } from './keep-maps';
import { BucketMaps } from './map-store';
import type { ObjectStore } from './object-store';
import { DeployError } from './outcome';
import { prune } from './prune';
import type { UnitName } from './release';
import { S3Store } from './s3-store';
import { builtRelease } from './source';

const { tested, folders } = startedStore();
afterEach(() => {
  jest.useRealTimers();
  if (tested.double) tested.double.behavior = {};
});

const unit = 'mf-settings';
const sets = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'].map((version) => folders.built(version, { [unit]: {} }));
const source = (version: number, which: UnitName = unit) => builtRelease(sets[version - 1] ?? '', which);
const quiet = (which: UnitName = unit) => ({ unit: which, dryRun: false, say: () => {} });
const order = { days: 30, dryRun: false, takeOver: false, say: (_line: string) => {} };

/** Days from now on which everything in a bucket is old: its times come from the store. */
const later = 31;

/** Passes requests on, and calls a function before each. */
function watched(store: ObjectStore, before: (count: number) => Promise<void> | void): ObjectStore {
  let count = 0;
  const after = async <T>(run: () => Promise<T>): Promise<T> => {
    count += 1;
    await before(count);
    return run();
  };
  return {
    name: store.name,
    get: (key) => after(() => store.get(key)),
    put: (...call) => after(() => store.put(...call)),
    list: () => after(() => store.list()),
    remove: (key) => after(() => store.remove(key)),
  };
}

/** Returns a bucket with releases 1, 2 and 3 of an area: 3 is live, and 2 is the one before. */
async function ready() {
  const to = tested.place();
  const store = new S3Store(to);
  const target = new BucketTarget(store);
  await deploy(target, source(1, 'root-config'), quiet('root-config'));
  for (const version of [1, 2, 3]) await deploy(target, source(version), quiet());
  const present = async () => {
    const paths = (await store.list()).map(({ path }) => path.split('/'));
    return [
      ...new Set(paths.flatMap(([top, version = '']) => (top === unit && version !== 'releases' ? [version] : []))),
    ];
  };
  const live = async () => (await target.read()).areas[unit]?.version;
  return { to, store, target, present, live };
}

/** Checks that the set is complete: its live release, and the one that a rollback restores. */
async function expectWhole(target: BucketTarget): Promise<void> {
  await target.checkFiles(source(Number((await target.read()).areas[unit]?.version[0])).release);
  await rollback(target, { ...quiet(), dryRun: true });
}

test('removes old releases and their source maps, and keeps the live release and the one before', async () => {
  const { to, target, present, live } = await ready();
  const maps = new BucketMaps(new S3Store(`${to}.maps`));
  for (const version of [1, 2])
    for (const [file, hash] of scriptsOf(source(version).release)) await maps.put(mapName(file), mapFor(hash));
  const said: string[] = [];
  atDay(29);
  await prune(target, maps, { ...order, say: (line) => void said.push(line) });
  expect(said).toEqual([expect.stringContaining('Nothing to remove')]);
  atDay(later);
  await prune(target, maps, { ...order, say: (line) => void said.push(line) });
  expect(said.slice(1)).toEqual([
    '  mf-settings/1.0.0/',
    'Removed 1 version folder with 4 files, 1 release file, 0 signatures, 2 source maps.',
  ]);
  expect(await present()).toEqual(['2.0.0', '3.0.0']);
  expect((await maps.list()).map(({ path }) => path.split('/')[1])).toEqual(['2.0.0', '2.0.0']);
  await rollback(target, quiet());
  expect(await live()).toBe('2.0.0');
  await expect(rollback(target, quiet())).rejects.toMatchObject({ exitCode: 3 });
});

test('a prune that ends at any request leaves a complete set; with --take-over, the next one finishes', async () => {
  let isFinished = false;
  let blocked = 0;
  for (let last = 1; !isFinished; last += 1) {
    const { store, target, present } = await ready();
    atDay(later);
    const dying = watched(store, (count) => {
      if (count > last) throw new Error('The process was killed.');
    });
    await prune(new BucketTarget(dying), null, order).then(
      () => {
        isFinished = true;
      },
      () => undefined,
    );
    await expectWhole(target);
    // A deploy goes on, or names the command that is needed first.
    const refused = await deploy(new BucketTarget(store), source(4), quiet()).catch((error: unknown) => error);
    if (refused instanceof DeployError) {
      expect([refused.exitCode, refused.next]).toEqual([4, expect.stringContaining('--take-over')]);
      expect(await refusal(prune(new BucketTarget(store), null, order))).toMatchObject({ exitCode: 4 });
      blocked += 1;
    } else expect(refused).toBeUndefined();
    await prune(new BucketTarget(store), null, { ...order, takeOver: true });
    expect(await present()).not.toContain('1.0.0');
    for (const version of [4, 1]) {
      await deploy(new BucketTarget(store), source(version), quiet());
      await expectWhole(target);
    }
    jest.useRealTimers();
  }
  expect(blocked).toBeGreaterThan(3);
});

/** Runs one command at a request of another, and checks that the deployed release is complete or the deploy was refused. */
async function expectSafe(first: 'deploy' | 'prune', at: number): Promise<boolean> {
  const { store, target, live } = await ready();
  atDay(later);
  const outcomes: Record<string, unknown> = {};
  const commands = {
    deploy: (given: ObjectStore) => deploy(new BucketTarget(given), source(1), quiet()),
    prune: (given: ObjectStore) => prune(new BucketTarget(given), null, order),
  };
  const second = first === 'deploy' ? 'prune' : 'deploy';
  let isReached = false;
  const run = async (name: 'deploy' | 'prune', given: ObjectStore) => {
    outcomes[name] = await commands[name](given).then(
      () => 'done',
      (error: unknown) => (error instanceof DeployError ? error.exitCode : error),
    );
  };
  await run(
    first,
    watched(store, async (count) => {
      if (count !== at) return;
      isReached = true;
      await run(second, store);
    }),
  );
  if (isReached) {
    await expectWhole(target);
    expect([4, 'done']).toContain(outcomes.deploy);
    expect([at, outcomes.prune, await live()]).toEqual([at, 'done', outcomes.deploy === 'done' ? '1.0.0' : '3.0.0']);
    await deploy(new BucketTarget(store), source(1), quiet());
    await expectWhole(target);
    expect(await live()).toBe('1.0.0');
  }
  jest.useRealTimers();
  return isReached;
}

test.each(['deploy', 'prune'] as const)(
  'a deploy of a release that a prune removes at the same time is complete or refused (at any request of the %s)',
  async (first) => {
    let at = 1;
    while (await expectSafe(first, at)) at += 1;
    expect(at).toBeGreaterThan(10);
  },
);

test('of two prunes at the same time, one is refused, also when the other one was interrupted', async () => {
  let killed = 0;
  let refused = 0;
  let isReached = true;
  for (let at = 1; isReached; at += 1) {
    const { store, target } = await ready();
    atDay(later);
    isReached = false;
    let second: unknown;
    const dying: ObjectStore = { ...watched(store, () => {}), remove: () => Promise.reject(new Error('killed')) };
    const between = async (count: number) => {
      if (count !== at) return;
      isReached = true;
      second = await prune(new BucketTarget(dying), null, order).catch((error: unknown) => error);
    };
    const first = await prune(new BucketTarget(watched(store, between)), null, order).catch((error: unknown) => error);
    const isSecondKilled = second instanceof Error && second.message === 'killed';
    if (isSecondKilled) killed += 1;
    if (second instanceof DeployError) refused += 1;
    expect([at, first instanceof DeployError ? first.exitCode : first]).toEqual([at, isSecondKilled ? 4 : undefined]);
    await expectWhole(target);
    jest.useRealTimers();
  }
  expect(killed).toBeGreaterThan(3);
  expect(refused).toBeGreaterThan(3);
});

if (tested.double)
  test('keys without the right to list remove nothing, and the message names the right', async () => {
    const { to, store, present } = await ready();
    if (tested.double) tested.double.behavior = { refuses: (path) => path === 'sets/' };
    const run = await command(`prune --to ${to}`);
    expect(run).toMatchObject({ code: 5, error: expect.stringContaining('AccessDenied') });
    if (tested.double) tested.double.behavior = {};
    expect((await store.list()).length).toBeGreaterThan(12);
    expect(await present()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  });

test('the program prunes a bucket', async () => {
  const { to } = await ready();
  expect(await command(`prune --to ${to} --dry-run`)).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringContaining('Nothing to remove'),
  });
});
