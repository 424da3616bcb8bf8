import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Code of the must-use plugin that records what requests do. */
export const meterCode = readFileSync(join(import.meta.dirname, 'meter.php'), 'utf8');

/** Work of one request on the server. */
export interface ServerWork {
  /** Database queries of Flightdeck's code; empty without SAVEQUERIES. */
  readonly ours: readonly string[];
}

/**
 * Returns the headers of a recorded request.
 * @param name letters, digits and hyphens
 * @param isWithoutPlugin whether to run without Flightdeck
 */
export const meterHeaders = (name: string, isWithoutPlugin = false): Record<string, string> => ({
  'X-Meter': name,
  ...(isWithoutPlugin && { 'X-Meter-Without': '1' }),
});

/** Returns what all requests of a name did, oldest first. @param content folder wp-content of the site */
export function workOf(content: string, name: string): ServerWork[] {
  const file = join(content, 'meter', `${name}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Removes earlier records. */
export const clearMeter = (content: string): void => rmSync(join(content, 'meter'), { recursive: true, force: true });
