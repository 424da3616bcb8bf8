import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Code of the must-use plugin that records database queries and messages of requests. */
export const meterCode = readFileSync(join(import.meta.dirname, 'meter.php'), 'utf8');

/**
 * Returns the headers that make the site record a request.
 * @param name lower-case letters, digits and hyphens
 * @param isWithoutPlugin whether to run without Flightdeck
 */
export const meterHeaders = (name: string, isWithoutPlugin = false): Record<string, string> => ({
  'X-Meter': name,
  ...(isWithoutPlugin && { 'X-Meter-Without': '1' }),
});

/**
 * Returns the database queries of Flightdeck's code, for each request with this name, oldest first. The constant SAVEQUERIES must be true.
 * @param content folder wp-content of the site
 */
export function queriesOf(content: string, name: string): string[][] {
  const file = join(content, 'meter', `${name}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Removes all recorded queries and messages. */
export const clearMeter = (content: string): void => rmSync(join(content, 'meter'), { recursive: true, force: true });
