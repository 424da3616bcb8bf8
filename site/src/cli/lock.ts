import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage-error';

/** Returns the start time of a process, which distinguishes it from a later one with the same ID; empty if it can't be read. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Split after field 2, the name in brackets, which may contain spaces. The start time is field 22.
    const fieldsFrom3 = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fieldsFrom3[22 - 3] ?? '';
  } catch {
    return '';
  }
}

/** Returns the code of a system error. Doesn't check the class, because in Jest the class can come from another realm. */
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Returns whether a process with this ID is running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

/** Returns the content of a file; undefined if it can't be read. */
const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Returns the ID of the other process that holds a lock; undefined if no other running process holds it.
 * @param content content of the lock file, which can be invalid
 */
function holderOf(content: string): number | undefined {
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return undefined;
  const actualStart = startTimeOf(pid);
  return start && actualStart && start !== actualStart ? undefined : pid;
}

/**
 * Locks a data folder for this process. Replaces the lock of a process that no longer runs.
 * @returns a function that releases the lock
 * @throws UsageError if another process holds the lock, or takes it at the same time
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'site.lock');
  const ownLock = `${process.pid} ${startTimeOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, ownLock, { flag: 'wx' });
      return () => {
        if (read(file) === ownLock) rmSync(file, { force: true });
      };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const content = read(file);
    if (content === undefined) continue;
    const pid = holderOf(content);
    if (pid !== undefined) {
      throw new UsageError(
        `Process ${pid} is using the data in ${folder}. Stop it, or choose another folder with --data.`,
      );
    }
    removeStaleLock(file, content);
  }
  throw new UsageError(`Another process is opening the data in ${folder}. Try again.`);
}

/**
 * Removes a stale lock. Moves it first, and moves it back if another process has replaced it in between.
 * @param staleContent content of the stale lock
 */
function removeStaleLock(file: string, staleContent: string): void {
  const movedFile = `${file}.${process.pid}`;
  try {
    renameSync(file, movedFile);
  } catch {
    return;
  }
  if (read(movedFile) === staleContent) rmSync(movedFile, { force: true });
  else renameSync(movedFile, file);
}
