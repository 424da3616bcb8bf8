import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../common/repo';

/**
 * Returns a message when there is no built set to measure; undefined when the set exists.
 * @param set folder of the built set
 */
export function setProblem(set = join(repo, 'build/set')): string | undefined {
  if (existsSync(join(set, 'registry.json'))) return undefined;
  return `There is no built set in ${set}. Run "npm run build" first, then measure again.`;
}

/** Prints a message and ends the process with exit code 1 when there is no built set. */
export function requireSet(): void {
  const problem = setProblem();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
