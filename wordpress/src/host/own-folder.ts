import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';

/**
 * Makes a folder that only this user can open. Its name may be known to others beforehand, as below the folder for temporary
 * files, so that what lies there already is used only when it is this user's.
 * @throws Error when it is a link, a file, or belongs to somebody else
 */
export function ownFolder(folder: string, user: number | undefined = process.getuid?.()): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || (user !== undefined && found.uid !== user)) {
    throw new Error(`${folder} is no folder of this user. Remove it and start again.`);
  }
  chmodSync(folder, 0o700);
}
