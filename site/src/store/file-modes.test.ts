import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../cli/options';
import { type Running, start } from '../server/start';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-modes-'));
const previousUmask = process.umask(0o022);
afterAll(() => {
  process.umask(previousUmask);
  rmSync(folder, { recursive: true });
});

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
let running: Running | undefined;
afterEach(() => running?.close());
const startIn = async (data: string) => {
  running = await start(readOptions(['--port', '0', '--data', data], {}, folder), folder);
};
const modes = (data: string) =>
  Object.fromEntries(
    readdirSync(data)
      .filter((name) => name.startsWith('site.db'))
      .map((name) => [name, mode(join(data, name))]),
  );
const ownerOnlyModes = { 'site.db': '600', 'site.db-shm': '600', 'site.db-wal': '600' };

test('only the owner can read a new data folder and the database files', async () => {
  const data = join(folder, 'new', 'data');
  await startIn(data);
  expect(mode(data)).toBe('700');
  expect(modes(data)).toEqual(ownerOnlyModes);
});

test('starting the site makes an existing database private, and keeps the mode of an existing folder', async () => {
  const data = join(folder, 'existing');
  mkdirSync(data);
  for (const name of Object.keys(ownerOnlyModes)) writeFileSync(join(data, name), '');
  for (const name of Object.keys(ownerOnlyModes)) chmodSync(join(data, name), 0o644);
  await startIn(data);
  expect(mode(data)).toBe('755');
  expect(modes(data)).toEqual(ownerOnlyModes);
});
