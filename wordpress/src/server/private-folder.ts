import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';

/**
 * Creates a folder that only this user can open. An existing folder must belong to this user, because other users can guess the name
 * of a temporary folder and create it first.
 * @param user ID of the user; default: the user of this process
 * @throws Error when the path is a symbolic link or a file, or the folder belongs to another user
 */
export function ensurePrivateFolder(folder: string, user: number | undefined = process.getuid?.()): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || (user !== undefined && stats.uid !== user)) {
    throw new Error(`${folder} is not a folder of this user. Remove it and start again.`);
  }
  chmodSync(folder, 0o700);
}
