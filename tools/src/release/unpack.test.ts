import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mapsOf } from '../build/source-maps';
import { withMaps } from '../deploy/fake-maps';
import { command, Folders } from '../deploy/fake-set';
import { archivedRelease } from '../deploy/source';
import { packArchive } from './archive';
import { contentOf } from './content';

const folders = new Folders();
afterAll(folders.remove);

const set = withMaps(folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} }));

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

test('the source maps of an archive come beside the unpacked files, without the text of their sources', () => {
  const folder = folders.next();
  archivedRelease(archived('mf-settings'), 'mf-settings', folder);
  expect(readdirSync(join(folder, 'mf-settings/1.0.0')).filter((name) => name.includes('.map'))).toEqual([]);
  expect(existsSync(join(folder, 'source-maps'))).toBe(false);
  const map = (top: string) => JSON.parse(readFileSync(join(mapsOf(top), 'mf-settings/1.0.0/area.js.map'), 'utf8'));
  const { sourcesContent: texts, ...whole } = map(set);
  expect(texts).toEqual(['export {};']);
  expect(map(folder)).toEqual(whole);
});

test('a deploy from an archive brings its source maps, and leaves none behind', async () => {
  const to = folders.next();
  await command(`deploy root-config --from ${archived('root-config')} --to ${to}`);
  const file = archived('mf-settings');
  const run = await command(`deploy mf-settings --from ${file} --to ${to}`);
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining(`Source maps: 2 in ${to}.maps.`) });
  expect(readdirSync(join(mapsOf(to), 'mf-settings/1.0.0')).sort()).toEqual(['area.js.map', 'remote.js.map']);
  const unpacked = join(__dirname, '../../../build/unpacked');
  expect(existsSync(unpacked) ? readdirSync(unpacked).filter((name) => name.startsWith('mf-settings')) : []).toEqual(
    [],
  );
});

test('an older archive has no source maps, and the deploy says so', async () => {
  const to = folders.next();
  await command(`deploy root-config --from ${archived('root-config')} --to ${to}`);
  const file = archived('mf-dashboard');
  const run = await command(`deploy mf-dashboard --from ${file} --to ${to}`);
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining(`2 of 2 missing in ${file}`) });
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
