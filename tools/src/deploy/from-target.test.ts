import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './options';
import { foldersOf, releaseOf } from './releases/release';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { command, deployBuilt, Folders, registryIn } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': { needs: { react: '^19.1.0' } } });

test('a deploy from another target copies exactly its bytes', async () => {
  const [staging, production] = [
    new Target(new FolderStore(folders.next())),
    new Target(new FolderStore(folders.next())),
  ];
  for (const target of [staging, production])
    for (const unit of ['root-config', 'mf-settings', 'mf-dashboard'] as const) await deployBuilt(target, set1, unit);
  await deployBuilt(staging, set2, 'mf-settings');
  const result = await command(`deploy mf-settings --from ${staging.name} --to ${production.name}`);
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Live: mf-settings 2.0.0, previously 1.0.0.') });
  expect(registryIn(production.name).areas).toEqual(registryIn(staging.name).areas);
  const release = releaseOf(registryIn(production.name), 'mf-settings');
  for (const { base, files } of release ? foldersOf(release) : [])
    for (const name of Object.keys(files))
      expect(readFileSync(join(production.name, base, name))).toEqual(readFileSync(join(staging.name, base, name)));
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
