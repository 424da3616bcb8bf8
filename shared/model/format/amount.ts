/**
 * Returns the number that a number or a numeric text stands for (OQ-186); NaN for everything else. An empty text is not a number, although
 * `Number('')` is 0.
 */
export function amountOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/**
 * Larger numbers are written with an exponent, and their multiples may be infinite. They are not prices and cannot be
 * formatted.
 */
export const unwritable = 1e21;

/** Returns the price; null for a value that is negative, no number, or too large to format. */
export function priceOf(value: unknown): number | null {
  const amount = amountOf(value);
  return amount >= 0 && amount < unwritable ? amount : null;
}

/**
 * Removes the noise of binary fractions (0.29 * 100 = 28.999999999999996), which floor and ceil would turn into a whole
 * step.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12));
