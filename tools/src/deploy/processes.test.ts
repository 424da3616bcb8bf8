import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtRelease } from './stored/source';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { command, deployBuilt, Folders, registryIn } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const rounds = Number(process.env.FLIGHTDECK_ROUNDS ?? 3);
const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const liveVersions = (set: string) => {
  const { areas } = registryIn(set);
  return [areas['mf-settings']?.version, areas['mf-dashboard']?.version];
};
/** Returns a new set with release 1 of the page and two areas. */
const newSet = () => folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });

test('two processes deploy two areas at the same time, and both are live', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const to = newSet();
    const results = await Promise.all(
      ['mf-settings', 'mf-dashboard'].map((area) => command(`deploy ${area} --from ${set2} --to ${to}`)),
    );
    expect(results.map(({ code, error }) => [code, error])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(liveVersions(to)).toEqual(['2.0.0', '2.0.0']);
    const { history } = registryIn(to);
    expect(Object.values(history ?? {}).map((items) => items.map(({ what }) => what))).toEqual([
      ['found', 'deploy'],
      ['found', 'deploy'],
    ]);
  }
});

/**
 * Writes a module that a command loads first, and that kills the process before its `at`-th change to a file.
 * @param path counts only changes to files whose path contains this text
 */
function killer(at: number, path = ''): string {
  const file = join(folders.top, `kill-${path.replaceAll('/', '-')}-${at}.mjs`);
  const code = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let count = 0;
// Calls with a file handle belong to the file of the last call with a path.
let isCounted = true;
for (const name of ['mkdirSync', 'copyFileSync', 'writeFileSync', 'renameSync', 'rmSync', 'openSync', 'fsyncSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    const isOurs = String(args[0]).startsWith(${JSON.stringify(folders.top)});
    const hasPath = args.some((each) => String(each).includes(${JSON.stringify(path)}));
    if (typeof args[0] !== 'number') isCounted = isOurs && hasPath;
    if (isCounted && ++count === ${at}) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();
`;
  writeFileSync(file, code);
  return file;
}

/** Calls a function for each number, two calls at a time, until it returns null. @returns the results before null */
async function twoAtATime<T>(numbers: readonly number[], run: (number: number) => Promise<T | null>): Promise<T[]> {
  const rest = [...numbers];
  const found: T[] = [];
  const worker = async () => {
    for (let number = rest.shift(); number !== undefined; number = rest.shift()) {
      const result = await run(number);
      if (result === null) rest.length = 0;
      else found.push(result);
    }
  };
  await Promise.all([worker(), worker()]);
  return found;
}

/** Returns the numbers from 1 to `last`, or every `step`-th of them. */
const upTo = (last: number, step = 1) => Array.from({ length: Math.ceil(last / step) }, (_, index) => 1 + index * step);

test('after a kill at any point, the old or the new release is live and complete, and the next deploy works', async () => {
  const live = await twoAtATime(upTo(80, process.env.FLIGHTDECK_LONG ? 1 : 3), async (at) => {
    const to = newSet();
    const result = await command(`deploy mf-settings --from ${set2} --to ${to}`, { preload: killer(at) });
    if (result.signal !== 'SIGKILL') return null;
    const target = new Target(new FolderStore(to, 4));
    const version = registryIn(target.name).areas['mf-settings']?.version;
    expect(['1.0.0', '2.0.0']).toContain(version);
    await target.checkFiles((await builtRelease(to, 'mf-settings')).release);
    await deployBuilt(target, set2, 'mf-settings');
    expect(liveVersions(to)).toEqual(['2.0.0', '1.0.0']);
    return version;
  });
  // A deploy makes at least 30 changes. At least nine of those tested here are before it replaces the registry.
  expect(live.length).toBeGreaterThanOrEqual(process.env.FLIGHTDECK_LONG ? 30 : 15);
  expect(live.filter((version) => version === '1.0.0').length).toBeGreaterThanOrEqual(9);
});

test('a repeated deploy of the page completes one that was killed before it replaced the embed script', async () => {
  const to = folders.next();
  const from = folders.built('4.0.0', {});
  expect(await command(`deploy root-config --from ${from} --to ${to}`)).toMatchObject({ code: 0 });
  const later = folders.built('5.0.0', {});
  const line = `deploy root-config --from ${later} --to ${to}`;
  const result = await command(line, { preload: killer(1, 'embed/1/') });
  expect(result.signal).toBe('SIGKILL');
  const embed = () => readFileSync(join(to, 'embed/1/embed.js'), 'utf8');
  expect([registryIn(to).root?.version, embed()]).toEqual(['5.0.0', '// embed 4.0.0']);
  expect(await command(line)).toMatchObject({ code: 0, out: expect.stringContaining('is live already') });
  expect(embed()).toBe('// embed 5.0.0');
});

test('--take-lock deploys although a stuck process still touches its lock', async () => {
  const to = newSet();
  const file = join(to, '.deploy/lock/alice-4242-abc');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const timer = setInterval(() => existsSync(file) && utimesSync(file, new Date(), new Date()), 500);
  const result = await command(`deploy mf-settings --from ${set2} --to ${to} --take-lock`);
  clearInterval(timer);
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Live: mf-settings 2.0.0') });
});

test('reports immediately that a folder cannot be created', async () => {
  const result = await command(`deploy root-config --from ${set2} --to /proc/flightdeck/set`);
  expect([result.code, result.error]).toEqual([
    5,
    expect.stringMatching(/cannot be created: [\s\S]*Next: Name a folder/),
  ]);
});

test.each([
  [
    `deploy mf-settings --from ${set1} --to ${join(folders.top, 'nowhere')}`,
    3,
    /there is no page[\s\S]*Next: Deploy the page first/,
  ],
  [`deploy mf-weather --from ${set1}`, 2, /does not contain a build of mf-weather[\s\S]*Next: /],
  ['rollback mf-weather', 2, /There is no area "mf-weather"\. Areas: mf-connection[\s\S]*Next: /],
  ['deploy weather', 2, /There is no area "weather"[\s\S]*Next: /],
  [`deploy mf-licensing --from ${set1}`, 2, /of mf-licensing\. It contains: mf-dashboard, mf-settings, root-config\./],
  ['deploy', 2, /Name an area: /],
  ['status --dry-run', 2, /makes no changes/],
  ['history --take-lock', 2, /makes no changes/],
])('%s exits with code %i', async (line, code, expected) => {
  const result = await command(line);
  expect([result.code, result.error]).toEqual([code, expect.stringMatching(expected)]);
});
