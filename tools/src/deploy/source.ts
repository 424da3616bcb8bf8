import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FolderTarget } from './folder-target';
import { DeployError } from './outcome';
import { pageUnit, type Release, releaseOf, type UnitName } from './release';

export interface Source {
  readonly folder: string;
  readonly release: Release;
}

/** The release that a built set has of a unit. */
export function builtRelease(folder: string, unit: UnitName): Source {
  const release = existsSync(join(folder, 'registry.json')) && releaseOf(new FolderTarget(folder).read(), unit);
  if (release) return { folder, release };
  throw new DeployError('usage', `${folder} has no built ${unit}.`, `Name a folder that "npm run build" wrote.`);
}

/**
 * Builds a unit beside the set that is served, so that nothing is live before it was checked.
 * @param repo the project's folder
 */
export async function build(repo: string, unit: UnitName): Promise<Source> {
  const folder = join(repo, 'build', 'release');
  mkdirSync(folder, { recursive: true });
  const served = join(repo, 'build', 'set', 'registry.json');
  if (!existsSync(join(folder, 'registry.json')) && existsSync(served))
    copyFileSync(served, join(folder, 'registry.json'));
  // A set has a page; the build of an area leaves the one that is there as it is.
  const units = new Set<string>([unit]);
  if (!existsSync(join(folder, 'registry.json'))) units.add(pageUnit);
  if (unit === pageUnit) units.add('embed');
  const command = ['--import', 'tsx', 'tools/src/build/main.ts', ...units, '--into', folder];
  const child = spawn(process.execPath, command, { cwd: repo, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new DeployError('broken', `${unit} does not build.`, 'What is wrong stands above.');
  return builtRelease(folder, unit);
}
