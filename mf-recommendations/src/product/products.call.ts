import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import {
  decoded,
  decodedText,
  flag,
  listOf,
  mapOf,
  numberOr,
  orElse,
  requiredListOf,
  text,
} from '@flightdeck/shared/schema';

const offerSchema = v.object({
  interval_unit: text,
  interval_count: numberOr(1),
  /** Price per interval while the offer lasts. */
  cost_per_interval: v.number(),
});

const productSchema = v.object({
  product_id: numberOr(0),
  product_slug: text,
  product_name: decodedText,
  description: v.optional(decodedText, ''),
  /** Price per term. */
  cost: numberOr(0),
  cost_display: v.optional(decodedText, ''),
  currency_code: orElse(v.string(), 'USD'),
  product_term: v.optional(text, ''),
  available: v.optional(flag, true),
  /** null for none. */
  introductory_offer: v.optional(orElse(v.nullable(offerSchema), null), null),
});

/**
 * GET `products` (SHR-065): all products by slug. Users who aren't linked get an error inside a 200 response.
 * @clientOnly
 */
export const productsRead = defineRead('products', mapOf(productSchema));

/** GET `site/products` (SHR-057): the products for this site, by slug. */
export const siteProductsRead = defineRead(
  'site/products',
  v.pipe(
    v.object({ data: v.pipe(v.custom<unknown>(hasProducts), mapOf(productSchema)) }),
    v.transform(({ data }) => data),
  ),
);

/** Returns whether `data` has products: some responses have the provider's error in their place. */
function hasProducts(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Object.hasOwn(data, 'error');
}

const planSchema = v.object({
  product_id: numberOr(0),
  product_slug: v.string(),
  product_name: decodedText,
  product_name_short: v.optional(v.nullable(decodedText), ''),
  raw_price: numberOr(0),
  formatted_price: decodedText,
  currency_code: orElse(v.string(), 'USD'),
  bill_period_label: v.optional(text, ''),
  features: v.optional(listOf(decoded), []),
});

/**
 * GET `plans` (SHR-061): plans for sale, requested as the user. Users who aren't linked get an empty response.
 * @clientOnly
 */
export const plansRead = defineRead('plans', requiredListOf(planSchema));
