import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { FolderLock } from './folder-lock';

const top = mkdtempSync(join(tmpdir(), 'flightdeck-lock-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());
let count = 0;

/** Returns an empty set, the folder of its lock, and a function that returns a lock of it, as another process has. */
function newSet() {
  const set = join(top, String(++count));
  const dir = join(set, '.deploy');
  mkdirSync(dir, { recursive: true });
  return { set, dir, lockPath: join(dir, 'lock'), newLock: (takesLock = false) => new FolderLock(dir, 0.4, takesLock) };
}

/** Plants the lock of a killed process. */
function plantLock(path: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'alice-4242-abc'), '');
}

test.each([
  ['with the file of a killed process', plantLock],
  ['without a file', (path: string) => mkdirSync(path)],
  ['that is a file', (path: string) => writeFileSync(path, 'x')],
  ['that is a broken link', (path: string) => symlinkSync(join(top, 'nothing'), path)],
  ['that is a link to an endless file', (path: string) => symlinkSync('/dev/zero', path)],
])('a lock %s is free after half of the waiting time', async (_label, create) => {
  const { dir, lockPath, newLock } = newSet();
  create(lockPath);
  const lock = newLock();
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(readdirSync(dir)).toEqual([]);
});

test('a lock that is a link to a folder is free, and the folder stays as it is', async () => {
  const { lockPath, newLock } = newSet();
  const elsewhere = join(top, `elsewhere-${++count}`);
  plantLock(elsewhere);
  symlinkSync(elsewhere, lockPath);
  const lock = newLock();
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
  expect(readdirSync(elsewhere)).toEqual(['alice-4242-abc']);
});

test('of several processes that find an unchanged lock, one gets it at a time', async () => {
  const { dir, lockPath } = newSet();
  plantLock(lockPath);
  let holders = 0;
  const most: number[] = [];
  const use = () =>
    new FolderLock(dir, 2).hold(async () => {
      holders += 1;
      most.push(holders);
      await new Promise((resolve) => setTimeout(resolve, 30));
      holders -= 1;
    });
  await Promise.all([use(), use(), use(), use()]);
  expect(most).toEqual([1, 1, 1, 1]);
});

test('puts back the lock of a process that was faster to replace an abandoned one', async () => {
  const { lockPath, newLock } = newSet();
  plantLock(lockPath);
  const rename = renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    rmSync(from, { recursive: true });
    mkdirSync(from);
    writeFileSync(join(String(from), 'bob-7-def'), '');
    rename(from, to);
  });
  // Its holder is alive.
  const file = join(lockPath, 'bob-7-def');
  const touching = setInterval(() => existsSync(file) && utimesSync(file, new Date(), new Date()), 10);
  await expect(newLock().hold(() => true)).rejects.toThrow('bob (process 7) held the lock');
  clearInterval(touching);
  expect(readdirSync(lockPath)).toEqual(['bob-7-def']);
});

test('a holder that works longer than the age of a killed lock keeps its lock, and the refusal names it', async () => {
  const { dir, lockPath, newLock } = newSet();
  const lock = newLock();
  const isKept = lock.hold(async () => {
    await expect(newLock().hold(() => true)).rejects.toMatchObject({
      exitCode: 4,
      message: `${userInfo().username} (process ${process.pid}) held the lock in ${dir} for more than 0.4 s.`,
      next: expect.stringMatching(`remove ${lockPath} first, or deploy with --take-lock`),
    });
    return lock.isOurs;
  });
  expect(await isKept).toBe(true);
});

test('a process that takes the lock gets it at once, and its holder notices and leaves the new lock as it is', async () => {
  const { dir, lockPath, newLock } = newSet();
  const [stuck, taking] = [newLock(), newLock(true)];
  await stuck.hold(() =>
    taking.hold(async () => {
      expect([stuck.isOurs, taking.isOurs]).toEqual([false, true]);
      // The stuck process ends its work.
      await expect(newLock().hold(() => true)).rejects.toMatchObject({ exitCode: 4 });
      expect(taking.isOurs).toBe(true);
    }),
  );
  expect([readdirSync(dir), existsSync(lockPath)]).toEqual([[], false]);
});

test('needs no hard links, which SMB and FUSE refuse', async () => {
  const { newLock } = newSet();
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
  });
  const lock = newLock();
  expect(await lock.hold(() => lock.isOurs)).toBe(true);
});

test('a lock does not contain the name of the machine', async () => {
  const { lockPath, newLock } = newSet();
  await newLock().hold(() => expect(readdirSync(lockPath).join()).not.toContain(hostname()));
});
