import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapsOf } from '../build/source-maps';
import { deploy, rollback } from './deploy';
import { atDay } from './fake-days';
import { withMaps } from './fake-maps';
import { command, Folders } from './fake-set';
import { newKey, refusal, signers } from './fake-signatures';
import { filesIn } from './folder-files';
import { FolderTarget } from './folder-target';
import { keepMaps } from './keep-maps';
import { FolderMaps } from './map-store';
import { prune } from './prune';
import type { UnitName } from './release';
import { history } from './report';
import { Signer } from './signer';
import { builtRelease } from './source';
import { abort, promote, stage } from './stage';
import { previous } from './switch';

const folders = new Folders();
const versions = Array.from({ length: 8 }, (_, index) => `${index + 1}.0.0`);
const sets = versions.map((version) => withMaps(folders.built(version, { 'mf-settings': {}, 'mf-dashboard': {} })));
const unit = 'mf-settings';

afterEach(() => {
  jest.useRealTimers();
});
afterAll(folders.remove);

/** Returns a target with release 1 of the page and two areas, deployed today. */
async function ready(signer?: Signer) {
  const dir = folders.next();
  const target = new FolderTarget(dir, 30, signer);
  const maps = new FolderMaps(mapsOf(dir));
  const said: string[] = [];
  const order = (which: UnitName = unit) => ({
    unit: which,
    dryRun: false,
    say: (line: string) => void said.push(line),
  });
  const source = (version: number, which: UnitName = unit) => builtRelease(sets[version - 1] ?? '', which);
  const put = async (version: number, which: UnitName = unit) => {
    await deploy(target, source(version, which), order(which));
    await keepMaps(source(version, which).release, new FolderMaps(mapsOf(sets[version - 1] ?? '')), maps);
  };
  atDay(0);
  for (const which of ['root-config', 'mf-dashboard', unit] as const) await put(1, which);
  const run = async (options: { dryRun?: boolean; days?: number } = {}) => {
    said.length = 0;
    await prune(target, maps, { days: 30, dryRun: false, takeOver: false, ...options, say: order().say });
    return said.join('\n');
  };
  /** Versions of the area that the set has, and those with source maps. */
  const present = () => versionsIn(dir);
  const withMap = () => versionsIn(mapsOf(dir));
  return { dir, target, maps, order, source, put, run, present, withMap, said };
}

const versionsIn = (dir: string) =>
  existsSync(join(dir, unit))
    ? readdirSync(join(dir, unit))
        .filter((name) => name !== 'releases')
        .sort()
    : [];

test('keeps the live release, the one before, and those that were in use in the last 30 days', async () => {
  const { dir, target, put, order, run, present, withMap } = await ready();
  for (const [version, day] of [2, 20, 40, 45, 50].entries()) {
    atDay(day);
    await put(version + 2);
  }
  atDay(71);
  expect(await run()).toMatch(
    /Removed 3 version folders with \d+ files, 3 release files, 0 signatures, 6 source maps\./,
  );
  // Release 3 was in use until day 40, release 4 from then on.
  expect(present()).toEqual(['4.0.0', '5.0.0', '6.0.0']);
  expect(withMap()).toEqual(['4.0.0', '5.0.0', '6.0.0']);
  expect(existsSync(join(dir, 'mf-dashboard/1.0.0/remote.js'))).toBe(true);
  expect(history(target.read(), unit, false).join('\n')).not.toMatch(/ [123]\.0\.0/);
  atDay(400);
  await run();
  expect(present()).toEqual(['5.0.0', '6.0.0']);
  expect(await run()).toMatch(/^Nothing to remove: .* in use in the last 30 days\.$/);
  expect(await run({ days: 1 })).toMatch(/ in use in the last day\.$/);
  await rollback(target, order());
  expect(target.read().areas[unit]?.version).toBe('5.0.0');
  expect((await refusal(rollback(target, order()))).message).toContain('no release to go back to');
});

test('keeps a staged release, and one whose trial ended in the last 30 days', async () => {
  const { target, order, source, run, present } = await ready();
  for (const [version, from, to] of [
    [2, 1, 60],
    [3, 61, 62],
  ] as const) {
    atDay(from);
    await stage(target, source(version), { share: 10 }, order());
    atDay(to);
    await abort(target, order());
  }
  atDay(63);
  await stage(target, source(4), { share: 10 }, order());
  atDay(91);
  await run();
  expect(present()).toEqual(['1.0.0', '3.0.0', '4.0.0']);
  atDay(900);
  await run();
  expect(present()).toEqual(['1.0.0', '4.0.0']);
  await promote(target, order());
  expect(target.read().areas[unit]?.version).toBe('4.0.0');
});

test('a dry run names what would be removed, and removes nothing', async () => {
  const { dir, put, run } = await ready();
  for (const version of [2, 3]) await put(version);
  atDay(40);
  const before = filesIn(dir);
  const said = await run({ dryRun: true });
  expect(said).toMatch(/ {2}mf-settings\/1\.0\.0\/\nDry run: would remove 1 version folder .* 2 source maps\./);
  expect(filesIn(dir)).toEqual(before);
  expect(await run()).toContain('Removed 1 version folder');
});

