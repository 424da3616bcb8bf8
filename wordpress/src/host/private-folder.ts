import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';

/**
 * Creates a folder that only this user can open. Other users can guess its name in the folder for temporary files and create it
 * first, so an existing folder must belong to this user.
 * @throws Error when it is a link, a file, or belongs to another user
 */
export function privateFolder(folder: string, user: number | undefined = process.getuid?.()): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || (user !== undefined && found.uid !== user)) {
    throw new Error(`${folder} is not a folder of this user. Remove it and start again.`);
  }
  chmodSync(folder, 0o700);
}
