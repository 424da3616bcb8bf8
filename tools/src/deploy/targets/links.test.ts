import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { deploy } from '../deploy';
import type { UnitName } from '../releases/release';
import { SerialFile } from '../signing/serial-file';
import { Signer } from '../signing/signer';
import { readSigningKeys } from '../signing/signing-keys';
import { builtRelease } from '../stored/source';
import { Folders } from '../testing/fake-set';
import { newSigningKey } from '../testing/fake-signing-key';
import { FolderTarget } from './folder-target';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {} });
const newSigner = () => new Signer(readSigningKeys(newSigningKey()));
const deployUnit = async (dir: string, set: string, unit: UnitName, signer?: Signer) =>
  deploy(new FolderTarget(dir, 0.2, signer), builtRelease(set, unit), { unit, isDryRun: false, print: () => {} });

/** Returns a set with release 1 of the page and an area. */
async function newSet(): Promise<string> {
  const dir = folders.next();
  for (const unit of ['root-config', 'mf-settings'] as const) await deployUnit(dir, set1, unit);
  return dir;
}

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

/** Returns 40 names, with the numbers from 0 to 39 in place of `N`. */
const numberedNames = (name: string) => Array.from({ length: 40 }, (_, number) => name.replace('N', String(number)));

// A draft with the process ID in its name would be predictable.
test.each([
  ['the registry', [`registry.json.${process.pid}`]],
  ['the embed script', [`embed/1/embed.js.${process.pid}`, `embed/1/embed.js.br.${process.pid}`]],
  ['the lock', numberedNames(`.deploy/draft.N.${hostname()}.${process.pid}`)],
])('a write of %s does not follow a link with a predictable name', async (_label, linkPaths) => {
  const dir = await newSet();
  const file = newOutsideFile();
  for (const path of linkPaths) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    symlinkSync(file, join(dir, path));
  }
  for (const unit of ['root-config', 'mf-settings'] as const) await deployUnit(dir, set2, unit);
  expect(readFileSync(file, 'utf8')).toBe('unchanged');
  expect(new FolderTarget(dir).read().areas['mf-settings']?.version).toBe('2.0.0');
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
  const dir = await newSet();
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
  const [dir, link] = [await newSet(), folders.next()];
  symlinkSync(dir, link);
  await deployUnit(link, set2, 'mf-settings');
  expect(new FolderTarget(dir).read().areas['mf-settings']?.version).toBe('2.0.0');
});

test('the serial file is not written through a link with a predictable name, and only its owner can read it', () => {
  const [dir, file] = [folders.next(), newOutsideFile()];
  mkdirSync(dir);
  const serials = join(dir, 'serials.json');
  symlinkSync(file, `${serials}.${process.pid}`);
  new SerialFile(serials).raise('s3://sets/registry.json', 7);
  expect([readFileSync(file, 'utf8'), statSync(serials).mode & 0o777]).toEqual(['unchanged', 0o600]);
});
