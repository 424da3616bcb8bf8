import { priceOf, withoutNoise } from './amount';

/** A price by the month of one by the year (SHR-120); null for what is no price. @clientOnly */
export function monthlyOf(yearly: unknown): number | null {
  const price = priceOf(yearly);
  return price === null ? null : price / 12;
}

/** A price by the year of a cost by the month (SHR-121, OQ-182); null for what is no price. */
export function yearlyOf(cost: unknown): number | null {
  const price = priceOf(cost);
  return price === null ? null : price * 12;
}

/** Whole percent by which one price is below another, rounded down (SHR-122); 0 when it is not below, or no price. */
export function percentOff(price: unknown, offPrice: unknown): number {
  const [full, off] = [priceOf(price), priceOf(offPrice)];
  if (full === null || off === null || full === 0) return 0;
  return Math.max(0, Math.floor(withoutNoise((1 - off / full) * 100)));
}
