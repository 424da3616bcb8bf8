import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DeployError, targetError } from '../outcome';
import { followAccess } from './folder-access';
import { makeFolder } from './make-folder';

/** Permissions of a new folder whose files a web server serves. */
const readableByAll = 0o755;

/**
 * Returns a name that other users cannot predict. A user who may write to the folder could put a link under a predictable
 * name.
 */
export const randomName = (): string => randomBytes(12).toString('hex');

/**
 * Creates a folder inside another one, and the folders between them. They get the permissions of `top`; a new `top` is readable by
 * all, whatever the umask.
 * @param path relative to `top`
 * @throws DeployError when the folder can't be created
 */
export function ensureFolder(top: string, path: string): void {
  try {
    makeFolder(top, readableByAll);
    let folder = top;
    for (const segment of path.split('/').filter((each) => each !== '' && each !== '.')) {
      folder = join(folder, segment);
      const isNew = !existsSync(folder);
      makeFolder(folder);
      if (isNew) followAccess(folder, top);
    }
  } catch (error) {
    if (error instanceof DeployError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw targetError(
      `${join(top, path)} cannot be created: ${reason}`,
      'Name a folder with --to that this user may write to.',
    );
  }
}

/**
 * Replaces a file inside a folder. A reader sees the old or the new content, even after a power failure.
 * @param path relative to `top`
 */
export function replaceFile(top: string, path: string, content: string | Buffer): void {
  ensureFolder(top, dirname(path));
  const file = join(top, path);
  const temporaryFile = join(dirname(file), `.${basename(file)}.${randomName()}`);
  try {
    // `wx` never follows a link, and never opens a file that exists.
    const handle = openSync(temporaryFile, 'wx');
    writeFileSync(handle, content);
    fsyncSync(handle);
    closeSync(handle);
    followAccess(temporaryFile, top);
    renameSync(temporaryFile, file);
  } catch (error) {
    rmSync(temporaryFile, { force: true });
    throw error;
  }
}
