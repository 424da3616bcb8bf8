import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder that only its owner can open; one that exists keeps its mode.
 * Step by step: Node's recursive way never comes back from a file system that takes no folders, such as /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
