import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the folders above it.
 * Creates them one by one: Node's recursive mode never returns on a file system without new folders, such as /proc.
 * @param mode of the folders that are created; one that exists keeps its own
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process has created it.
    if (!existsSync(folder)) throw error;
  }
}
