import fs, { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployBuilt, deployedFrom, Folders } from '../testing/fake-set';
import { FolderStore } from './folder-store';
import { Target } from './target';

const folders = new Folders();
afterAll(folders.remove);
afterEach(() => jest.restoreAllMocks());

const set1 = folders.built('1.0.0', { 'mf-settings': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {} });
/** Returns a set with release 1 of the page and an area. */
const newSet = deployedFrom(set1, folders);

/** Makes each write of a file fail from the `at`-th one on. */
function failWrites(at: number, code: string): void {
  const write = fs.writeFileSync;
  let count = 0;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    count += 1;
    if (count < at) return write(...args);
    throw Object.assign(new Error(`${code}: no space left on device, write`), { code, syscall: 'write', errno: -28 });
  });
}

test.each([1, 2, 9, 10, 11, 12])(
  'a full disk at write %i ends with its cause and remedy, leaves no files, and the next deploy works',
  async (at) => {
    const dir = newSet();
    failWrites(at, 'ENOSPC');
    await expect(deployBuilt(dir, set2, 'mf-settings')).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringMatching(`${dir} can't be written: ENOSPC`),
      next: expect.stringContaining('Free space on the disk'),
    });
    jest.restoreAllMocks();
    const temporary = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /[0-9a-f]{24}$/.test(path),
    );
    expect(temporary).toEqual([]);
    await deployBuilt(dir, set2, 'mf-settings');
  },
);

test.each([
  ['EDQUOT', 'a larger quota'],
  ['EROFS', 'Check the permissions'],
])('a refused write with %s has the advice "%s"', async (code, advice) => {
  const dir = newSet();
  failWrites(1, code);
  await expect(deployBuilt(dir, set2, 'mf-settings')).rejects.toMatchObject({
    exitCode: 5,
    next: expect.stringContaining(advice),
  });
});

test('a target that is a file is refused with the cause', async () => {
  const file = folders.next();
  writeFileSync(file, '');
  await expect(new Target(new FolderStore(file)).read()).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(`${file} can't be read: ENOTDIR`),
    next: 'Name a folder with --to.',
  });
});

test('a deploy removes what killed deploys left, except files that may belong to a running one', async () => {
  const dir = newSet();
  const id = 'a'.repeat(24);
  const old = [`mf-settings/.unfinished-${id}`, `mf-settings/releases/.1.json.${id}`, `.registry.json.${id}`];
  const kept = [`mf-settings/.unfinished-${'b'.repeat(24)}`, 'mf-settings/.unfinished-notes'];
  const past = Date.now() / 1000 - 3600;
  for (const path of [...old, ...kept]) {
    mkdirSync(join(dir, path));
    writeFileSync(join(dir, path, 'a.js'), '');
    if (path !== kept[0]) utimesSync(join(dir, path), past, past);
  }
  await deployBuilt(dir, set2, 'mf-settings');
  expect(old.filter((path) => existsSync(join(dir, path)))).toEqual([]);
  expect(kept.filter((path) => existsSync(join(dir, path)))).toEqual(kept);
});
