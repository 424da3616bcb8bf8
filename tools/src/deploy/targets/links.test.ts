import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { UnitName } from '../releases/release';
import { Signer } from '../signing/signer';
import { readSigningKeys } from '../signing/signing-keys';
import { deployBuilt, deployedFrom, Folders, registryIn } from '../testing/fake-set';
import { newSigningKey } from '../testing/fake-signing-key';
import { FolderStore } from './folder-store';
import { Target } from './target';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {} });
const newSigner = () => new Signer(readSigningKeys(newSigningKey()));
const deployUnit = async (dir: string, set: string, unit: UnitName, signer?: Signer) =>
  deployBuilt(new Target(new FolderStore(dir, 0.2), signer), set, unit);

/** Returns a set with release 1 of the page and an area. */
const newSet = deployedFrom(set1, folders);

/** Creates a file outside of every set, which no deploy may change. */
function newOutsideFile(): string {
  const file = folders.next();
  writeFileSync(file, 'unchanged');
  return file;
}

/** Replaces a path of a set with a link to a new folder outside of the set. @returns that folder */
function replaceByLink(dir: string, path: string): string {
  const elsewhere = folders.next();
  mkdirSync(elsewhere);
  rmSync(join(dir, path), { recursive: true, force: true });
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  symlinkSync(elsewhere, join(dir, path));
  return elsewhere;
}

// A draft with the process ID in its name would be predictable.
test.each([
  ['the registry', [`registry.json.${process.pid}`]],
  ['the embed script', [`embed/1/embed.js.${process.pid}`, `embed/1/embed.js.br.${process.pid}`]],
])('a write of %s does not follow a link with a predictable name', async (_label, linkPaths) => {
  const dir = newSet();
  const file = newOutsideFile();
  for (const path of linkPaths) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    symlinkSync(file, join(dir, path));
  }
  for (const unit of ['root-config', 'mf-settings'] as const) await deployUnit(dir, set2, unit);
  expect(readFileSync(file, 'utf8')).toBe('unchanged');
  expect(registryIn(dir).areas['mf-settings']?.version).toBe('2.0.0');
});

test.each([
  ['the folder of an area', 'mf-settings', 'mf-settings'],
  ['the release files of an area', 'mf-settings/releases', 'mf-settings'],
  ['the folder of the lock', '.deploy', 'mf-settings'],
  ['the folder of signatures', 'signatures', 'mf-settings'],
  ['the folder of the page', 'root-config', 'root-config'],
  ['the releases of the embed script', 'embed', 'root-config'],
  ['the permanent folder of the embed script', 'embed/1', 'root-config'],
] as const)('refuses a target with a link as %s before it writes anything', async (_label, path, unit) => {
  const dir = newSet();
  const elsewhere = replaceByLink(dir, path);
  const before = readdirSync(dir, { recursive: true }).sort();
  await expect(deployUnit(dir, set2, unit)).rejects.toMatchObject({
    exitCode: 5,
    message: `${join(dir, path)} is a symbolic link.`,
  });
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(readdirSync(dir, { recursive: true }).sort()).toEqual(before);
});

test('a signed deploy refuses a link in place of the folder of signatures', async () => {
  const dir = folders.next();
  const signer = newSigner();
  await deployUnit(dir, set1, 'root-config', signer);
  await deployUnit(dir, set1, 'mf-settings', signer);
  const elsewhere = replaceByLink(dir, 'signatures');
  await expect(deployUnit(dir, set2, 'mf-settings', signer)).rejects.toMatchObject({ exitCode: 5 });
  expect([readdirSync(elsewhere), existsSync(join(dir, 'mf-settings/2.0.0'))]).toEqual([[], false]);
});

test('the target itself may be a link', async () => {
  const [dir, link] = [newSet(), folders.next()];
  symlinkSync(dir, link);
  await deployUnit(link, set2, 'mf-settings');
  expect(registryIn(dir).areas['mf-settings']?.version).toBe('2.0.0');
});

describe('files of a deploy', () => {
  const umask = process.umask();
  afterEach(() => void process.umask(umask));
  /** Returns the modes of all files and folders of a set, except those of its lock. */
  const modesIn = (dir: string) =>
    new Set(
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .map((entry) => [join(entry.parentPath, entry.name), entry.isDirectory() ? 'folder' : 'file'] as const)
        .filter(([path]) => !path.includes('/.deploy'))
        .map(([path, kind]) => `${kind} ${(statSync(path).mode & 0o7777).toString(8)}`),
    );

  test.each([
    [0o077, 0o755, ['folder 755', 'file 644']],
    [0o027, 0o755, ['folder 755', 'file 644']],
    [0o077, 0o750, ['folder 750', 'file 640']],
    [0o077, 0o2775, ['folder 2775', 'file 664']],
    [0o022, 0o711, ['folder 711', 'file 644']],
    [0o000, 0o700, ['folder 700', 'file 600']],
  ])('with the umask %i, they are readable for all that can open a set with the mode %i', async (mask, mode, modes) => {
    const dir = folders.next();
    mkdirSync(dir);
    chmodSync(dir, mode);
    const signer = newSigner();
    process.umask(mask);
    for (const unit of ['root-config', 'mf-settings'] as const) await deployUnit(dir, set1, unit, signer);
    expect([...modesIn(dir)].sort()).toEqual(modes.sort());
  });

  test('are readable for all in a new set, with any umask', async () => {
    const dir = join(folders.next(), 'new/set');
    process.umask(0o077);
    await deployUnit(dir, set1, 'root-config');
    expect([statSync(dirname(dir)).mode & 0o777, statSync(dir).mode & 0o777]).toEqual([0o755, 0o755]);
    expect(modesIn(dir)).toEqual(new Set(['folder 755', 'file 644']));
  });
});
