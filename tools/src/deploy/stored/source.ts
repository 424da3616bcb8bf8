import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { releasedName } from '../../build/publish';
import { DeployError, targetError } from '../../common/outcome';
import { rebuildAdvice } from '../releases/file-hash';
import { foldersOf, pageUnit, type Release, releaseOf, type Source, type UnitName } from '../releases/release';
import { unitsOf } from '../releases/units-of';
import { withoutSigningKeys } from '../signing/signing-keys';
import { FolderStore } from '../targets/folder-store';
import { Target } from '../targets/target';

/**
 * Returns the live release of a unit in a set: a built one, or that of another target.
 * @throws DeployError when the set lacks it, or has files that the build doesn't make
 */
export async function storedRelease(set: Target, unit: UnitName): Promise<Source> {
  const registry = await set.read();
  const release = releaseOf(registry, unit);
  if (!release) {
    const units = unitsOf(registry).filter((each) => releaseOf(registry, each));
    throw new DeployError(
      'usage',
      `${set.name} does not contain a build of ${unit}.${units.length > 0 ? ` It contains: ${units.join(', ')}.` : ''}`,
      'Correct the name, or name a folder that "npm run build" wrote.',
    );
  }
  checkNames(set.name, unit, release);
  return { release, file: (path, hash) => set.file(path, hash, rebuildAdvice) };
}

/** Returns the release of a unit in the set in a folder. @throws DeployError as `storedRelease` */
export const builtRelease = (folder: string, unit: UnitName): Promise<Source> =>
  storedRelease(new Target(new FolderStore(folder)), unit);

/**
 * Checks that a release has only its own version folders, that they contain only kinds of files that the build makes, and that
 * each file that a page loads has a hash.
 * @param folder path or address of the set, for the error message
 * @throws DeployError that names the first fault
 */
function checkNames(folder: string, unit: UnitName, release: Release): void {
  const file = `${folder}/registry.json`;
  for (const { base, version, files, loads } of foldersOf(release)) {
    const folders = unit === pageUnit ? [unit, 'embed'] : [unit, `${unit}-widgets`];
    if (!folders.some((name) => base === `${name}/${version}/`))
      throw targetError(
        `${file} has ${unit} ${version} in ${base}, but that is not a folder of ${unit} ${version}.`,
        rebuildAdvice,
      );
    const names = Object.keys(files);
    const refused = names.find((name) => !releasedName.test(name));
    if (refused !== undefined)
      throw targetError(`${file} has ${base}${refused}, which is not a file that the build makes.`, rebuildAdvice);
    const unlisted = loads.find((name) => !Object.hasOwn(files, name));
    if (unlisted !== undefined) throw targetError(`${file} has no hash for ${base}${unlisted}.`, rebuildAdvice);
  }
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
  // A set needs the page's own code; the build of an area leaves an existing page unchanged.
  const units = new Set<string>([unit]);
  if (!existsSync(join(folder, 'registry.json'))) units.add(pageUnit);
  if (unit === pageUnit) units.add('embed');
  const command = ['--import', 'tsx', 'tools/src/build/main.ts', ...units, '--into', folder, '--uncompressed'];
  // A build runs code of many packages, and none of it needs the signing key.
  const env = withoutSigningKeys(process.env);
  const child = spawn(process.execPath, command, { cwd: repo, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new DeployError('broken', `${unit} could not be built.`, 'See the errors above.');
  return builtRelease(folder, unit);
}
