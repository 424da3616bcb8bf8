import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../../site/src/cli/make-folder';
import { targetError } from './registry-text';

/** Makes a folder. @throws DeployError where there can be none */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw targetError(`${folder} cannot be made: ${why}`, 'Name a folder with --to that this user may write to.');
  }
}

/** A reader sees the old file or the new one, also after a loss of power. */
export function replaceFile(file: string, content: string | Buffer): void {
  ensureFolder(dirname(file));
  const unfinished = `${file}.${process.pid}`;
  const handle = openSync(unfinished, 'w');
  writeFileSync(handle, content);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}
