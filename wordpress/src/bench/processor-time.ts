import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time to programs in hundredths of a second. */
const ticksPerMs = 0.1;

/**
 * Returns the group of a process and its processor time in ms, including that of its ended children, from the text of `/proc/<pid>/stat`.
 * The name of the process, in brackets, may contain any character.
 */
export function processTime(stat: string): { group: number; ms: number } {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // Fields 5, and 14 to 17, of proc(5): the group; user and system time of the process and of its ended children.
  const [, , group = 0] = fields;
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
  return { group, ms: ticks / ticksPerMs };
}

/** Returns the processor time in ms that the processes of these groups have used so far. Linux only. */
export function processorTime(groups: readonly number[]): number {
  let total = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      // The process has ended. Its time now counts for the parent process.
      continue;
    }
    const { group, ms } = processTime(stat);
    if (groups.includes(group)) total += ms;
  }
  return total;
}
