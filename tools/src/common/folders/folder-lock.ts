import {
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { DeployError } from '../outcome';
import { followAccess } from './folder-access';
import { ensureFolder, randomName } from './folder-files';

/**
 * A lock for one process at a time: the folder `lock`, which every file system lets only one process create. In it, the holder keeps
 * touching a file that is named after its account and process. A process that sees the lock unchanged for half of its waiting time takes
 * it: the holder was killed. Clocks and process IDs don't count: both can be wrong if machines or containers share the folder.
 */
export class FolderLock {
  readonly #dir: string;
  readonly #seconds: number;
  readonly #lock: string;
  readonly #ownFile: string;
  #takesLock: boolean;
  /** The lock of another process, and when this process first saw it so. */
  #seen = { state: '', at: 0 };

  /**
   * @param dir folder of the lock, which contains nothing else
   * @param seconds how long to wait until another process releases the lock
   * @param takesLock whether to take the lock of another process at once
   */
  constructor(dir: string, seconds: number, takesLock = false) {
    this.#dir = dir;
    this.#seconds = seconds;
    this.#lock = join(dir, 'lock');
    this.#ownFile = join(this.#lock, `${accountName()}-${process.pid}-${randomName()}`);
    this.#takesLock = takesLock;
  }

  /** Runs a function while holding the lock. @throws DeployError when another process does not release it in time */
  async hold<T>(run: () => T | Promise<T>): Promise<T> {
    ensureFolder(dirname(this.#dir), basename(this.#dir));
    const deadline = performance.now() + this.#seconds * 1000;
    while (!this.#take()) {
      if (performance.now() > deadline) throw this.#busyError();
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
    const timer = setInterval(() => this.#touch(), this.#seconds * 100);
    try {
      return await run();
    } finally {
      clearInterval(timer);
      this.#release();
    }
  }

  /** Whether this process still holds the lock. Check this directly before each change. */
  get isOurs(): boolean {
    return existsSync(this.#ownFile);
  }

  #take(): boolean {
    try {
      mkdirSync(this.#lock);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      this.#removeAbandoned();
      return false;
    }
    try {
      // Other accounts that deploy must be able to read and remove the lock.
      followAccess(this.#lock, this.#dir);
      writeFileSync(this.#ownFile, '', { flag: 'wx' });
    } catch (error) {
      this.#release();
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    }
    // If this process was suspended before it wrote its file, another one may have taken the lock.
    const isAlone = readdirSync(this.#lock).length === 1;
    if (!isAlone) this.#release();
    return isAlone;
  }

  /** Removes a lock whose holder no longer touches it. */
  #removeAbandoned(): void {
    const state = stateOf(this.#lock);
    const now = performance.now();
    if (this.#seen.state !== state || this.#seen.at === 0) this.#seen = { state, at: now };
    if (!this.#takesLock && now - this.#seen.at <= this.#seconds * 500) return;
    this.#takesLock = false;
    const removed = `${this.#lock}.${randomName()}`;
    try {
      renameSync(this.#lock, removed);
      // Another process may have replaced the abandoned lock since it was read.
      if (stateOf(removed) === state) rmSync(removed, { recursive: true, force: true });
      else renameSync(removed, this.#lock);
    } catch {
      // Another process was faster.
    }
  }

  #release(): void {
    try {
      if (this.isOurs) unlinkSync(this.#ownFile);
      rmdirSync(this.#lock);
    } catch {
      // Another process has taken the lock.
    }
  }

  #touch(): void {
    try {
      lutimesSync(this.#ownFile, new Date(), new Date());
    } catch {
      // Another process has taken the lock.
    }
  }

  #busyError(): DeployError {
    const [, account, id] = /^(.+)-(\d+)-/.exec(stateOf(this.#lock)) ?? [];
    return new DeployError(
      'busy',
      `${account ? `${account} (process ${id})` : 'Another process'} held the lock in ${this.#dir} for more than ${this.#seconds} s.`,
      `Run the command again. If no deploy is running on any machine, remove ${this.#lock} first, or deploy with --take-lock.`,
    );
  }
}

/** Returns the name of the account that runs this process, without characters that a file name can't have. */
function accountName(): string {
  try {
    return userInfo().username.replace(/[^\w.]/g, '');
  } catch {
    // The account has no name, as in some containers.
    return `account${process.getuid?.()}`;
  }
}

/** Returns the name of a lock's file and when it was last touched; empty if there is no such file. */
function stateOf(lock: string): string {
  try {
    const [name = ''] = readdirSync(lock);
    return `${name} ${lstatSync(join(lock, name)).mtimeMs}`;
  } catch {
    return '';
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  isNativeError(error) && 'code' in error && error.code === code;
