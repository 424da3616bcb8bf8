import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import type { UnitName } from './releases/release';
import { history, status } from './report/report';
import { abort, promote, rollback } from './rollback';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { deployBuilt, deployedFrom, Folders, refusal, registryIn, silentOrder } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });

const newFolder = deployedFrom(set1, folders);

/** Returns a target with release 1 of the page and two areas, functions that change it, and their output. */
function newTarget() {
  const dir = newFolder();
  const target = new Target(new FolderStore(dir));
  const output: string[] = [];
  const order = (unit: UnitName, isDryRun = false) => ({ unit, isDryRun, print: (line: string) => output.push(line) });
  const deployFrom = async (set: string, unit: UnitName, isDryRun = false) =>
    deployBuilt(target, set, unit, order(unit, isDryRun));
  return {
    dir,
    target,
    deployFrom,
    rollBack: (unit: UnitName, isDryRun = false) => rollback(target, order(unit, isDryRun)),
    output: () => output.join('\n'),
    liveVersions: () => {
      const { root, areas } = registryIn(target.name);
      return [root?.version, areas['mf-settings']?.version, areas['mf-dashboard']?.version];
    },
  };
}

test('deploys one area with its files, and keeps the other areas', async () => {
  const { dir, deployFrom, liveVersions, output } = newTarget();
  const before = readFileSync(join(dir, 'mf-settings/1.0.0/remote.js'), 'utf8');
  await deployFrom(set2, 'mf-settings');
  expect(liveVersions()).toEqual(['1.0.0', '2.0.0', '1.0.0']);
  expect(readdirSync(join(dir, 'mf-settings/2.0.0')).sort()).toEqual(
    ['area.js', 'remote.js', 'style.css'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort(),
  );
  expect(readFileSync(join(dir, 'mf-settings/1.0.0/remote.js'), 'utf8')).toBe(before);
  expect(output()).toContain('Checked: mf-settings 2.0.0 fits the live page 1.0.0.');
  expect(output()).toContain('Uploaded: 3 files; existing files are unchanged.');
  expect(output()).toContain('Live: mf-settings 2.0.0, previously 1.0.0.');
});

test('a deploy of the page replaces the embed script at its permanent address and prints its hash, and so does a rollback', async () => {
  const { dir, deployFrom, rollBack, output } = newTarget();
  const embed = (name: string) => readFileSync(join(dir, 'embed/1', name));
  const hashLine = () => `Embed script: embed/2.0.0/embed.js ${registryIn(dir).root?.embed?.files['embed.js']}`;
  await deployFrom(set2, 'mf-settings');
  expect(String(embed('embed.js'))).toBe('// embed 1.0.0');
  await deployFrom(set2, 'root-config');
  expect([String(embed('embed.js')), String(embed('loader.js'))]).toEqual(['// embed 2.0.0', '// loader 2.0.0']);
  expect(brotliDecompressSync(embed('embed.js.br')).equals(embed('embed.js'))).toBe(true);
  expect(output()).toContain(hashLine());
  await rollBack('root-config');
  expect(String(embed('embed.js'))).toBe('// embed 1.0.0');
  expect(output()).toContain(hashLine().replace('2.0.0', '1.0.0'));
});

test('does not publish an embed script that was changed at the target', async () => {
  const { dir, deployFrom } = newTarget();
  writeFileSync(join(dir, 'embed/1.0.0/embed.js'), 'other');
  expect((await refusal(deployFrom(set1, 'root-config'))).message).toContain('embed.js is not the file that was built');
  expect(readFileSync(join(dir, 'embed/1/embed.js'), 'utf8')).toBe('// embed 1.0.0');
});

test('deploying the live release again changes nothing', async () => {
  const { dir, deployFrom, output } = newTarget();
  const before = readFileSync(join(dir, 'registry.json'), 'utf8');
  await deployFrom(set1, 'mf-settings');
  expect(output()).toContain('Nothing to do: mf-settings 1.0.0 is live already.');
  expect(readFileSync(join(dir, 'registry.json'), 'utf8')).toBe(before);
});

test('a dry run counts the files that a deploy would upload, and does not change the target', async () => {
  const { dir, deployFrom, rollBack, liveVersions, output } = newTarget();
  await deployFrom(set2, 'mf-settings', true);
  expect(output()).toContain('Dry run: would upload 3 files, and change mf-settings from 1.0.0 to 2.0.0.');
  expect(existsSync(join(dir, 'mf-settings/2.0.0'))).toBe(false);
  expect(liveVersions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  await deployFrom(set2, 'mf-settings');
  await rollBack('mf-settings', true);
  expect(liveVersions()).toEqual(['1.0.0', '2.0.0', '1.0.0']);
  await rollBack('mf-settings');
  await deployFrom(set2, 'mf-settings', true);
  expect(output()).toContain('Dry run: would upload 0 files, and change');
});

test.each([
  ['rollback', rollback],
  ['promote', promote],
  ['abort', abort],
] as const)('a refused %s at a wrong target creates nothing there', async (_name, change) => {
  const target = new Target(new FolderStore(folders.next()));
  const error = await refusal(change(target, silentOrder('mf-settings')));
  expect(error.exitCode).toBe(3);
  expect(existsSync(target.name)).toBe(false);
});

test('each rollback restores the previous release of one area', async () => {
  const { target, deployFrom, rollBack, liveVersions } = newTarget();
  const set3 = folders.built('3.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
  for (const set of [set2, set3]) await deployFrom(set, 'mf-settings');
  await deployFrom(set2, 'mf-dashboard');
  await rollBack('mf-settings');
  expect(liveVersions()).toEqual(['1.0.0', '2.0.0', '2.0.0']);
  await rollBack('mf-settings');
  expect(liveVersions()).toEqual(['1.0.0', '1.0.0', '2.0.0']);
  const error = await refusal(rollBack('mf-settings'));
  expect([error.exitCode, error.message]).toEqual([3, 'mf-settings has no release to go back to; 1.0.0 is live.']);
  expect(registryIn(target.name).history?.['mf-settings']?.map(({ what, version }) => `${what} ${version}`)).toEqual([
    'deploy 1.0.0',
    'deploy 2.0.0',
    'deploy 3.0.0',
    'rollback 2.0.0',
    'rollback 1.0.0',
  ]);
  await deployFrom(set3, 'mf-settings');
  await rollBack('mf-settings');
  expect(liveVersions()).toEqual(['1.0.0', '1.0.0', '2.0.0']);
});

test('a rollback restores a release that a build made live, without a deploy', async () => {
  const served = folders.built('0.9.0', { 'mf-settings': {} });
  const target = new Target(new FolderStore(served));
  await deployBuilt(target, set2, 'mf-settings');
  await rollback(target, silentOrder('mf-settings'));
  expect(registryIn(target.name).areas['mf-settings']?.version).toBe('0.9.0');
});

test('refuses a rollback to changed files, and keeps the live release', async () => {
  const { dir, deployFrom, rollBack, liveVersions } = newTarget();
  await deployFrom(set2, 'mf-settings');
  appendFileSync(join(dir, 'mf-settings/1.0.0/area.js'), ' ');
  const error = await refusal(rollBack('mf-settings'));
  expect([error.exitCode, error.message]).toEqual([5, expect.stringContaining('area.js is not the file')]);
  expect(liveVersions()).toEqual(['1.0.0', '2.0.0', '1.0.0']);
});

test('does not deploy files that differ from the build', async () => {
  const { dir, deployFrom, liveVersions } = newTarget();
  const damagedSet = folders.built('4.0.0', { 'mf-settings': {} });
  writeFileSync(join(damagedSet, 'mf-settings/4.0.0/remote.js'), '');
  expect((await refusal(deployFrom(damagedSet, 'mf-settings'))).message).toContain(
    'remote.js is not the file that was built',
  );
  expect([liveVersions()[1], existsSync(join(dir, 'mf-settings/4.0.0'))]).toEqual(['1.0.0', false]);
});

test('makes compressed copies from the checked files, not from copies in the built set', async () => {
  const { dir, deployFrom } = newTarget();
  const set = folders.built('6.0.0', { 'mf-settings': {} });
  writeFileSync(join(set, 'mf-settings/6.0.0/remote.js.br'), 'replaced');
  await deployFrom(set, 'mf-settings');
  const built = readFileSync(join(set, 'mf-settings/6.0.0/remote.js'));
  const file = join(dir, 'mf-settings/6.0.0/remote.js');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(built)).toBe(true);
  expect(gunzipSync(readFileSync(`${file}.gz`)).equals(built)).toBe(true);
});

test.each(['.br', '.gz'])('refuses a compressed copy (%s) that was changed at the target', async (suffix) => {
  const { dir, deployFrom, rollBack } = newTarget();
  await deployFrom(set2, 'mf-settings');
  for (const version of ['1.0.0', '2.0.0'])
    writeFileSync(join(dir, `mf-settings/${version}/area.js${suffix}`), 'other');
  const refused = { exitCode: 5, message: expect.stringContaining(`area.js${suffix} is not the file that was built`) };
  expect(await refusal(deployFrom(set2, 'mf-settings'))).toMatchObject(refused);
  expect(await refusal(rollBack('mf-settings'))).toMatchObject(refused);
});

test.each([
  ['a file', 'mf-settings/7.0.0/area.js'],
  ['a version folder', 'mf-settings/7.0.0'],
  ['the folder of an area', 'mf-settings'],
  ['the registry', 'registry.json'],
])('does not deploy %s that is a symbolic link', async (_label, path) => {
  const { dir, deployFrom, liveVersions } = newTarget();
  const set = folders.built('7.0.0', { 'mf-settings': {} });
  const elsewhere = folders.next();
  renameSync(join(set, path), elsewhere);
  symlinkSync(elsewhere, join(set, path));
  await expect(deployFrom(set, 'mf-settings')).rejects.toMatchObject({
    exitCode: 5,
    message: `${join(set, path)} is a symbolic link.`,
  });
  expect([liveVersions()[1], existsSync(join(dir, 'mf-settings/7.0.0'))]).toEqual(['1.0.0', false]);
});

/** Returns a built set with a changed registry entry of `mf-settings`. */
function changedSet(version: string, change: (entry: RegistryEntry) => object): string {
  const set = folders.built(version, { 'mf-settings': {} });
  const file = join(set, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const entry: RegistryEntry = registry.areas['mf-settings'];
  registry.areas['mf-settings'] = { ...entry, ...change(entry) };
  writeFileSync(file, JSON.stringify(registry));
  return set;
}

test.each([
  ['a folder above the set', () => ({ base: '../mf-settings/8.0.0/' }), 'areas.mf-settings.base'],
  ['a folder with ".."', () => ({ base: 'mf-settings/../8.0.0/' }), 'areas.mf-settings.base'],
  ['a version with a path', () => ({ version: '../8.0.0' }), 'areas.mf-settings.version'],
  [
    'a file with a path',
    ({ files }: RegistryEntry) => ({ files: { ...files, '../../x.js': files['area.js'] } }),
    'areas.mf-settings.files',
  ],
  ['the address of a development server', () => ({ origin: 'https://evil.example/' }), 'areas.mf-settings.origin'],
  ['the folder of another area', () => ({ base: 'mf-dashboard/8.0.0/' }), 'but that is not a folder of'],
  ['the folder of another version', () => ({ base: 'mf-settings/1.0.0/' }), 'but that is not a folder of'],
  [
    'a chunk without a hash',
    () => ({ chunks: { screen: ['other.js'] } }),
    'has no hash for mf-settings/8.0.0/other.js',
  ],
  [
    'a chunk with the name of a property that every object has',
    () => ({ chunks: { screen: ['constructor'] } }),
    'has no hash for mf-settings/8.0.0/constructor',
  ],
  ['an entry without a hash', () => ({ entry: 'other.js' }), 'has no hash for mf-settings/8.0.0/other.js'],
])('does not deploy a registry with %s', async (_label, change, expected) => {
  const { deployFrom, liveVersions } = newTarget();
  const set = changedSet('8.0.0', change);
  await expect(deployFrom(set, 'mf-settings')).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringContaining(expected),
  });
  expect(liveVersions()[1]).toBe('1.0.0');
});

test.each([
  ['{"protocol":', 'cannot be read'],
  ['{"protocol":2}', 'is malformed'],
])('never replaces the invalid registry %s', async (text, problem) => {
  const { dir, deployFrom } = newTarget();
  writeFileSync(join(dir, 'registry.json'), text);
  const error = await refusal(deployFrom(set2, 'mf-settings'));
  expect([error.exitCode, error.message]).toEqual([5, expect.stringContaining(problem)]);
  expect(readFileSync(join(dir, 'registry.json'), 'utf8')).toBe(text);
});

test('status prints the live releases as text, and history all deploys as JSON', async () => {
  const { target, deployFrom } = newTarget();
  await deployFrom(set2, 'mf-settings');
  expect(status(registryIn(target.name), undefined, false).join('\n')).toMatch(
    /^mf-licensing +not deployed$[\s\S]*^mf-settings +2\.0\.0 +\d{4}-.*Z$/m,
  );
  const [text = ''] = history(registryIn(target.name), 'mf-settings', true);
  expect(JSON.parse(text)).toMatchObject([
    { what: 'deploy', version: '2.0.0' },
    { what: 'deploy', version: '1.0.0' },
  ]);
});
