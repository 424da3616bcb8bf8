import { createHash } from 'node:crypto';
import { targetError } from './registry-text';

/** Hash of a file as the registry has it. */
export const hashOf = (data: Buffer | string): string => `sha384-${createHash('sha384').update(data).digest('base64')}`;

/**
 * Returns a file when it is the one that was built.
 * @param next what to do about it
 * @throws DeployError when the file is missing (`null`) or another one
 */
export function checkFile(file: string, data: Buffer | null, hash: string, next: string): Buffer {
  if (!data) throw targetError(`${file} is missing.`, next);
  if (hashOf(data) !== hash) throw targetError(`${file} is not the file that was built.`, next);
  return data;
}

/** Advice for a version folder that has changed at the target. */
export const immutable = 'A version folder never changes: remove it and deploy again.';
/** Advice for a built folder that has changed since the build. */
export const rebuild = 'Build it again: npm run build.';
