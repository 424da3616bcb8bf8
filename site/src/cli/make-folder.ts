import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the folders above it.
 * Step by step: Node's recursive way never comes back from a file system that takes no folders, such as /proc.
 * @param mode of the folders that are created; one that exists keeps its own
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Somebody else made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
