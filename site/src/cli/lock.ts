import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage-error';

/** Start time of a process, which tells it from a later one with the same number; empty where it cannot be read. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold blanks: fields count from behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Code of an error of the system, wherever its class came from. */
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but somebody else's.
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
 * Claims a data folder for this process. A lock left by a process that is gone is taken over.
 * @returns gives the folder back
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

/** Moves a stale lock out of the way; one that somebody else renewed in the meantime is put back. */
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
