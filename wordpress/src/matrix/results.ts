import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const resultSchema = v.object({
  /** Exact versions of WordPress, PHP and the plugin. */
  wordpress: v.string(),
  php: v.string(),
  plugin: v.string(),
  /** Day of the run, such as 2026-01-31. */
  date: v.pipe(v.string(), v.isoDate()),
  passed: v.number(),
  /** Titles of failed tests. */
  failed: v.array(v.string()),
});

const resultsSchema = v.record(v.string(), resultSchema);

/** Test results of one combination. */
export type Result = v.InferOutput<typeof resultSchema>;

/** Results by the name of their combination. */
export type Results = Readonly<Record<string, Result>>;

/** Reads the results of earlier runs. @throws Error when the file is malformed */
export function readResults(file: string): Results {
  return existsSync(file) ? v.parse(resultsSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes results in the order of `names`. Omits combinations that no longer exist. */
export function writeResults(file: string, results: Results, names: readonly string[]): void {
  const entries = names.flatMap((name) => (results[name] ? [[name, results[name]]] : []));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Returns the newest series of WordPress, such as 6.8, with a tested combination and no failed one; undefined if there is none. */
export function newestPassed(results: Results): string | undefined {
  const seriesNumbers = ({ wordpress }: Result) => wordpress.split('.').slice(0, 2).map(Number);
  const all = Object.values(results);
  const withFailures = all.filter(({ failed }) => failed.length > 0);
  const failedSeries = new Set(withFailures.map((result) => seriesNumbers(result).join('.')));
  const passedSeries = all.map(seriesNumbers).filter((numbers) => !failedSeries.has(numbers.join('.')));
  const [newest] = passedSeries.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b);
  return newest?.join('.');
}
