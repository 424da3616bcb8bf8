import limits from './limits.json';

/**
 * Limits of all benches, from `limits.json`: sizes in bytes, times in ms, builds in seconds. `germanFirstCard` is a ratio to an
 * English visit. Under `wordpress`, `layouts` and `starts` are counts. `settled` and `mainThread` are shares of the time that Jetpack's
 * page adds to an empty page, `largestContentfulPaint` is a share of the time until Jetpack's first card with its content, and the
 * others are ratios to the same figure of Jetpack's page.
 * The times of the test site apply to a machine that shows the element of the baseline page (`baseline/page.ts`) after
 * `baselineAt4x` ms, with a 4x CPU slowdown.
 */
export { limits };

/**
 * Returns how many times slower a machine is than the machine to which the times of the limits apply. The report multiplies these limits by it.
 * @param baselineMs ms until the baseline page shows its element at 4x; null when it was not measured
 */
export const slowness = (baselineMs: number | null): number =>
  baselineMs === null ? 1 : baselineMs / limits.baselineAt4x;

const ms = (value: number) => `${Math.round(value)} ms`;

/** Returns a figure for the report: in bold when it is over its limit. */
export const boldIf = (isOver: boolean, text: string): string => (isOver ? `**${text}**` : text);

/**
 * Returns a time in ms and its limit, as two cells of a table.
 * @param factor from `slowness()`; the limit is multiplied by it
 */
export const timeAndLimit = (value: number, limit: number, factor: number): string =>
  `${boldIf(value > limit * factor, ms(value))} | ${ms(limit * factor)}`;
