import limits from './limits.json';

/**
 * Limits of all benches, from `limits.json`: sizes in bytes, times in ms, builds in seconds, and ratios to the figure of the
 * plugin's own page. Times of the embedded site hold for a machine on which the floor page shows its element after `floorAt4x` ms at 4x.
 */
export { limits };

/**
 * Returns how slow a machine is compared with the one that the limits are for, so that reports from all machines are
 * comparable.
 * @param floor ms until the floor page shows its element at 4x; null when it was not measured
 */
export const slowness = (floor: number | null): number => (floor === null ? 1 : floor / limits.floorAt4x);

const ms = (value: number) => `${Math.round(value)} ms`;

/** Returns a figure for the report: in bold when it is over its limit. */
export const boldIf = (isOver: boolean, text: string): string => (isOver ? `**${text}**` : text);

/** Returns a time in ms and its limit for a machine of this slowness, as two cells of a table. */
export const timeAndLimit = (value: number, limit: number, slow: number): string =>
  `${boldIf(value > limit * slow, ms(value))} | ${ms(limit * slow)}`;
