import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repo } from '../common/repo';
import { builtRelease } from './stored/source';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { countFileChanges, killedAt } from './testing/fake-kills';
import { command, deployBuilt, Folders, refusal, registryIn } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);
countFileChanges();

const rounds = Number(process.env.FLIGHTDECK_ROUNDS ?? 3);
const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const liveVersions = (set: string) => {
  const { areas } = registryIn(set);
  return [areas['mf-settings']?.version, areas['mf-dashboard']?.version];
};
/** Returns a new set with release 1 of the page and two areas. */
const newSet = () => folders.copy(set1);

/** Runs a command in a new process, as a pipeline does. */
const runProcess = (line: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/src/deploy/main.ts', ...line.split(' ')], {
    cwd: repo,
  });

test('two processes deploy two areas at the same time, and both are live', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const to = newSet();
    const results = await Promise.all(
      ['mf-settings', 'mf-dashboard'].map((area) => runProcess(`deploy ${area} --from ${set2} --to ${to}`)),
    );
    expect(results.map(({ stderr }) => stderr)).toEqual(['', '']);
    expect(liveVersions(to)).toEqual(['2.0.0', '2.0.0']);
    const { history } = registryIn(to);
    expect(Object.values(history ?? {}).map((items) => items.map(({ what }) => what))).toEqual([
      ['found', 'deploy'],
      ['found', 'deploy'],
    ]);
  }
});

test('a process reports immediately that a folder cannot be created', async () => {
  await expect(runProcess(`deploy root-config --from ${set2} --to /proc/flightdeck/set`)).rejects.toMatchObject({
    code: 5,
    stderr: expect.stringMatching(/cannot be created: [\s\S]*Next: Name a folder/),
  });
});

test('after a kill at any change, the old or the new release is live and complete, and the next deploy works', async () => {
  const step = process.env.FLIGHTDECK_LONG ? 1 : 3;
  const results = await Promise.all(
    Array.from({ length: 75 / step }, async (_, index) => {
      const to = newSet();
      if (!(await killedAt(1 + index * step, () => deployBuilt(to, set2, 'mf-settings')))) return 'complete';
      // Takes the lock of the killed deploy after half of these seconds, at the same time in all sets.
      const target = new Target(new FolderStore(to, 4));
      const version = registryIn(to).areas['mf-settings']?.version;
      await target.checkFiles((await builtRelease(to, 'mf-settings')).release);
      await deployBuilt(target, set2, 'mf-settings');
      expect(liveVersions(to)).toEqual(['2.0.0', '1.0.0']);
      return version;
    }),
  );
  // At least 15 of those tested are before the deploy replaces the registry.
  expect(results.join(' ')).toMatch(/^(1\.0\.0 ){15,}(2\.0\.0 )*complete/);
});

test('a repeated deploy of the page completes one that was killed before it replaced the embed script', async () => {
  const to = folders.next();
  await deployBuilt(to, folders.built('4.0.0', {}), 'root-config');
  const later = folders.built('5.0.0', {});
  expect(await killedAt(1, () => deployBuilt(to, later, 'root-config'), 'embed/1/')).toBe(true);
  const embed = () => readFileSync(join(to, 'embed/1/embed.js'), 'utf8');
  expect([registryIn(to).root?.version, embed()]).toEqual(['5.0.0', '// embed 4.0.0']);
  expect(await command(`deploy root-config --from ${later} --to ${to}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is live already'),
  });
  expect(embed()).toBe('// embed 5.0.0');
});

test('--take-lock deploys although a stuck process still touches its lock', async () => {
  const to = newSet();
  const file = join(to, '.deploy/lock/alice-4242-abc');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const timer = setInterval(() => existsSync(file) && utimesSync(file, new Date(), new Date()), 100);
  const result = await command(`deploy mf-settings --from ${set2} --to ${to} --take-lock`);
  clearInterval(timer);
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Live: mf-settings 2.0.0') });
});

test('a deploy whose lock another process took does not replace the registry', async () => {
  const to = newSet();
  const before = registryIn(to);
  const swap = new Target(new FolderStore(to)).swap((registry) => {
    rmSync(join(to, '.deploy/lock'), { recursive: true });
    return { registry: { ...registry, areas: {} }, files: [], isIn: () => false };
  });
  expect(await refusal(swap)).toMatchObject({ exitCode: 4, message: 'Another process took the lock of the set.' });
  expect(registryIn(to)).toEqual(before);
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
  expect(await command(line)).toMatchObject({ code, error: expect.stringMatching(expected) });
});
