import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../../site/src/cli/make-folder';
import { targetError } from './registry-text';
import type { StoredFile } from './target';

/** Makes a folder. @throws DeployError when that fails */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw targetError(`${folder} cannot be made: ${why}`, 'Name a folder with --to that this user may write to.');
  }
}

/** Replaces a file. A reader sees the old or the new content, even after a power failure. */
export function replaceFile(file: string, content: string | Buffer): void {
  ensureFolder(dirname(file));
  const unfinished = `${file}.${process.pid}`;
  const handle = openSync(unfinished, 'w');
  writeFileSync(handle, content);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}

/** Returns the files below a folder. Does not follow symbolic links. */
export function filesIn(folder: string): StoredFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    // A deploy at the same time can rename its unfinished files.
    const found = entry.isFile() ? statSync(file, { throwIfNoEntry: false }) : undefined;
    return found ? [{ path: file.slice(folder.length + 1), at: found.mtimeMs, bytes: found.size }] : [];
  });
}

/**
 * Removes files and whole folders (with a slash at the end). A folder disappears at once, so that no deploy finds a part of it.
 * @param folder that they are in
 */
export function removePaths(folder: string, paths: readonly string[]): void {
  for (const [index, path] of paths.entries()) {
    const file = join(folder, path);
    if (!existsSync(file)) continue;
    const away = join(dirname(file), `.removed-${process.pid}-${Date.now()}-${index}`);
    renameSync(file, away);
    rmSync(away, { recursive: true });
    try {
      rmdirSync(dirname(file));
    } catch {
      // Other files are in it.
    }
  }
}
