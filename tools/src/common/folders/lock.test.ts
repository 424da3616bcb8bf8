import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLock } from './folder-lock';

const machineId = createHash('sha256').update(hostname()).digest('hex').slice(0, 16);

const top = mkdtempSync(join(tmpdir(), 'flightdeck-lock-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
let count = 0;

/** Returns an empty set, its lock, and a function that returns the path of a file in the folder of the lock. */
function newSet() {
  const set = join(top, String(++count));
  mkdirSync(join(set, '.deploy'), { recursive: true });
  return { set, lock: new FolderLock(set, 0.2), at: (name: string) => join(set, '.deploy', name) };
}

/** Content of a lock that a process on another machine holds. */
const otherHolder = { pid: 999_999, host: 'f'.repeat(16), born: '', free: false };
const lockOfOtherMachine = JSON.stringify(otherHolder);

test.each([
  'lock.99999999999999999999',
  'lock.9007199254740991',
  'lock.10000000000',
  'lock.-1',
  'lock.0',
  'lock.007',
  'lock.1e9',
  'lock.NaN',
  'lock.',
  'lock',
])('a file named %s does not block a deploy', async (name) => {
  const { lock, at } = newSet();
  writeFileSync(at(name), lockOfOtherMachine);
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
});

test.each([
  ['without content', ''],
  ['with content that is not JSON', 'locked'],
  ['with an array', '[]'],
  ['with null', 'null'],
  ['with the process ID -1, which means all processes,', JSON.stringify({ ...otherHolder, host: machineId, pid: -1 })],
  ['with the process ID 0', JSON.stringify({ ...otherHolder, host: machineId, pid: 0 })],
  ['with a process ID that is not a number', JSON.stringify({ ...otherHolder, pid: 'all' })],
  ['with a machine ID that is not a string', JSON.stringify({ ...otherHolder, host: 7 })],
  ['without the field `free`', JSON.stringify({ ...otherHolder, free: undefined })],
  ['of more than 500 bytes', JSON.stringify({ ...otherHolder, more: 'x'.repeat(10_000) })],
])('a lock %s does not block a deploy', async (_label, content) => {
  const { lock, at } = newSet();
  writeFileSync(at('lock.7'), content);
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(readdirSync(at('.'))).toEqual(['.htaccess', 'lock.8']);
});

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['a link to a lock', (file: string) => linkToNewFile(file, lockOfOtherMachine)],
  ['a broken link', (file: string) => symlinkSync(join(top, 'nothing'), file)],
  ['a link to an endless file', (file: string) => symlinkSync('/dev/zero', file)],
])('%s in place of a lock does not block a deploy', async (_label, create) => {
  const { lock, at } = newSet();
  for (const name of ['lock.1', 'lock.2', 'lock.7']) create(at(name));
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
});

/** Creates a link to a file with this content outside of the set. */
function linkToNewFile(link: string, content: string): void {
  const target = join(top, `target-${++count}`);
  writeFileSync(target, content);
  symlinkSync(target, link);
}

test('a lock of another machine blocks a deploy; the message says so, and the advice names the file of the lock', async () => {
  const { lock, at } = newSet();
  writeFileSync(at('lock.7'), lockOfOtherMachine);
  await expect(lock.hold(() => true)).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringContaining('a process on another machine'),
    next: expect.stringContaining(at('lock.7')),
  });
});

test('the files of a lock do not contain the name of the machine, and other accounts cannot read them', async () => {
  const { set, lock, at } = newSet();
  chmodSync(at('.'), 0o755);
  await lock.hold(() => {
    for (const name of readdirSync(at('.'))) {
      expect(`${name} ${readFileSync(at(name), 'utf8')}`).not.toContain(hostname());
      expect(statSync(at(name)).mode & 0o007).toBe(0);
    }
  });
  expect(statSync(at('.')).mode & 0o007).toBe(0);
  expect([readdirSync(at('.')), statSync(at('lock.1')).mode & 0o007]).toEqual([['.htaccess', 'lock.1'], 0]);
  // Other accounts, such as that of a web server, can read the set itself.
  expect(statSync(set).mode & 0o005).toBe(0o005);
});

test('the folder of the lock has an .htaccess file that denies access; an existing file or link stays unchanged', async () => {
  const { set, lock, at } = newSet();
  rmSync(at('.'), { recursive: true });
  await lock.hold(() => expect(readFileSync(at('.htaccess'), 'utf8')).toBe('Require all denied\n'));
  const target = join(set, 'target');
  rmSync(at('.htaccess'));
  symlinkSync(target, at('.htaccess'));
  await lock.hold(() => true);
  expect(readdirSync(set)).toEqual(['.deploy']);
  rmSync(at('.htaccess'));
  writeFileSync(at('.htaccess'), 'Deny from all\n');
  await lock.hold(() => true);
  expect(readFileSync(at('.htaccess'), 'utf8')).toBe('Deny from all\n');
});
