import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { command, Folders } from '../deploy/fake-set';
import { archivedRelease } from '../deploy/source';
import { packArchive } from './archive';
import { contentOf } from './content';

const folders = new Folders();
afterAll(folders.remove);

const set = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });

/** Returns the archive of a unit of that set. */
function archived(name: string): string {
  const file = `${folders.next()}.zip`;
  writeFileSync(file, packArchive({ name, version: '1.0.0', stamp: 'abc' }, contentOf(folders.top, set, name)));
  return file;
}

test('unpacking restores a release as it was built, with the compressed files that servers send', () => {
  const folder = folders.next();
  const { release } = archivedRelease(archived('mf-settings'), 'mf-settings', folder);
  expect(release).toMatchObject({ kind: 'area', area: { base: 'mf-settings/1.0.0/', version: '1.0.0' } });
  const file = join(folder, 'mf-settings/1.0.0/remote.js');
  expect(readFileSync(file)).toEqual(readFileSync(join(set, 'mf-settings/1.0.0/remote.js')));
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(readFileSync(file));
});

test('refuses the archive of another area, and names both areas', () => {
  const file = archived('mf-settings');
  expect(() => archivedRelease(file, 'mf-dashboard', folders.next())).toThrow('holds mf-settings, not mf-dashboard.');
});

test('refuses a damaged archive, and deploys nothing', async () => {
  const file = `${folders.next()}.zip`;
  writeFileSync(file, 'no archive');
  const to = folders.next();
  const { code, error } = await command(`deploy mf-settings --from ${file} --to ${to}`);
  expect(error).toContain(`${file} cannot be used:`);
  expect(error).toContain('Next: Name an archive of contracts/releases.');
  expect(code).toBe(2);
  expect(existsSync(join(to, 'registry.json'))).toBe(false);
});

test('deploys page and area from their archives into an empty folder', async () => {
  const to = folders.next();
  for (const unit of ['root-config', 'mf-settings'])
    expect(await command(`deploy ${unit} --from ${archived(unit)} --to ${to}`)).toMatchObject({ code: 0, error: '' });
  const registry = JSON.parse(readFileSync(join(to, 'registry.json'), 'utf8'));
  expect([registry.root.version, registry.areas['mf-settings'].version]).toEqual(['1.0.0', '1.0.0']);
});
