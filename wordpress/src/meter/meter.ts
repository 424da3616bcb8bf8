import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Code of the must-use plugin that measures requests. */
export const meterCode = readFileSync(join(import.meta.dirname, 'meter.php'), 'utf8');

/** Costs of a request on the server. */
export interface ServerCost {
  /** Number of database queries. */
  readonly queries: number;
  /** Queries from code of Flightdeck; only with SAVEQUERIES. */
  readonly ours: readonly string[];
  /** Time in ms. */
  readonly wall: number;
  /** Processor time of PHP in ms. */
  readonly cpu: number;
  /** Peak memory in bytes. */
  readonly memory: number;
}

/** Returns the headers of a measured request. @param name letters, digits and hyphens */
export const meterHeaders = (name: string, isWithout = false): Record<string, string> => ({
  'X-Meter': name,
  ...(isWithout && { 'X-Meter-Without': '1' }),
});

/** Returns the costs of all requests of a name, oldest first. @param content folder wp-content of the site */
export function costsOf(content: string, name: string): ServerCost[] {
  const file = join(content, 'meter', `${name}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Removes earlier measurements. */
export const clearMeter = (content: string): void => rmSync(join(content, 'meter'), { recursive: true, force: true });
