import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { checkFile } from './file-hash';
import type { VersionFolder } from './release';

/** Reads a file of a set; null when it does not exist. @param path relative to the set */
export function readSetFile(set: string, path: string): Buffer | null {
  try {
    return readFileSync(join(set, path));
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
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
