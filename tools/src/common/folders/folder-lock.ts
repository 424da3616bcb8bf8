import { closeSync, constants, lstatSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DeployError } from '../outcome';
import { followAccess } from './folder-access';
import { ensureFolder, replaceFile } from './folder-files';

/** Other accounts, such as that of a web server, cannot read the lock. */
const mode = 0o770;

/** A file, folder or link with the name of a lock. Other users can create folders and links with such names. */
type Entry = { readonly number: number; readonly isFile: boolean };

const highestOf = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ number }) => number));
/** Maximum size of a lock. The content of a larger file is not read. */
const maxBytes = 100;
/** Locks have lower numbers than this: no folder has had that many locks. */
const numberLimit = 1e9;
/** How often a holder changes the content of its lock in the time after which the others take an unchanged lock. */
const changesPerAge = 5;

/**
 * A lock for one process at a time, in a folder of plain files. A process takes it by creating the file with the next number, which every
 * file system lets only one process do. Only the highest number counts, and its file stays, so that no number is used twice. The holder
 * keeps changing the content, and writes `free` at the end. A process that sees a lock unchanged for half of its waiting time takes it:
 * the holder was killed. Clocks and process IDs don't count: both can be wrong if machines or containers share the folder.
 */
export class FolderLock {
  readonly #dir: string;
  /** How long to wait until another process releases the lock, in seconds. */
  readonly #seconds: number;
  /** After how many milliseconds without a change a lock is free. */
  readonly #age: number;
  /** Number of the lock that this process holds; 0 while it holds none. */
  #heldNumber = 0;
  /** The lock of another process, its content, and when this process first saw it so. */
  #seen = { number: 0, content: '', at: 0 };

  /** @param dir folder of the lock, which contains nothing else */
  constructor(dir: string, seconds: number) {
    this.#dir = dir;
    this.#seconds = seconds;
    this.#age = (seconds * 1000) / 2;
  }

  /** Runs a function while holding the lock. @throws DeployError when another process does not release it in time */
  async hold<T>(run: () => T | Promise<T>): Promise<T> {
    ensureFolder(dirname(this.#dir), basename(this.#dir), mode);
    this.#denyWeb();
    const deadline = performance.now() + this.#seconds * 1000;
    while (!this.#take()) {
      if (performance.now() > deadline) throw this.#busyError();
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
    let changes = 0;
    const timer = setInterval(() => {
      changes += 1;
      this.#write(`held ${changes}`);
    }, this.#age / changesPerAge);
    try {
      return await run();
    } finally {
      clearInterval(timer);
      this.#write('free');
      this.#heldNumber = 0;
    }
  }

  /** Whether this process still holds the lock. Check this directly before each change. */
  get isOurs(): boolean {
    return this.#heldNumber > 0 && this.#highest() === this.#heldNumber;
  }

  #take(): boolean {
    const entries = this.#entries();
    const current = highestOf(entries.filter(({ isFile }) => isFile));
    if (current > 0 && !this.#isFree(current)) return false;
    // Use the same listing as the check, so that only one of several processes gets the number. Skip numbers of folders and links.
    const next = highestOf(entries) + 1;
    try {
      writeFileSync(this.#file(next), 'held', { flag: 'wx', mode: mode & 0o666 });
      // Otherwise, other accounts that deploy could not see the content change.
      followAccess(this.#file(next), this.#dir);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    }
    // If this process was suspended after the check, others may have used this number and removed its file.
    if (this.#highest() !== next) {
      rmSync(this.#file(next), { force: true });
      return false;
    }
    this.#heldNumber = next;
    for (const { number, isFile } of entries) if (isFile) rmSync(this.#file(number), { force: true });
    return true;
  }

  /** Keeps Apache from serving the folder, as WordPress plugins do in `uploads`. */
  #denyWeb(): void {
    if (lstatSync(join(this.#dir, '.htaccess'), { throwIfNoEntry: false })) return;
    replaceFile(this.#dir, '.htaccess', 'Require all denied\n', mode & 0o666);
  }

  #file = (number: number) => join(this.#dir, `lock.${number}`);

  #entries = (): Entry[] =>
    readdirSync(this.#dir, { withFileTypes: true }).flatMap((entry) => {
      const digits = /^lock\.([1-9]\d*)$/.exec(entry.name)?.[1];
      const number = Number(digits ?? numberLimit);
      return number < numberLimit ? [{ number, isFile: entry.isFile() }] : [];
    });

  #highest = () => highestOf(this.#entries().filter(({ isFile }) => isFile));

  /** Writes over the start of the lock of this process, which needs no space on the disk. */
  #write(content: string): void {
    try {
      // Does not follow a link, and does not create the file again after another process took the lock.
      const handle = openSync(this.#file(this.#heldNumber), constants.O_WRONLY | constants.O_NOFOLLOW);
      writeFileSync(handle, content);
      closeSync(handle);
    } catch {
      // The others take a lock that does not change.
    }
  }

  #read(number: number): string {
    try {
      const file = this.#file(number);
      return lstatSync(file).size > maxBytes ? '' : readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  }

  #isFree(number: number): boolean {
    const content = this.#read(number);
    if (content.startsWith('free')) return true;
    const now = performance.now();
    if (this.#seen.number !== number || this.#seen.content !== content) this.#seen = { number, content, at: now };
    return now - this.#seen.at > this.#age;
  }

  #busyError(): DeployError {
    return new DeployError(
      'busy',
      `Another process held the lock in ${this.#dir} for more than ${this.#seconds} s.`,
      `Run the command again. If no deploy is running on any machine, remove ${this.#file(this.#highest())} first.`,
    );
  }
}
