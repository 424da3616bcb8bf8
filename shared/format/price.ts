import { __, sprintf } from '@flightdeck/shared/i18n';
import { priceOf, withoutNoise } from './amount';

/** What a price element shows (SHR-118). Amounts are in whole units of the currency. */
export interface PriceDisplay {
  readonly price: number;
  /** The lower price that applies; null without one. */
  readonly offPrice: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly legend: string;
  /** "20% off"; empty when it is hidden or nothing is off. */
  readonly promoLabel: string;
}

export interface PriceInput {
  readonly price?: unknown;
  readonly offPrice?: unknown;
  readonly currency?: unknown;
  /** Default "/month, paid yearly". */
  readonly legend?: string;
  /** Default false. */
  readonly showPromoLabel?: boolean;
}

/** Stands behind a price that is shown by the month (SHR-119). */
export const defaultLegend = (): string => __('/month, paid yearly');

/** Stands behind the prices of product pages (facts-shr.md part 7). */
export const productPageLegend = (): string => __('per month, paid yearly');

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

/** @returns null when there is nothing to show: no currency, or neither price */
export function priceDisplay(input: PriceInput): PriceDisplay | null {
  const { currency, legend = defaultLegend(), showPromoLabel = false } = input;
  const [full, off] = [priceOf(input.price), priceOf(input.offPrice)];
  const price = full ?? off;
  if (typeof currency !== 'string' || !currency || price === null) return null;
  const percent = showPromoLabel ? percentOff(full, off) : 0;
  return {
    price,
    offPrice: off === price ? null : off,
    currency,
    legend,
    promoLabel: percent > 0 ? sprintf(__('%d%% off'), percent) : '',
  };
}
