import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
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
 * Returns the stats of a file or folder; undefined when there is none. Refuses symbolic links below `folder`, because they can
 * lead to files outside of it. `folder` itself may be a link.
 * @param path relative to `folder`
 * @throws DeployError that names the link
 */
export function statInside(folder: string, path: string): Stats | undefined {
  let file = folder;
  let found: Stats | undefined;
  for (const segment of path.split('/').filter((each) => each !== '' && each !== '.')) {
    if (found && !found.isDirectory()) return undefined;
    file = join(file, segment);
    found = lstatSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    if (found.isSymbolicLink())
      throw targetError(`${file} is a symbolic link.`, 'Put the file itself there, or name another folder.');
  }
  return found;
}

/**
 * Creates a folder inside another one, and the folders between them. They get the permissions of `top`; a new `top` is readable by
 * all, whatever the umask.
 * @param path relative to `top`
 * @throws DeployError when the folder can't be created, or a segment of the path is a symbolic link
 */
export function ensureFolder(top: string, path: string): void {
  statInside(top, path);
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
 * @throws DeployError when a segment of the path is a symbolic link
 */
export function replaceFile(top: string, path: string, content: string | Buffer): void {
  ensureFolder(top, dirname(path));
  statInside(top, path);
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
