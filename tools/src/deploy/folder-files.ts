import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../../site/src/cli/make-folder';
import { targetError } from './registry-text';

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
