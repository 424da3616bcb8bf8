import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeployError } from '../../common/outcome';
import { immutableAdvice } from '../releases/file-hash';
import { foldersOf, releaseOf, type UnitName } from '../releases/release';
import type { Target } from '../targets/target';
import { checkNames, type Source } from './source';

/**
 * Copies the live release of a target into a folder, to deploy the same bytes elsewhere. Checks each file against its hash.
 * @param folder to copy into; its content is replaced
 * @throws DeployError when the target has no such release, or a file of it was changed
 */
export async function storedRelease(target: Target, unit: UnitName, folder: string): Promise<Source> {
  const release = releaseOf(await target.read(), unit);
  if (!release)
    throw new DeployError(
      'usage',
      `${target.name} has no ${unit}.`,
      `npm run status -- --to ${target.name} shows what it has.`,
    );
  rmSync(folder, { recursive: true, force: true });
  for (const { base, files } of foldersOf(release)) {
    mkdirSync(join(folder, base), { recursive: true });
    for (const [name, hash] of Object.entries(files))
      writeFileSync(join(folder, base, name), await target.file(base + name, hash, immutableAdvice));
  }
  checkNames(folder, unit, release);
  return { folder, release };
}
