import limits from './limits.json';

/**
 * Limits of all benches, from `limits.json`: sizes in bytes, times in ms, builds in seconds. `germanFirstCard` is a ratio to an
 * English visit. Under `wordpress`, `layouts` and `starts` are numbers; the others are ratios to the figure of the plugin's own page.
 * Times of the test site hold for a machine on which the baseline page (`baseline/page.ts`) shows its element after
 * `baselineAt4x` ms, with the processor slowed down four times.
 */
export { limits };

/**
 * Returns how many times slower a machine is than the one that the limits of times are for. The report multiplies these limits by it.
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
