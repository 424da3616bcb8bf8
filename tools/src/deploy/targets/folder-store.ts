import { basename, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { replaceFile, statInside } from '../../common/folders/folder-files';
import { FolderLock } from '../../common/folders/folder-lock';
import { DeployError, targetError } from '../../common/outcome';
import { readSetFile } from '../releases/set-files';
import { removeLeftovers } from './leftovers';
import type { Store, StoredFile } from './store';

/** A set in a folder. Files are replaced by renaming complete new ones, the registry under a lock. */
export class FolderStore implements Store {
  readonly name: string;
  readonly seconds: number;
  readonly needsCopies = true;
  readonly #lock: FolderLock;

  /** @param takesLock whether to take the lock of another process at once */
  constructor(dir: string, seconds = 30, takesLock = false) {
    this.name = dir;
    this.seconds = seconds;
    this.#lock = new FolderLock(join(dir, '.deploy'), seconds, takesLock);
  }

  async get(path: string): Promise<StoredFile | null> {
    const body = await this.#accessing('read', () => readSetFile(this.name, path));
    return body && { body, tag: '' };
  }

  async checkWritable(paths: readonly string[]): Promise<void> {
    for (const path of [...paths, '.deploy']) statInside(this.name, path);
  }

  async create(path: string, body: Buffer): Promise<boolean> {
    if (statInside(this.name, path)) return false;
    await this.replace(path, body);
    return true;
  }

  replace(path: string, body: Buffer): Promise<void> {
    return this.#accessing('written', () => replaceFile(this.name, path, body));
  }

  async swap(path: string, body: Buffer): Promise<boolean> {
    if (!this.#lock.isOurs)
      throw new DeployError('busy', 'Another process took the lock of the set.', 'Run the command again.');
    await this.replace(path, body);
    return true;
  }

  exclusively<T>(run: () => Promise<T>): Promise<T> {
    return this.#accessing('written', () =>
      this.#lock.hold(() => {
        removeLeftovers(this.name);
        return run();
      }),
    );
  }

  /** Runs a function that uses the files of the set. @throws DeployError with cause and remedy when the system refuses that */
  async #accessing<T>(how: 'read' | 'written', run: () => T | Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!(isNativeError(error) && 'syscall' in error && 'code' in error)) throw error;
      throw targetError(
        `${this.name} can't be ${how}: ${error.message}`,
        remedies[String(error.code)] ??
          `Check the permissions of ${basename(this.name)} and its disk, then run the command again.`,
      );
    }
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'Free space on the disk (docs/how-to/deploy.md, "Delete old releases"), then run the command again.',
  ENOTDIR: 'Name a folder with --to.',
  EDQUOT: 'Free space, or ask for a larger quota, then run the command again.',
};
