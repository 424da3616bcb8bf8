import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refuseBadStart } from './checks';
import { prepareDataFolder } from './data-folder';
import { databaseSocket } from './database';
import { readOptions } from './options';

const base = mkdtempSync(join(tmpdir(), 'flightdeck-data-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(base, { recursive: true });
});
let count = 0;
const newPath = () => join(base, String(++count));

/** Returns a folder of a user's own files. */
function ownFolder(): string {
  const folder = newPath();
  mkdirSync(join(folder, 'photos'), { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  return folder;
}

test.each([
  ['a folder with files of others', (folder: string) => folder],
  ['a link to such a folder', (folder: string) => linkTo(folder)],
])('refuses %s with and without a reset, and changes nothing in it', (_label, pathOf) => {
  const folder = ownFolder();
  for (const reset of [true, false]) expect(() => prepareDataFolder(pathOf(folder), reset)).toThrow('--data');
  expect([readdirSync(folder).sort(), readFileSync(join(folder, 'notes.txt'), 'utf8')]).toEqual([
    ['notes.txt', 'photos'],
    'mine',
  ]);
});

function linkTo(folder: string): string {
  const link = newPath();
  symlinkSync(folder, link);
  return link;
}

test('a reset empties a folder of earlier starts, through a link too, and keeps the files that links in it name', () => {
  const [data, own] = [newPath(), ownFolder()];
  prepareDataFolder(data, false);
  const mark = readdirSync(data);
  writeFileSync(join(data, 'web.log'), '');
  symlinkSync(own, join(data, 'www'));
  prepareDataFolder(linkTo(data), true);
  expect([readdirSync(data), existsSync(join(own, 'notes.txt'))]).toEqual([mark, true]);
});

test('a start without a reset keeps the data', () => {
  const data = newPath();
  prepareDataFolder(data, false);
  writeFileSync(join(data, 'web.log'), '');
  prepareDataFolder(data, false);
  expect(existsSync(join(data, 'web.log'))).toBe(true);
});

describe('a start', () => {
  const listen = (at: number | string) =>
    new Promise<number>((resolve) => {
      const server = createServer().listen(at, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
      servers.push(server);
    });
  const wordpress = newPath();
  mkdirSync(wordpress);
  writeFileSync(join(wordpress, 'wp-load.php'), '');
  const options = (data: string, ...args: string[]) =>
    readOptions(['--data', data, '--wordpress', wordpress, '--reset', '--port', '8591', ...args], {}, base);
  const start = (...args: Parameters<typeof options>) => refuseBadStart(options(...args));

  test('is accepted with a new folder', async () => {
    await expect(start(newPath())).resolves.toBeUndefined();
  });

  test.each([
    ['a port in use', async () => start(newPath(), '--port', String(await listen(0))), '--port'],
    ['a folder with files of others', () => start(ownFolder()), '--data'],
    ['a folder without jetpack.php as Jetpack', () => start(newPath(), '--jetpack', base), 'jetpack.php'],
    [
      'a provider that does not exist',
      () => start(newPath(), '--jetpack', jetpack(), '--provider', 'none.php'),
      'none.php',
    ],
    ['a folder without wp-load.php as WordPress', () => start(newPath(), '--wordpress', base), 'wp-load.php'],
  ])('is refused with %s', async (_label, run, message) => {
    await expect(run()).rejects.toThrow(message);
  });

  test('is refused while a site runs in the folder, on another port', async () => {
    const data = newPath();
    prepareDataFolder(data, false);
    mkdirSync(dirname(databaseSocket(data)));
    await listen(databaseSocket(data));
    await expect(start(data)).rejects.toThrow('already runs');
  });

  function jetpack(): string {
    const folder = newPath();
    mkdirSync(folder);
    writeFileSync(join(folder, 'jetpack.php'), '');
    return folder;
  }
});
