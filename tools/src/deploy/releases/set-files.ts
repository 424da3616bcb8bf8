import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statInside } from '../../common/folders/folder-files';
import { targetError } from '../../common/outcome';
import { checkFile } from './file-hash';
import type { VersionFolder } from './release';

/**
 * Reads a file of a set; null when it does not exist. Refuses symbolic links inside the set, because they can lead to files
 * outside of it.
 * @param path relative to the set
 * @throws DeployError that names the link, or the path of something other than a file
 */
export function readSetFile(set: string, path: string): Buffer | null {
  const found = statInside(set, path);
  if (!found) return null;
  const file = join(set, path);
  // Reading from a pipe or a device would not end.
  if (!found.isFile())
    throw targetError(`${file} is not a file.`, 'Put the file itself there, or name another folder.');
  return readFileSync(file);
}

/**
 * Reads the files of a version folder, and checks their hashes.
 * @param next advice when a file is missing or differs from its hash
 * @throws DeployError with the file's name
 * @returns file name → content
 */
export function readVersionFolder(
  set: string,
  { base, files }: Pick<VersionFolder, 'base' | 'files'>,
  next: string,
): ReadonlyMap<string, Buffer> {
  return new Map(
    Object.entries(files).map(([name, hash]) => [
      name,
      checkFile(join(set, base, name), readSetFile(set, base + name), hash, next),
    ]),
  );
}
