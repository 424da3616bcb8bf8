import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, numberOr, orElse, requiredListOf, text } from '@flightdeck/shared/schema';

/**
 * Returns a schema that takes `data` out of a response `{code, data}`. In these responses, `data` is a value; in others of the
 * provider, it is JSON text.
 */
const dataOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ code: v.literal('success'), data: schema }),
    v.transform(({ data }) => data),
  );

const price = orElse(v.nullable(v.number()), null);

const introOfferSchema = v.object({
  product_slug: v.string(),
  currency_code: orElse(v.string(), 'USD'),
  /** Price per year without the offer; null if unknown. */
  original_price: price,
  /** Price for the first year; null if unknown. */
  raw_price: price,
  /** Number of units that the offer lasts; 0 if unknown. */
  interval_count: v.optional(numberOr(0), 0),
  /** `year` or `month`; empty if unknown. */
  interval_unit: v.optional(text, ''),
  discount_percentage: v.optional(numberOr(0), 0),
  /** Reason why the site doesn't get the offer; null if it does. */
  ineligible_reason: v.optional(orElse(v.nullable(v.string()), null), null),
});

/** GET `intro-offers` (SHR-068). Users who aren't linked get an error inside a 200 response. */
export const introOffersRead = defineRead('intro-offers', dataOf(requiredListOf(introOfferSchema)));

const discountSchema = v.object({
  /** Coupon code. */
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Percent, as a number or as a string that begins with a number; null if unknown. */
  discount: orElse(v.nullable(v.union([v.number(), v.string()])), null),
  /** End of the discount as an ISO date; empty if unknown. */
  expiry_date: v.optional(orElse(v.string(), ''), ''),
  is_used: v.optional(flag, false),
});
/** Discount that the provider grants this site (SHR-094). */
type SiteDiscount = v.InferOutput<typeof discountSchema>;

/** GET `site/discount` (SHR-060); null without a discount. */
export const siteDiscountRead = defineRead<SiteDiscount | null>(
  'site/discount',
  dataOf(
    v.union([
      discountSchema,
      // Without a discount, PHP sends an empty array or an object without a code.
      v.pipe(
        v.union([v.null(), v.tuple([]), v.object({ code: v.optional(v.literal('')) })]),
        v.transform(() => null),
      ),
    ]),
  ),
);
