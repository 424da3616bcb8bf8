import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { targetError } from './registry-text';

/** Hash of a file as the registry has it. */
export const hashOf = (data: Buffer | string): string => `sha384-${createHash('sha384').update(data).digest('base64')}`;

/** @throws DeployError when the file is missing (`null`) or another one. @param next what to do about it */
export function checkFile(file: string, data: Buffer | null, hash: string, next: string): void {
  if (!data) throw targetError(`${file} is missing.`, next);
  if (hashOf(data) !== hash) throw targetError(`${file} is not the file that was built.`, next);
}

/** Every file of a folder, against its hash. */
export function checkFolder(folder: string, files: Readonly<Record<string, string>>, next: string): void {
  for (const [name, hash] of Object.entries(files)) {
    const file = join(folder, name);
    checkFile(file, existsSync(file) ? readFileSync(file) : null, hash, next);
  }
}

/** What to do when a version folder at the target is not what it was. */
export const immutable = 'A version folder never changes: remove it and deploy again.';
/** What to do when a built folder is not what was built. */
export const rebuild = 'Build it again: npm run build.';
