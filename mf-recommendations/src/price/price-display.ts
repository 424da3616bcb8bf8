import { priceOf } from '@flightdeck/shared/format/amount';
import { percentOff } from '@flightdeck/shared/format/price';
import { __, sprintf } from '@flightdeck/shared/i18n';

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

/** Legend of a price by the month (SHR-119). */
const defaultLegend = (): string => __('/month, paid yearly');

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
