import { defineRead } from '@flightdeck/shared/api';
import { flag, number, orElse, text } from '@flightdeck/shared/contracts/field-schemas';
import * as v from '@flightdeck/shared/schema';

/** `{code, data}` with a real value in `data`. */
const dataOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ code: v.literal('success'), data: schema }),
    v.transform(({ data }) => data),
  );

const price = orElse(v.nullable(v.number()), null);

const introOfferSchema = v.object({
  product_slug: v.string(),
  currency_code: orElse(v.string(), 'USD'),
  /** Price of a year without the offer; null where none is said. */
  original_price: price,
  /** Price of the first year; null where none is said. */
  raw_price: price,
  /** How long the offer lasts: so many units; 0 where nothing is said. */
  interval_count: v.optional(number(0), 0),
  /** `year`, `month`; empty where nothing is said. */
  interval_unit: v.optional(text, ''),
  discount_percentage: v.optional(number(0), 0),
  /** Why this site does not get it; null: it does. */
  ineligible_reason: v.optional(orElse(v.nullable(v.string()), null), null),
});

/** GET `intro-offers` (SHR-068). Who is not linked gets an error inside a 200. */
export const introOffersRead = defineRead('intro-offers', dataOf(v.array(introOfferSchema)));

const discountSchema = v.object({
  /** Coupon code. */
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Percent, as a number or as a text that begins with one; 0 where nothing is said. */
  discount: orElse(v.union([v.number(), v.string()]), 0),
  /** When it ends, as an ISO text; empty where nothing is said. */
  expiry_date: v.optional(orElse(v.string(), ''), ''),
  is_used: v.optional(flag, false),
});
/** A discount that the provider grants this site (SHR-094). */
export type SiteDiscount = v.InferOutput<typeof discountSchema>;

/** GET `site/discount` (SHR-060); null: there is none. */
export const siteDiscountRead = defineRead<SiteDiscount | null>(
  'site/discount',
  dataOf(
    v.union([
      discountSchema,
      // Nothing: PHP's empty map, or an object without a code.
      v.pipe(
        v.union([v.null(), v.tuple([]), v.object({ code: v.optional(v.literal('')) })]),
        v.transform(() => null),
      ),
    ]),
  ),
);