test('never removes releases of the embed script, other files, and what links lead to', async () => {
  const { dir, put, run } = await ready();
  const elsewhere = folders.built('7.0.0', { 'mf-licensing': {} });
  symlinkSync(join(elsewhere, 'mf-licensing'), join(dir, 'mf-licensing'));
  mkdirSync(join(dir, 'notes/1.0.0'), { recursive: true });
  for (const name of ['notes/1.0.0/a.txt', 'mf-settings/readme.txt', 'robots.txt']) writeFileSync(join(dir, name), '');
  for (const version of [2, 3]) for (const which of ['root-config', unit] as const) await put(version, which);
  atDay(400);
  await run();
  expect(readdirSync(join(dir, 'embed')).sort()).toEqual(['1', '1.0.0', '2.0.0', '3.0.0']);
  expect(readdirSync(join(dir, 'root-config')).sort()).toEqual(['2.0.0', '3.0.0', 'releases']);
  for (const name of ['notes/1.0.0/a.txt', 'mf-settings/readme.txt', 'robots.txt', 'mf-licensing/7.0.0/remote.js'])
    expect([name, existsSync(join(dir, name))]).toEqual([name, true]);
});

test('removes an upload that never went live only when it is old', async () => {
  const { dir, target, source, run, present } = await ready();
  target.upload(source(5).release, source(5).folder, false);
  mkdirSync(join(dir, 'mf-settings/.unfinished-1-1'));
  writeFileSync(join(dir, 'mf-settings/.unfinished-1-1/a.js'), '');
  atDay(29);
  await run();
  expect(present()).toEqual(['.unfinished-1-1', '1.0.0', '5.0.0']);
  atDay(31);
  await run();
  expect(present()).toEqual(['1.0.0']);
});

test('a deploy that found a folder is refused when a prune removes it before the switch, and succeeds again', async () => {
  const { dir, target, order, source, put, run } = await ready();
  for (const version of [2, 3]) await put(version);
  atDay(40);
  class Between extends FolderTarget {
    override async swap(...call: Parameters<FolderTarget['swap']>): Promise<boolean> {
      await run();
      return super.swap(...call);
    }
  }
  const error = await refusal(deploy(new Between(dir), source(1), order()));
  expect([error.exitCode, error.message]).toEqual([4, 'npm run prune has just removed mf-settings/1.0.0/.']);
  expect(target.read().areas[unit]?.version).toBe('3.0.0');
  await deploy(target, source(1), order());
  expect(target.read().areas[unit]?.version).toBe('1.0.0');
  target.checkFiles(source(1).release);
});

test('signs the registry that it writes, and keeps the newest signatures', async () => {
  const key = newKey();
  const { dir, put, run } = await ready(new Signer([key]));
  for (let deploys = 0; deploys < 15; deploys += 1) await put((deploys % 3) + 1);
  atDay(40);
  expect(await run()).toMatch(/, 7 signatures,/);
  expect(signers(dir)).toEqual([key.publicKey]);
  expect(readdirSync(join(dir, 'signatures')).length).toBeGreaterThanOrEqual(10);
  // Without the key, nobody can replace the registry, so nothing is removed.
  atDay(80);
  const files = () => filesIn(dir).filter(({ path }) => !path.startsWith('.deploy/'));
  const before = files();
  const other = prune(new FolderTarget(dir, 30, new Signer([])), null, {
    days: 1,
    dryRun: false,
    takeOver: false,
    say: () => {},
  });
  expect((await refusal(other)).exitCode).toBe(3);
  expect(files()).toEqual(before);
});

/** Returns numbers that look random, and are the same at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each([1, 2, 3, 4, 5, 6])('releases that are needed survive any sequence of commands (%i)', async (seed) => {
  const { target, order, source, put, run, present } = await ready();
  const next = numbers(seed);
  /** Version → the last day on which a user could get it. */
  const lastDay = new Map<string, number>();
  let removed = 0;
  for (let day = 1, step = 0; step < 60; step += 1) {
    const serves = () => {
      const { areas, staged } = target.read();
      return [areas[unit]?.version, staged?.[unit]?.entry.version].flatMap((version) => version ?? []);
    };
    day += next(12);
    atDay(day);
    for (const version of serves()) lastDay.set(version, day);
    const version = 1 + next(versions.length);
    const commands = [
      () => put(version),
      () => stage(target, source(version), { share: 10 }, order()),
      () => promote(target, order()),
      () => abort(target, order()),
      () => rollback(target, order()),
    ];
    // Commands that don't fit the state are refused.
    await commands[next(commands.length)]?.().catch(() => {});
    for (const served of serves()) lastDay.set(served, day);
    if (next(3) > 0) continue;
    const [before, count] = [previous(target.read(), unit)?.release, present().length];
    await run();
    removed += count - present().length;
    const needed = [...lastDay].filter(([, last]) => day - last <= 30).map(([each]) => each);
    for (const each of new Set([...needed, ...serves()])) target.checkFiles(source(Number(each[0])).release);
    expect(previous(target.read(), unit)?.release).toBe(before);
    if (before) target.checkFiles(target.release(before));
  }
  expect(removed).toBeGreaterThan(0);
});

test.each([
  ['prune mf-settings', 'name no area'],
  ['prune --days 0', '--days is a whole number from 1 to 3650'],
  ['prune --days NaN', '--days is a whole number from 1 to 3650'],
  ['prune --maps /tmp/x', '--maps belongs to deploy'],
  ['deploy mf-settings --days 3', '--days belongs to prune'],
  ['abort mf-settings --take-over', '--take-over belongs to prune'],
])('npm run %s is a wrong command', async (line, message) => {
  expect(await command(line)).toMatchObject({ code: 2, error: expect.stringContaining(message) });
});

test('the program prunes a set of a build, and says what is left to do', async () => {
  const to = folders.built('1.0.0', { 'mf-settings': {} });
  const run = await command(`prune --to ${to}`);
  expect(run).toMatchObject({ code: 0, error: '', out: expect.stringContaining('Nothing to remove: each release is') });
});
