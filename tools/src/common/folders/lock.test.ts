import fs, {
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

const top = mkdtempSync(join(tmpdir(), 'flightdeck-lock-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
let count = 0;

/** Returns an empty set, its lock, and a function that returns the path of a file in the folder of the lock. */
function newSet() {
  const set = join(top, String(++count));
  mkdirSync(join(set, '.deploy'), { recursive: true });
  return { set, lock: new FolderLock(join(set, '.deploy'), 0.4), at: (name: string) => join(set, '.deploy', name) };
}

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
  writeFileSync(at(name), 'held');
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
});

test.each([
  ['that its holder no longer changes', 'held 7'],
  ['without content', ''],
  ['of more than 100 bytes', 'x'.repeat(10_000)],
])('a lock %s is free after half of the waiting time', async (_label, content) => {
  const { lock, at } = newSet();
  writeFileSync(at('lock.7'), content);
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(readdirSync(at('.'))).toEqual(['.htaccess', 'lock.8']);
});

test('of two processes that find an unchanged lock, one gets it at a time', async () => {
  const { at } = newSet();
  writeFileSync(at('lock.7'), 'held');
  let holders = 0;
  const most: number[] = [];
  const use = () =>
    new FolderLock(at('.'), 2).hold(async () => {
      holders += 1;
      most.push(holders);
      await new Promise((resolve) => setTimeout(resolve, 30));
      holders -= 1;
    });
  await Promise.all([use(), use(), use(), use()]);
  expect(most).toEqual([1, 1, 1, 1]);
});

test('a holder that works longer than the age of a killed lock keeps its lock', async () => {
  const { lock, at } = newSet();
  const isKept = lock.hold(async () => {
    await expect(new FolderLock(at('.'), 0.4).hold(() => true)).rejects.toMatchObject({
      exitCode: 4,
      message: `Another process held the lock in ${at('.')} for more than 0.4 s.`,
      next: expect.stringContaining(at('lock.1')),
    });
    return lock.isOurs;
  });
  expect(await isKept).toBe(true);
});

test('a holder notices that another process has taken its lock, and leaves the new lock as it is', async () => {
  const { lock, at } = newSet();
  await lock.hold(() => {
    writeFileSync(at('lock.2'), 'held');
    rmSync(at('lock.1'));
    expect(lock.isOurs).toBe(false);
  });
  expect([readdirSync(at('.')), readFileSync(at('lock.2'), 'utf8')]).toEqual([['.htaccess', 'lock.2'], 'held']);
});

test('needs no hard links, which SMB and FUSE refuse', async () => {
  const { lock } = newSet();
  const link = jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
  });
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  link.mockRestore();
});

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['a link to a lock', (file: string) => linkToNewFile(file, 'held')],
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
