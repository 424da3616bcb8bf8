/**
 * The number that a value is: a number or the text of one (OQ-186), NaN for everything else. An empty text is no number,
 * although `Number('')` says 0.
 */
export function amountOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** From here on a number is written with an exponent, and multiples of it may be infinite: no price, and no amount to write. */
export const unwritable = 1e21;

/** The price that a value is; null for what is negative, no number, or too large to be written. */
export function priceOf(value: unknown): number | null {
  const amount = amountOf(value);
  return amount >= 0 && amount < unwritable ? amount : null;
}

/** Takes away the noise of binary fractions (0.29 * 100 = 28.999999999999996), which floor and ceil would turn into a step. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12));
