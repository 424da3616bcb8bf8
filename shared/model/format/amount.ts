/**
 * Returns a number, or the number in a string (OQ-186); NaN for everything else. An empty string is not a number, although
 * `Number('')` is 0.
 */
export function amountOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/**
 * Upper limit of amounts, exclusive. From this number on, JavaScript writes numbers with an exponent, so they cannot be formatted.
 */
export const amountLimit = 1e21;

/** Returns the price in a number or string; null if it is negative, not a number, or too large to format. */
export function priceOf(value: unknown): number | null {
  const amount = amountOf(value);
  return amount >= 0 && amount < amountLimit ? amount : null;
}

/**
 * Removes the rounding error of a calculation (0.29 * 100 = 28.999999999999996), with which `Math.floor` and `Math.ceil` would be
 * off by one.
 */
export const withoutRoundingError = (value: number): number => Number(value.toPrecision(12));
