import { priceOf } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { percentOff } from './prices';

/** Content of a price (SHR-118). Amounts are in whole units of the currency. */
export interface PriceDisplay {
  /** Regular price, or the only known price. */
  readonly price: number;
  /** Reduced price; null for none. */
  readonly offPrice: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly legend: string;
  /** Discount label, such as "20% off"; empty if hidden or without a discount. */
  readonly promoLabel: string;
}

export interface PriceInput {
  /** Regular price. */
  readonly price?: unknown;
  /** Reduced price. */
  readonly offPrice?: unknown;
  readonly currency?: unknown;
  /** Default "/month, paid yearly". */
  readonly legend?: string;
  /** Default false. */
  readonly showPromoLabel?: boolean;
}

/** Returns the legend of a monthly price (SHR-119). */
const defaultLegend = (): string => __('/month, paid yearly');

/** Returns the content of a price, or null without a currency or a price. */
export function priceDisplay(input: PriceInput): PriceDisplay | null {
  const { currency, legend = defaultLegend(), showPromoLabel = false } = input;
  const regularPrice = priceOf(input.price);
  const reducedPrice = priceOf(input.offPrice);
  const price = regularPrice ?? reducedPrice;
  if (typeof currency !== 'string' || !currency || price === null) return null;
  const percent = showPromoLabel ? percentOff(regularPrice, reducedPrice) : 0;
  return {
    price,
    offPrice: reducedPrice === price ? null : reducedPrice,
    currency,
    legend,
    promoLabel: percent > 0 ? sprintf(__('%d%% off'), percent) : '',
  };
}
