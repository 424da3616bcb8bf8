import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ensureFolder } from './folder-files';
import { DeployError } from './outcome';
import type { Later } from './target';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process, because the system reuses process IDs. */
  readonly born: string;
  readonly free: boolean;
}

/**
 * A lock for one process at a time, on plain files. A process takes the lock by linking a file with the next number; the
 * file system lets only one process do that. The highest number counts and is never removed. A lock whose process has ended
 * counts as free, so no process has to remove another's file: two that find it both try the next number, and one succeeds.
 */
export class FolderLock {
  readonly #dir: string;
  readonly #me = { pid: process.pid, host: hostname(), born: bornAt(process.pid) };
  #held = 0;

  readonly #seconds: number;

  constructor(set: string, seconds: number) {
    this.#seconds = seconds;
    this.#dir = join(set, '.deploy');
  }

  /** Runs a function while holding the lock. @throws DeployError when another process does not release it in time */
  async hold<T>(run: () => Later<T>): Promise<T> {
    ensureFolder(this.#dir);
    const until = Date.now() + this.#seconds * 1000;
    while (!this.#take()) {
      if (Date.now() > until) throw this.#busy();
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
    try {
      return await run();
    } finally {
      this.#write(this.#held, true);
      this.#held = 0;
    }
  }

  /** Whether this process still holds the lock. Ask it directly before each change. */
  get isOurs(): boolean {
    return this.#held > 0 && this.#highest() === this.#held;
  }

  #take(): boolean {
    const last = this.#highest();
    if (last > 0 && !this.#isFree(last)) return false;
    const mine = this.#draft(last + 1, false);
    try {
      linkSync(mine, this.#file(last + 1));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(mine, { force: true });
    }
    // A process that was suspended after its check may have linked a number that was removed long ago.
    if (this.#highest() !== last + 1) {
      rmSync(this.#file(last + 1), { force: true });
      return false;
    }
    this.#held = last + 1;
    for (const number of this.#numbers()) if (number < this.#held) rmSync(this.#file(number), { force: true });
    return true;
  }

  #file = (number: number) => join(this.#dir, `lock.${number}`);

  #numbers = () => readdirSync(this.#dir).flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []));

  #highest = () => Math.max(0, ...this.#numbers());

  #draft(number: number, free: boolean): string {
    const file = join(this.#dir, `draft.${number}.${this.#me.host}.${this.#me.pid}`);
    writeFileSync(file, JSON.stringify({ ...this.#me, free }));
    return file;
  }

  #write = (number: number, free: boolean) => renameSync(this.#draft(number, free), this.#file(number));

  #read(number: number): Holder | undefined {
    try {
      const { pid, host, born, free } = JSON.parse(readFileSync(this.#file(number), 'utf8'));
      return { pid: Number(pid), host: String(host), born: String(born), free: free === true };
    } catch {
      return undefined;
    }
  }

  #isFree(number: number): boolean {
    const holder = this.#read(number);
    if (!holder) return false;
    return holder.free || (holder.host === this.#me.host && !isAlive(holder));
  }

  #busy(): DeployError {
    const number = this.#highest();
    const holder = this.#read(number);
    const who = holder ? `process ${holder.pid} on ${holder.host}` : 'somebody';
    return new DeployError(
      'busy',
      `The set is held by ${who} for more than ${this.#seconds} s.`,
      `Run the command again; if that process is gone for certain, remove ${this.#file(number)} first.`,
    );
  }
}

/** Returns the start time of a process, on systems that report it (Linux). */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // No permission to signal it: the process is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return born === '' || bornAt(pid) === '' || bornAt(pid) === born;
}
