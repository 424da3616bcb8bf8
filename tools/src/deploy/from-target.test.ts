import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from './deploy';
import { readOptions } from './options';
import { foldersOf, releaseOf, type UnitName } from './releases/release';
import { storedRelease } from './stored/source';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { command, deployBuilt, Folders, registryIn } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const parts = { screen: { kind: 'screen' as const, reads: [], shows: [] } };
const partsOfRelease2 = { ...parts, extra: { kind: 'part' as const, reads: [], shows: [] } };
const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': { parts: partsOfRelease2, needs: { react: '^19.1.0' } } });

/** Returns two targets with release 1 of the page and two areas; staging has release 2 of one area. */
async function newTargets() {
  const staging = new Target(new FolderStore(folders.next()));
  const production = new Target(new FolderStore(folders.next()));
  const deployUnit = (target: Target, set: string, unit: UnitName) => deployBuilt(target, set, unit);
  for (const target of [staging, production])
    for (const unit of ['root-config', 'mf-settings', 'mf-dashboard'] as const) await deployUnit(target, set1, unit);
  await deployUnit(staging, set2, 'mf-settings');
  return { staging, production };
}

test('a deploy from another target copies exactly its bytes', async () => {
  const { staging, production } = await newTargets();
  const result = await command(`deploy mf-settings --from ${staging.name} --to ${production.name}`);
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Live: mf-settings 2.0.0, previously 1.0.0.') });
  expect(registryIn(production.name).areas).toEqual(registryIn(staging.name).areas);
  const release = releaseOf(registryIn(production.name), 'mf-settings');
  for (const { base, files } of release ? foldersOf(release) : [])
    for (const name of Object.keys(files))
      expect(readFileSync(join(production.name, base, name))).toEqual(readFileSync(join(staging.name, base, name)));
});

test('a copy checks each file, and refuses an area that the other target lacks', async () => {
  const { staging, production } = await newTargets();
  const copied = await storedRelease(staging, 'mf-settings');
  await deploy(production, copied, { unit: 'mf-settings', isDryRun: false, print: () => {} });
  expect(registryIn(production.name).areas).toEqual(registryIn(staging.name).areas);
  appendFileSync(join(staging.name, 'mf-settings/2.0.0/area.js'), ' ');
  const empty = new Target(new FolderStore(folders.next()));
  await deployBuilt(empty, set1, 'root-config');
  const changed = await storedRelease(staging, 'mf-settings');
  await expect(deploy(empty, changed, { unit: 'mf-settings', isDryRun: false, print: () => {} })).rejects.toMatchObject(
    {
      exitCode: 5,
      message: expect.stringContaining('area.js is not the file that was built'),
    },
  );
  expect(existsSync(join(empty.name, 'mf-settings/2.0.0'))).toBe(false);
  await expect(storedRelease(staging, 'mf-licensing')).rejects.toMatchObject({ exitCode: 2 });
});

test.each([
  'ftp://host/set',
  'https://cdn.example/set',
  'S3://bucket/set',
  's3:/bucket/set',
  '~/set',
  'deploy@host:/srv/set',
  'arn:aws:s3:::bucket/set',
  'C:\\~set',
  '$HOME/set',
  '%USERPROFILE%\\set',
  ' /srv/set',
  's3://bucket/set ',
])('the address "%s" is refused, because a folder with this name would be made in the current one', (place) => {
  for (const option of ['--to', '--from'])
    expect(() => readOptions(['deploy', 'mf-settings', `${option}=${place}`])).toThrow(
      `${option} must be a whole path`,
    );
});

test.each(['sets/a', '../a~b', '/srv/a:b/%20 set', 's3://bucket/set'])('the address "%s" is accepted', (place) => {
  expect(readOptions(['deploy', 'mf-settings', '--to', place]).to).toBe(place);
});
