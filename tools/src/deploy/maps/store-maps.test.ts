import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapsOf } from '../../build/plugins/source-maps';
import { builtRelease } from '../stored/source';
import { mapFor, withMaps } from '../testing/fake-maps';
import { S3Server } from '../testing/fake-s3-server';
import { command, Folders } from '../testing/fake-set';
import { FolderMaps } from './map-store';
import { storeMaps } from './store-maps';

const folders = new Folders();
const server = new S3Server();
let env: Record<string, string> = {};

beforeAll(async () => {
  env = await server.start();
});
beforeEach(() => {
  server.behavior = {};
});
afterAll(() => {
  server.stop();
  folders.remove();
});

/** Returns a built set whose area has source maps. */
const builtSetWithMaps = () => withMaps(folders.built('1.0.0', { 'mf-settings': {} }));

test('a deploy to a bucket stores source maps beside the set, and forbids caching them; a deploy from the bucket copies them', async () => {
  const set = builtSetWithMaps();
  await command(`deploy root-config --from ${set} --to s3://sets/one`, { env });
  const result = await command(`deploy mf-settings --from ${set} --to s3://sets/one`, { env });
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Source maps: 2 in s3://sets/one.maps.') });
  const maps = [...server.objects.keys()].filter((key) => key.endsWith('.map'));
  expect(maps.sort()).toEqual([
    'sets/one.maps/mf-settings/1.0.0/area.js.map',
    'sets/one.maps/mf-settings/1.0.0/remote.js.map',
  ]);
  expect(server.objects.get(maps[0] ?? '')?.headers['Cache-Control']).toBe('private, no-store');
  const copy = folders.next();
  await command(`deploy root-config --from s3://sets/one --to ${copy}`, { env });
  await command(`deploy mf-settings --from s3://sets/one --to ${copy}`, { env });
  expect(readdirSync(join(mapsOf(copy), 'mf-settings/1.0.0')).sort()).toEqual(['area.js.map', 'remote.js.map']);
});

test("a deploy succeeds when its credentials can't write source maps, and advises to allow that", async () => {
  server.behavior = { refuses: (path) => path.startsWith('sets/two.maps/') };
  const set = builtSetWithMaps();
  await command(`deploy root-config --from ${set} --to s3://sets/two`, { env });
  const result = await command(`deploy mf-settings --from ${set} --to s3://sets/two`, { env });
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Live: mf-settings 1.0.0') });
  expect(result.out).toMatch(
    /No source maps in s3:\/\/sets\/two\.maps: .*AccessDenied.*Allow the deploy to read and write/,
  );
});

test('a deploy to the top of a bucket stores no source maps, and advises to name a folder for them', async () => {
  const set = builtSetWithMaps();
  const result = await command(`deploy root-config --from ${set} --to s3://other`, { env });
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Name a folder with --maps') });
  const maps = folders.next();
  await command(`deploy mf-settings --from ${set} --to s3://other --maps ${maps}`, { env });
  expect(readdirSync(join(maps, 'mf-settings/1.0.0'))).toHaveLength(2);
});

test('replaces a source map of another build at the target, and does not copy one from the source', async () => {
  const set = builtSetWithMaps();
  const { release } = builtRelease(set, 'mf-settings');
  const [from, to] = [new FolderMaps(mapsOf(set)), new FolderMaps(folders.next())];
  const path = 'mf-settings/1.0.0/area.js.map';
  const expectedMap = readFileSync(join(mapsOf(set), path));
  to.put(path, mapFor('sha384-other'));
  expect(await storeMaps(release, from, to)).toBe(`Source maps: 2 in ${to.name}.`);
  expect(to.get(path)).toEqual(expectedMap);
  from.put(path, mapFor('sha384-other'));
  const empty = new FolderMaps(folders.next());
  expect(await storeMaps(release, from, empty)).toContain('1 of 2 missing');
  expect(empty.get(path)).toBeNull();
});

test.each(['rollback mf-settings', 'status', 'promote mf-settings'])('%s refuses --maps', async (line) => {
  expect(await command(`${line} --maps /tmp/x`)).toMatchObject({
    code: 2,
    error: expect.stringContaining('--maps is an option of deploy'),
  });
});
