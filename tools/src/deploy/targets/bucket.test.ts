import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from '../deploy';
import type { UnitName } from '../releases/release';
import { rollback } from '../rollback';
import { storedRelease } from '../stored/source';
import { change, killedAt } from '../testing/fake-kills';
import { type S3Behavior, S3Server } from '../testing/fake-s3-server';
import { command, deployBuilt, Folders, refusal, silentOrder } from '../testing/fake-set';
import { BucketStore } from './bucket-store';
import { Target } from './target';

const store = new S3Server();
const folders = new Folders();
let count = 0;
/** Returns the address of an empty folder in the store. */
const newAddress = () => `s3://sets/${++count}`;

beforeAll(async () => {
  Object.assign(process.env, await store.start(), { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' });
});
beforeEach(() => {
  store.behavior = {};
});
afterAll(() => {
  store.stop();
  folders.remove();
});

const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set3 = folders.built('3.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });

const targetOf = (to: string, seconds?: number) => new Target(new BucketStore(to, seconds));
const liveVersions = async (to: string) => {
  const { root, areas } = await targetOf(to).read();
  return [root?.version, areas['mf-settings']?.version, areas['mf-dashboard']?.version];
};

/** Folder with release 1 of the page and two areas. */
const deployed = newAddress();
beforeAll(async () => {
  for (const unit of ['root-config', 'mf-settings', 'mf-dashboard'] as const)
    await deployBuilt(targetOf(deployed), set1, unit);
});

/** Returns a target with release 1 of the page and two areas: a copy of `deployed`, which takes less time than deploys. */
function newTarget() {
  const to = newAddress();
  store.copy(deployed, to);
  const target = targetOf(to);
  const deployFrom = (set: string, unit: UnitName) => deployBuilt(target, set, unit);
  return { to, target, deployFrom, rollBack: (unit: UnitName) => rollback(target, silentOrder(unit)) };
}

test('copies a release from one bucket to another, byte for byte', async () => {
  const [staging, production] = [targetOf(newAddress()), targetOf(newAddress())];
  for (const unit of ['root-config', 'mf-settings'] as const) await deployBuilt(staging, set2, unit);
  await deployBuilt(production, set1, 'root-config');
  const copied = await storedRelease(staging, 'mf-settings');
  await deploy(production, copied, silentOrder('mf-settings'));
  expect((await production.read()).areas).toEqual((await staging.read()).areas);
});

test('deploys and rolls back one area in a bucket, with the built files, and keeps the other areas', async () => {
  const { to, target, deployFrom, rollBack } = newTarget();
  await deployFrom(set2, 'mf-settings');
  expect(await liveVersions(to)).toEqual(['1.0.0', '2.0.0', '1.0.0']);
  const stored = await new BucketStore(to).get('mf-settings/2.0.0/remote.js');
  expect(stored?.body.equals(readFileSync(join(set2, 'mf-settings/2.0.0/remote.js')))).toBe(true);
  await deployFrom(set3, 'mf-settings');
  await rollBack('mf-settings');
  await rollBack('mf-settings');
  expect(await liveVersions(to)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect((await refusal(rollBack('mf-settings'))).message).toContain('no release to go back to');
  const { history } = await target.read();
  expect(history?.['mf-settings']?.map(({ what, version }) => `${what} ${version}`)).toEqual([
    'deploy 1.0.0',
    'deploy 2.0.0',
    'deploy 3.0.0',
    'rollback 2.0.0',
    'rollback 1.0.0',
  ]);
});

test('a dry run only reads, and counts the files that a deploy would upload', async () => {
  const { to, target } = newTarget();
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const put = jest.spyOn(BucketStore.prototype, 'put');
  await deployBuilt(target, set2, 'mf-settings', { isDryRun: true, print });
  expect([put.mock.calls, await liveVersions(to)]).toEqual([[], ['1.0.0', '1.0.0', '1.0.0']]);
  put.mockRestore();
  expect(await new BucketStore(to).get('mf-settings/2.0.0/remote.js')).toBeNull();
  await deployBuilt(target, set2, 'mf-settings', { print });
  expect(lines.join('\n')).toMatch(/Dry run: would upload 3 files, and change [\s\S]*Uploaded: 3 files;/);
});

test('never replaces a different file of an existing release', async () => {
  const { to, deployFrom } = newTarget();
  const bucket = new BucketStore(to);
  const other = Buffer.from('other');
  await bucket.replace('mf-settings/2.0.0/area.js', other);
  const error = await refusal(deployFrom(set2, 'mf-settings'));
  expect([error.exitCode, error.message]).toEqual([5, expect.stringContaining('area.js is not the file')]);
  expect((await bucket.get('mf-settings/2.0.0/area.js'))?.body).toEqual(other);
  expect((await liveVersions(to))[1]).toBe('1.0.0');
});

test('two deploys of two areas at the same time are both live', async () => {
  const { to } = newTarget();
  await Promise.all((['mf-settings', 'mf-dashboard'] as const).map((area) => deployBuilt(targetOf(to), set2, area)));
  expect(await liveVersions(to)).toEqual(['1.0.0', '2.0.0', '2.0.0']);
});

/**
 * Makes another deploy write once between read and write of the next `swap()`.
 * @returns a function that returns how often `swap()` has called `make`
 */
function simulateConflict(target: Target, to: string): () => number {
  let makeCalls = 0;
  const { swap } = Target.prototype;
  jest.spyOn(target, 'swap').mockImplementation((make) =>
    swap.call(target, async (live) => {
      const change = await make(live);
      if (makeCalls++ === 0) await deployBuilt(targetOf(to), set2, 'mf-dashboard');
      return change;
    }),
  );
  return () => makeCalls;
}

test('changes the new live registry when another process has written between read and write', async () => {
  const { to, target, deployFrom } = newTarget();
  const makeCalls = simulateConflict(target, to);
  await deployFrom(set2, 'mf-settings');
  expect(makeCalls()).toBe(2);
  expect(await liveVersions(to)).toEqual(['1.0.0', '2.0.0', '2.0.0']);
});

test('repeats a rollback after a conflict, although the history already contains the restored release', async () => {
  const { to, target, deployFrom, rollBack } = newTarget();
  await deployFrom(set2, 'mf-settings');
  const makeCalls = simulateConflict(target, to);
  await rollBack('mf-settings');
  expect(makeCalls()).toBe(2);
  expect(await liveVersions(to)).toEqual(['1.0.0', '1.0.0', '2.0.0']);
});

test('a change with a conflict at each attempt fails as busy, and is not live', async () => {
  const { to } = newTarget();
  const bucket = new BucketStore(to);
  const target = targetOf(to, 0);
  let attempts = 0;
  const error = await refusal(
    target.swap(async (live) => {
      attempts += 1;
      const text = Buffer.from(`${JSON.stringify(live)}${' '.repeat(attempts)}`);
      await bucket.replace('registry.json', text);
      return { registry: { ...live, areas: {} }, files: [], isIn: () => false };
    }),
  );
  expect(error.exitCode).toBe(4);
  expect((await liveVersions(to))[1]).toBe('1.0.0');
});

test('a rollback is not repeated when the answer to its write is lost', async () => {
  const { to, deployFrom } = newTarget();
  for (const set of [set2, set3]) await deployFrom(set, 'mf-settings');
  let lost = 0;
  store.behavior = { losesAnswer: (line) => /^PUT .*registry\.json$/.test(line) && lost++ === 0 };
  // A command has a store of its own, which has not tested the conditions yet.
  await rollback(targetOf(to), silentOrder('mf-settings'));
  expect(lost).toBeGreaterThan(0);
  expect(await liveVersions(to)).toEqual(['1.0.0', '2.0.0', '1.0.0']);
});

test('after a kill at any request, the old or the new release is live and complete, and the next deploy works', async () => {
  const { get, put } = BucketStore.prototype;
  jest.spyOn(BucketStore.prototype, 'get').mockImplementation(function (this: BucketStore, ...args) {
    return change(() => get.apply(this, args), ...args);
  });
  jest.spyOn(BucketStore.prototype, 'put').mockImplementation(function (this: BucketStore, ...args) {
    return change(() => put.apply(this, args), ...args);
  });
  const results: (string | undefined)[] = [];
  for (let at = 1; results.at(-1) !== 'complete'; at += 1) {
    const { to, target, deployFrom } = newTarget();
    const wasKilled = await killedAt(at, () => deployFrom(set2, 'mf-settings'));
    results.push(wasKilled ? (await liveVersions(to))[1] : 'complete');
    await target.checkFiles((await storedRelease(target, 'mf-settings')).release);
    await deployFrom(set2, 'mf-settings');
    expect((await liveVersions(to))[1]).toBe('2.0.0');
  }
  // A deploy sends at least nine requests before it replaces the registry.
  expect(results.join(' ')).toMatch(/^(1\.0\.0 ){9,}(2\.0\.0 )*complete$/);
});

test('deploys to a store that compares If-Match with the tag without its quotation marks', async () => {
  store.behavior = { hasBareTags: true };
  const { to, deployFrom, rollBack } = newTarget();
  await deployFrom(set2, 'mf-settings');
  expect(await liveVersions(to)).toEqual(['1.0.0', '2.0.0', '1.0.0']);
  await rollBack('mf-settings');
  expect(await liveVersions(to)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});

test.each([
  [{ hidesMissing: true }, 's3:ListBucket'],
  [{ isReadOnly: true }, 's3:PutObject'],
] satisfies [S3Behavior, string][])(
  'a store with %j is refused, and the advice names %s',
  async (behavior, permission) => {
    store.behavior = behavior;
    await expect(
      deployBuilt(new Target(new BucketStore('s3://sets/refused', 1)), set1, 'root-config'),
    ).rejects.toMatchObject({ exitCode: 5, next: expect.stringContaining(permission) });
  },
);

test.each([
  [{ ignores: ['if-none-match'] }, 'ignores If-None-Match:'],
  [{ ignores: ['if-match'] }, 'ignores If-Match:'],
  [{ ignores: ['if-match', 'if-none-match'] }, 'ignores If-None-Match and If-Match:'],
  [{ changesTags: true }, 'refuses If-Match with the tag that it returned'],
] satisfies [S3Behavior, string][])(
  'refuses a store with %j before any release is written',
  async (behavior, expected) => {
    const to = newAddress();
    store.behavior = behavior;
    store.requests.length = 0;
    const result = await command(`deploy root-config --from ${set1} --to ${to}`);
    expect([result.code, result.error]).toEqual([5, expect.stringContaining(expected)]);
    expect(result.error).toMatch(/\nNext: Use a store that honors conditional writes/);
    expect(store.requests.filter((line) => /^PUT/.test(line) && !line.endsWith('/.deploy/conditions'))).toEqual([]);
  },
);

test('reports an unreachable bucket, with advice', async () => {
  const result = await command('status --to s3://sets/x', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' });
  expect([result.code, result.error]).toEqual([5, expect.stringMatching(/^s3:\/\/sets\/x\/registry\.json cannot be/)]);
  expect(result.error).toContain('Next: Check address, region and keys');
});

test.each([
  [403, 'InvalidAccessKeyId'],
  [403, 'SignatureDoesNotMatch'],
  [403, 'RequestTimeTooSkewed'],
  [400, 'ExpiredToken'],
  [301, 'PermanentRedirect'],
])(
  'a refusal with status %i and code %s leads to keys, region and clock, and not to permissions',
  async (status, code) => {
    store.behavior = { refusal: { status, code } };
    const result = await command('status --to s3://sets/x');
    expect([result.code, result.error]).toEqual([5, expect.stringContaining(code)]);
    expect(result.error).toMatch(/Next: Check address, region and keys in the environment, and the clock/);
  },
);

test('reports a missing bucket, instead of an empty set', async () => {
  const result = await command('status --to s3://flightdeck-missing-bucket/x');
  expect([result.code, result.error]).toEqual([5, expect.stringContaining('NoSuchBucket')]);
});

test.each(['s3://', 's3://A_B/x'])('refuses the address %s, which has no valid name of a bucket', async (to) => {
  const result = await command(`status --to ${to}`);
  expect([result.code, result.error]).toEqual([2, expect.stringContaining('names no bucket')]);
});
