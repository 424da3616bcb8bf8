import { amountOf, parseInstant, priceOf, withoutRoundingError } from '@flightdeck/shared/format';
import { yearlyOf } from './prices';

/** Fields of an entry of `intro-offers` (REC-035). Prices are per year, in whole units of the currency. */
export interface IntroOffer {
  readonly product_slug?: unknown;
  readonly original_price?: unknown;
  readonly raw_price?: unknown;
  readonly interval_count?: unknown;
  readonly interval_unit?: unknown;
}

export type IntroOffers = readonly IntroOffer[] | null | undefined;

/** Fields of the answer of `site/discount` (REC-031). */
export interface DiscountFields {
  /** Percent. */
  readonly discount?: unknown;
  readonly expiry_date?: unknown;
  readonly is_used?: unknown;
}

/** Prices of a product per month, for its card. */
export interface OfferPrices {
  /** Regular price. */
  readonly price: number;
  /** Reduced price; null if the price is not reduced. */
  readonly offPrice: number | null;
  /** Reduction in percent, rounded; 0 if the price is not reduced. */
  readonly percent: number;
}

/** Returns a price; null for 0 too, because no discount applies to it. */
const positivePrice = (value: unknown): number | null => priceOf(value) || null;

/** Returns the whole number at the beginning of a discount; NaN if there is none. */
const leadingNumber = (value: unknown): number =>
  Number.parseInt(String(typeof value === 'number' || typeof value === 'string' ? value : ''), 10);

/** Returns the percent of a discount; 0 if it is not a number from 0 to 100. */
function percentOf(value: unknown): number {
  const percent = leadingNumber(value);
  return percent > 0 && percent <= 100 ? percent : 0;
}

const reduceBy = (amount: number, percent: number): number => withoutRoundingError((amount * (100 - percent)) / 100);

const percentSaved = (regularPrice: number, reducedPrice: number): number =>
  Math.max(0, Math.round(withoutRoundingError(((regularPrice - reducedPrice) / regularPrice) * 100)));

/** Returns the introductory offer of a product; undefined for none. */
export const introOfferOf = (offers: IntroOffers, slug: unknown): IntroOffer | undefined =>
  offers?.find(({ product_slug }) => typeof slug === 'string' && product_slug === slug);

/** Returns whether an offer covers only the first month. The site's discount doesn't apply on top of such an offer. */
export const isFirstMonthOnly = ({ interval_count, interval_unit }: IntroOffer = {}): boolean =>
  amountOf(interval_count) === 1 && interval_unit === 'month';

/** Returns whether a discount is valid: it exists, is unused and has not expired (REC-027; its code is not checked). */
export function isDiscountActive(discount: DiscountFields | null | undefined, now: Date): boolean {
  const expiry = parseInstant(discount?.expiry_date);
  return Boolean(discount && !discount.is_used && expiry && expiry.getTime() > now.getTime());
}

/**
 * Returns the reduction by an introductory offer together with a discount, in percent, rounded (REC-032); 0 if a price is missing
 * or the discount is not a number (REC-034).
 */
export function offerPercent(offer: IntroOffer | undefined, discount: unknown = 0): number {
  const regularPrice = positivePrice(offer?.original_price);
  const introPrice = priceOf(offer?.raw_price);
  if (regularPrice === null || introPrice === null || Number.isNaN(leadingNumber(discount))) return 0;
  return percentSaved(regularPrice, reduceBy(introPrice, percentOf(discount)));
}

/** Returns the largest percent among the offers of some products (REC-033); 0 if nothing reduces their prices. */
export const largestPercent = (offers: IntroOffers, slugs: readonly unknown[], discount: unknown): number =>
  Math.max(
    0,
    ...(offers ?? [])
      .filter((offer) => slugs.includes(offer.product_slug))
      .map((offer) => offerPercent(offer, discount)),
  );

/**
 * Returns the prices of a product with its introductory offer; null without a price.
 * @param yearlyPrice price per year without an offer; used if the offer has no original price
 * @param discount percent of a discount on top of the offer; 0 for none
 */
export function offerPrices(
  yearlyPrice: unknown,
  offer: IntroOffer | undefined,
  discount: unknown = 0,
): OfferPrices | null {
  const regularPrice = positivePrice(offer?.original_price) ?? positivePrice(yearlyPrice);
  if (regularPrice === null) return null;
  const reducedPrice = reduceBy(positivePrice(offer?.raw_price) ?? regularPrice, percentOf(discount));
  return {
    price: regularPrice / 12,
    offPrice: reducedPrice === withoutRoundingError(regularPrice) ? null : reducedPrice / 12,
    percent: percentSaved(regularPrice, reducedPrice),
  };
}

/**
 * Returns the prices of a suggested product or of the upsell; null without a price.
 * @param cost price per month
 * @param discount percent of the active discount of the site; 0 for none
 */
export const suggestionPrices = (cost: unknown, offer: IntroOffer | undefined, discount: unknown): OfferPrices | null =>
  offerPrices(yearlyOf(cost), offer, isFirstMonthOnly(offer) ? 0 : discount);
