import { createHash } from 'node:crypto';
import { linkSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { DeployError } from '../outcome';
import { ensureFolder, randomName } from './folder-files';

const folder = '.deploy';
/** Other accounts, such as that of a web server, cannot read the lock. */
const mode = 0o770;

/** Content of a lock: the process that took the lock, and whether the lock is free again. */
const holderSchema = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** ID of the machine on which the process runs (`machineId`). */
  host: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Start time of the process (`startTimeOf`), because the system reuses process IDs. */
  born: v.pipe(v.string(), v.regex(/^\d{0,20}$/)),
  free: v.boolean(),
});
type Holder = v.InferOutput<typeof holderSchema>;

/** A file, folder or link with the name of a lock. Other users can create folders and links with such names. */
interface Entry {
  readonly number: number;
  readonly isFile: boolean;
}

const highestOf = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ number }) => number));

/** Maximum size of a lock. Larger files are not locks. */
const maxBytes = 500;
/** Locks have lower numbers than this: no set has that many deploys. */
const numberLimit = 1e9;

/** Returns an ID of this machine: a hash, so that a web server that serves the lock does not disclose the machine's name. */
const machineId = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 16);

/**
 * A lock for one process at a time, on plain files. A process takes the lock by linking a file with the next number; the
 * file system lets only one process do that. Only the lock with the highest number counts; it is never removed. It is free when
 * its process has released it or has ended. Two processes that find it free both try to link the next number, and one succeeds.
 *
 * The lock is in the set, so that all machines that can write to the set find it. A file that this class can't have written, or
 * a folder with the name of a lock, blocks nothing.
 */
export class FolderLock {
  readonly #set: string;
  readonly #dir: string;
  readonly #thisProcess = { pid: process.pid, host: machineId(), born: startTimeOf(process.pid) };
  /** Number of the lock that this process holds; 0 while it holds none. */
  #heldNumber = 0;
  /** How long to wait until another process releases the lock, in seconds. */
  readonly #seconds: number;

  constructor(set: string, seconds: number) {
    this.#seconds = seconds;
    this.#set = set;
    this.#dir = join(set, folder);
  }

  /** Runs a function while holding the lock. @throws DeployError when another process does not release it in time */
  async hold<T>(run: () => T | Promise<T>): Promise<T> {
    ensureFolder(this.#set, '.');
    ensureFolder(this.#set, folder, mode);
    this.#denyWeb();
    const deadline = Date.now() + this.#seconds * 1000;
    while (!this.#take()) {
      if (Date.now() > deadline) throw this.#busyError();
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
    try {
      return await run();
    } finally {
      this.#write(this.#heldNumber, true);
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
    const draft = this.#draft(false);
    try {
      linkSync(draft, this.#file(next));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft, { force: true });
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
    const file = join(this.#dir, '.htaccess');
    if (lstatSync(file, { throwIfNoEntry: false })) return;
    // A rename, because another deploy can write the file at the same time.
    const draft = join(this.#dir, `draft.${randomName()}`);
    writeFileSync(draft, 'Require all denied\n', { flag: 'wx', mode: mode & 0o666 });
    renameSync(draft, file);
  }

  #file = (number: number) => join(this.#dir, `lock.${number}`);

  #entries = (): Entry[] =>
    readdirSync(this.#dir, { withFileTypes: true }).flatMap((entry) => {
      const digits = /^lock\.([1-9]\d*)$/.exec(entry.name)?.[1];
      const number = Number(digits ?? numberLimit);
      return number < numberLimit ? [{ number, isFile: entry.isFile() }] : [];
    });

  #highest = () => highestOf(this.#entries().filter(({ isFile }) => isFile));

  #draft(free: boolean): string {
    const file = join(this.#dir, `draft.${randomName()}`);
    writeFileSync(file, JSON.stringify({ ...this.#thisProcess, free } satisfies Holder), {
      flag: 'wx',
      mode: mode & 0o666,
    });
    return file;
  }

  #write = (number: number, free: boolean) => renameSync(this.#draft(free), this.#file(number));

  #read(number: number): Holder | undefined {
    try {
      const file = this.#file(number);
      if (lstatSync(file).size > maxBytes) return undefined;
      return v.parse(holderSchema, JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return undefined;
    }
  }

  #isFree(number: number): boolean {
    const holder = this.#read(number);
    // A deploy names a lock only when its content is complete, so no deploy wrote an unreadable lock.
    return !holder || holder.free || (holder.host === this.#thisProcess.host && !isAlive(holder));
  }

  #busyError(): DeployError {
    const number = this.#highest();
    const holder = this.#read(number);
    const holderText =
      holder?.host === this.#thisProcess.host
        ? `process ${holder.pid} on this machine`
        : 'a process on another machine';
    return new DeployError(
      'busy',
      `The set was locked by ${holderText} for more than ${this.#seconds} s.`,
      `Run the command again; if that process is no longer running, remove ${this.#file(number)} first.`,
    );
  }
}

/** Returns the start time of a process in clock ticks since boot, on Linux; empty on other systems. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 of `man proc_pid_stat`. Field 2, the name in parentheses, can contain spaces, so count from field 3.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return born === '' || startTimeOf(pid) === '' || startTimeOf(pid) === born;
}
