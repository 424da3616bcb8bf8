import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the missing folders above it, one by one: Node's recursive mode never returns where no folder can be
 * created, such as in /proc.
 * @param mode permissions of the created folders, whatever the umask; existing folders stay unchanged
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, mode === undefined ? {} : { mode });
    if (mode !== undefined) chmodSync(folder, (statSync(folder).mode & 0o7000) | mode);
  } catch (error) {
    // Another process may have created the folder first.
    if (!existsSync(folder)) throw error;
  }
}
