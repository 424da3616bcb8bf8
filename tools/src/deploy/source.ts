import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { invalidName } from '../archive/archive-names';
import { type Contract, contractFile, parseContract } from '../build/contract';
import { releasedName } from '../build/publish';
import { mapsOf } from '../build/source-maps';
import { withoutSigningKeys } from '../keys/signing-keys';
import type { ArchiveInfo } from '../release/archive';
import { unpack } from '../release/unpack';
import { rebuild } from './file-hash';
import { FolderTarget } from './folder-target';
import { DeployError } from './outcome';
import { targetError } from './registry-text';
import { foldersOf, pageUnit, type Release, releaseOf, type UnitName } from './release';
import { readSetFile } from './set-files';

export interface Source {
  readonly folder: string;
  readonly release: Release;
}

/** Returns the release of a unit in a built set. */
export function builtRelease(folder: string, unit: UnitName): Source {
  const release = existsSync(join(folder, 'registry.json')) && releaseOf(new FolderTarget(folder).read(), unit);
  if (!release)
    throw new DeployError('usage', `${folder} has no built ${unit}.`, `Name a folder that "npm run build" wrote.`);
  checkSource(folder, unit, release);
  return { folder, release };
}

/** Checks the names, hashes and contract of a release. @param folder with its files */
export function checkSource(folder: string, unit: UnitName, release: Release): void {
  checkNames(folder, unit, release);
  checkContract(folder, release);
}

/**
 * Checks that a release uses only its version folders, has only files of the kinds that the build makes, and that each file a page
 * loads has a hash.
 */
function checkNames(folder: string, unit: UnitName, release: Release): void {
  const file = join(folder, 'registry.json');
  for (const { base, version, files, loads } of foldersOf(release)) {
    const own = unit === pageUnit ? [unit, 'embed'] : [unit, `${unit}-widgets`];
    if (!own.some((name) => base === `${name}/${version}/`))
      throw targetError(`${file} has ${unit} ${version} in ${base}, which is not its own folder.`, rebuild);
    const names = Object.keys(files);
    const refused = names.find((name) => !releasedName.test(name)) ?? invalidName(names.map((name) => base + name));
    if (refused !== undefined)
      throw targetError(`${file} has ${refused}, which is no file that the build makes.`, rebuild);
    const unlisted = loads.find((name) => !Object.hasOwn(files, name));
    if (unlisted !== undefined) throw targetError(`${file} has no hash for ${base}${unlisted}.`, rebuild);
  }
}

/** Removes unpacked files with their source maps. */
export function removeUnpacked(folder: string): void {
  for (const place of [folder, mapsOf(folder)]) rmSync(place, { recursive: true, force: true });
}

/**
 * Returns the release in an archive of `npm run release`.
 * @param folder for the unpacked files; its present content is removed
 */
export function archivedRelease(archive: string, unit: UnitName, folder: string): Source {
  removeUnpacked(folder);
  const wrong = (what: string) =>
    new DeployError('usage', `${archive} ${what}.`, 'Name an archive of contracts/releases.');
  let info: ArchiveInfo;
  try {
    info = unpack(archive, folder);
  } catch (error) {
    throw wrong(`cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { name, release } = info;
  if (name !== unit || !release) throw wrong(`holds ${name}, not ${unit}`);
  checkSource(folder, unit, release);
  return { folder, release };
}

/** Checks that the registry has the contract of the build, because deploy and page compare it. */
function checkContract(folder: string, release: Release): void {
  const { base, told } =
    release.kind === 'page'
      ? { base: release.root.base, told: release.root.provides }
      : { base: release.area.base, told: release.area.manifest.needs };
  const file = join(folder, base, contractFile);
  const text = String(readSetFile(folder, base + contractFile));
  let written: Contract;
  try {
    written = parseContract(text);
  } catch {
    throw targetError(`${file} is missing or damaged.`, rebuild);
  }
  const names = Object.keys({ ...written, ...told });
  const other = names.find((name) => written[name] !== told[name]);
  if (other !== undefined) throw targetError(`${file} and registry.json disagree about ${other}.`, rebuild);
}

/**
 * Builds a unit outside of the served set, so that nothing is live before it is checked.
 * @param repo the project's folder
 */
export async function build(repo: string, unit: UnitName): Promise<Source> {
  const folder = join(repo, 'build', 'release');
  mkdirSync(folder, { recursive: true });
  const served = join(repo, 'build', 'set', 'registry.json');
  if (!existsSync(join(folder, 'registry.json')) && existsSync(served))
    copyFileSync(served, join(folder, 'registry.json'));
  // A set needs a page; the build of an area leaves an existing one unchanged.
  const units = new Set<string>([unit]);
  if (!existsSync(join(folder, 'registry.json'))) units.add(pageUnit);
  if (unit === pageUnit) units.add('embed');
  const command = ['--import', 'tsx', 'tools/src/build/main.ts', ...units, '--into', folder];
  // A build runs code of many packages; none of them needs the signing key.
  const env = withoutSigningKeys(process.env);
  const child = spawn(process.execPath, command, { cwd: repo, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new DeployError('broken', `${unit} does not build.`, 'See the errors above.');
  return builtRelease(folder, unit);
}
