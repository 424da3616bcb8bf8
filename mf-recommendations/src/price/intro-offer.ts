import { amountOf, parseInstant, priceOf, withoutNoise } from '@flightdeck/shared/format';
import { yearlyOf } from './prices';

/** An entry of `intro-offers` (REC-035). Prices are per year, in whole units of the currency. */
export interface IntroOffer {
  readonly product_slug?: unknown;
  readonly original_price?: unknown;
  readonly raw_price?: unknown;
  readonly interval_count?: unknown;
  readonly interval_unit?: unknown;
}

export type IntroOffers = readonly IntroOffer[] | null | undefined;

/** The answer of `site/discount` (REC-031). */
export interface SiteDiscount {
  /** Percent. */
  readonly discount?: unknown;
  readonly expiry_date?: unknown;
  readonly is_used?: unknown;
}

/** Prices of a product per month, for its card. */
export interface OfferPrices {
  readonly price: number;
  /** null without a discount. */
  readonly offPrice: number | null;
  /** Whole percent, rounded; 0 without a discount. */
  readonly percent: number;
}

/** Treats a price of 0 as missing: no discount applies to it. */
const price = (value: unknown): number | null => priceOf(value) || null;

/** Returns the percent of a discount from its leading digits; 0 if it has none. */
function percentOf(value: unknown): number {
  const percent = Number.parseInt(String(typeof value === 'number' || typeof value === 'string' ? value : ''), 10);
  return percent > 0 && percent <= 100 ? percent : 0;
}

const less = (amount: number, percent: number): number => withoutNoise((amount * (100 - percent)) / 100);

const rounded = (full: number, reduced: number): number =>
  Math.max(0, Math.round(withoutNoise(((full - reduced) / full) * 100)));

export const offerOf = (offers: IntroOffers, slug: unknown): IntroOffer | undefined =>
  offers?.find(({ product_slug }) => typeof slug === 'string' && product_slug === slug);

/** Returns whether an offer covers only the first month; a discount of the site is then not added. */
export const isFirstMonthOnly = ({ interval_count, interval_unit }: IntroOffer = {}): boolean =>
  amountOf(interval_count) === 1 && interval_unit === 'month';

/** Returns whether a discount is valid: it exists, is unused and has not expired (REC-027; its code is not checked). */
export function isDiscountActive(discount: SiteDiscount | null | undefined, now: Date): boolean {
  const expiry = parseInstant(discount?.expiry_date);
  return Boolean(discount && !discount.is_used && expiry && expiry.getTime() > now.getTime());
}

/**
 * Returns the percent off an intro offer combined with a discount, rounded (REC-032); 0 if a price is missing
 * (REC-034).
 */
export function offerPercent(offer: IntroOffer | undefined, discount: unknown = 0): number {
  const [original, raw] = [price(offer?.original_price), priceOf(offer?.raw_price)];
  return original === null || raw === null ? 0 : rounded(original, less(raw, percentOf(discount)));
}

/** Returns the largest percent among the offers of some products (REC-033); 0 for no badge. */
export const largestPercent = (offers: IntroOffers, slugs: readonly unknown[], discount: unknown): number =>
  Math.max(
    0,
    ...(offers ?? []).filter((one) => slugs.includes(one.product_slug)).map((one) => offerPercent(one, discount)),
  );

/**
 * Returns the prices of a suggested product or of the upsell.
 * @param cost per month @param discount percent of the active discount of the site, 0 for none
 */
export function suggestionPrices(cost: unknown, offer: IntroOffer | undefined, discount: unknown): OfferPrices | null {
  const full = price(offer?.original_price) ?? price(yearlyOf(cost));
  if (full === null) return null;
  return prices(full, less(price(offer?.raw_price) ?? full, isFirstMonthOnly(offer) ? 0 : percentOf(discount)));
}

/** Returns the prices of a product page. @param fullPrice per year @param coupon percent */
export function productPagePrices(
  fullPrice: unknown,
  offer: IntroOffer | undefined,
  coupon: unknown,
): OfferPrices | null {
  const full = price(offer?.original_price) ?? price(fullPrice);
  return full === null ? null : prices(full, less(price(offer?.raw_price) ?? full, percentOf(coupon)));
}

const prices = (full: number, reduced: number): OfferPrices => ({
  price: full / 12,
  offPrice: reduced === withoutNoise(full) ? null : reduced / 12,
  percent: rounded(full, reduced),
});
