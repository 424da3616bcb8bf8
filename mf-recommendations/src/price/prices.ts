import { priceOf, withoutRoundingError } from '@flightdeck/shared/format';

/** Returns the monthly price for a yearly one (SHR-120); null if the value is not a price. @clientOnly */
export function monthlyOf(yearly: unknown): number | null {
  const price = priceOf(yearly);
  return price === null ? null : price / 12;
}

/** Returns the yearly price for a monthly one (SHR-121, OQ-182); null if the value is not a price. */
export function yearlyOf(monthly: unknown): number | null {
  const price = priceOf(monthly);
  return price === null ? null : price * 12;
}

/**
 * Returns the reduction from one price to another in percent, rounded down (SHR-122); 0 if the second price is not lower, or if a
 * value is not a price.
 */
export function percentOff(price: unknown, offPrice: unknown): number {
  const regularPrice = priceOf(price);
  const reducedPrice = priceOf(offPrice);
  if (regularPrice === null || reducedPrice === null || regularPrice === 0) return 0;
  return Math.max(0, Math.floor(withoutRoundingError((1 - reducedPrice / regularPrice) * 100)));
}
