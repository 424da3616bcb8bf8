import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLockFile } from './lock-file';
import { sbom } from './sbom';
import { shippedPackages } from './shipped';

/**
 * Writes the bill of materials of a release to `build/sbom`.
 * @param repo folder of the project that the release was built from
 * @param workspace released area or page
 * @returns path relative to `repo`
 */
export function writeSbom(repo: string, workspace: string, version: string): string {
  const file = join('build', 'sbom', `${workspace}-${version}.cdx.json`);
  mkdirSync(join(repo, 'build', 'sbom'), { recursive: true });
  writeFileSync(join(repo, file), sbom({ name: workspace, version }, shippedPackages(readLockFile(repo), [workspace])));
  return file;
}
