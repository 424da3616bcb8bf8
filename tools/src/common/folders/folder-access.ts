import { chmodSync, chownSync, statSync } from 'node:fs';
import { targetError } from '../outcome';

/**
 * Gives a new file or folder the owner, group and permissions of a folder above it, whatever the umask of this process: a web server
 * that can open the folder must be able to read what is in it.
 * @throws DeployError when the accounts that can open the folder can't read the file
 */
export function followAccess(path: string, folder: string): void {
  const [model, current] = [statSync(folder), statSync(path)];
  const mode = current.isDirectory() ? model.mode & 0o2777 : fileMode(model.mode);
  try {
    const uid = process.getuid?.() === 0 ? model.uid : current.uid;
    if (uid !== current.uid || model.gid !== current.gid) chownSync(path, uid, model.gid);
    if ((statSync(path).mode & 0o7777) !== mode) chmodSync(path, mode);
  } catch {
    // Some accounts and some file systems can't change permissions, which the check below allows if the file is readable anyway.
  }
  const reached = statSync(path);
  const isReadable =
    mode & 0o004
      ? reached.mode & 0o004
      : mode & 0o040
        ? reached.mode & 0o040 && reached.gid === model.gid
        : reached.uid === model.uid;
  if (!isReadable)
    throw targetError(
      `${path} would not be readable for all accounts that can open ${folder}, such as that of the web server.`,
      `Run the command as the owner of ${folder}, or as a member of its group.`,
    );
}

/** Returns the mode of a file in a folder: who can enter the folder can read the file, and who can change the folder can change the file. */
const fileMode = (folderMode: number): number => ((folderMode & 0o111) << 2) | (folderMode & 0o222) | 0o600;
