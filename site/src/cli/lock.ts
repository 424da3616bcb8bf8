import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage-error';

/** Returns the start time of a process, to distinguish it from a later one with the same number; empty if it is not readable. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so fields are counted after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Returns the code of a system error. Its class may come from another realm. */
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, and owned by another user.
    return codeOf(error) === 'EPERM';
  }
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

function holder(content: string): number | undefined {
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined;
  return start && startOf(pid) && start !== startOf(pid) ? undefined : pid;
}

/**
 * Locks a data folder for this process. Replaces the lock of a process that no longer runs.
 * @returns function that releases the lock
 * @throws UsageError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'site.lock');
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const content = read(file);
    if (content === undefined) continue;
    const pid = holder(content);
    if (pid !== undefined) {
      throw new UsageError(
        `Process ${pid} is using the data in ${folder}. Stop it, or choose another folder with --data.`,
      );
    }
    takeAway(file, content);
  }
  throw new UsageError(`Another process is opening the data in ${folder}. Try again.`);
}

/** Removes a stale lock. Puts it back if another process has renewed it. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
