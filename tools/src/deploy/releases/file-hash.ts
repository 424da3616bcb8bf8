import { createHash } from 'node:crypto';
import { targetError } from '../../common/outcome';

/** Returns the hash of a file in the form of the registry. */
export const hashOf = (data: Buffer | string): string => `sha384-${createHash('sha384').update(data).digest('base64')}`;

/**
 * Returns a file whose content has the expected hash.
 * @param next advice for the error message
 * @throws DeployError when the file is missing (`null`) or has another hash
 */
export function checkFile(file: string, data: Buffer | null, hash: string, next: string): Buffer {
  if (!data) throw targetError(`${file} is missing.`, next);
  if (hashOf(data) !== hash) throw targetError(`${file} is not the file that was built.`, next);
  return data;
}

/** Advice when the target's version folder has changed. */
export const immutable = 'A version folder never changes: remove it and deploy again.';
/** Advice when the files of a release have changed since the build, in a folder or another target. */
export const rebuild = 'Build the release again, or name an unchanged copy with --from.';
