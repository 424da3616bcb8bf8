import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the missing folders above it, one by one: Node's recursive mode never returns where no folder can be
 * created, such as in /proc.
 * @param mode permissions of the created folders; existing folders stay unchanged
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created the folder first.
    if (!existsSync(folder)) throw error;
  }
}
