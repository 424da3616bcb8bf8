import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decodedText, flag, listOf, numberOr, orElse, requiredListOf, text } from '@flightdeck/shared/schema';

const siteSchema = v.object({
  plan: v.object({ product_slug: v.string(), product_name_short: v.optional(v.nullable(decodedText), '') }),
  /** Products in addition to the plan. */
  products: v.optional(listOf(v.object({ product_slug: v.string() })), []),
  options: v.optional(
    orElse(
      v.object({
        /** Space used by videos, in megabytes (SHR-095). */
        videopress_storage_used: v.optional(numberOr(0), 0),
        woocommerce_is_active: v.optional(flag, false),
      }),
      { videopress_storage_used: 0, woocommerce_is_active: false },
    ),
    {},
  ),
});

/** GET `site` (SHR-055): the provider's record of the site. */
export const siteRead = defineRead('site', innerJson(siteSchema));

const benefitSchema = v.object({
  name: text,
  title: decodedText,
  description: decodedText,
  /** A count, such as the number of blocked attacks; some benefits have none. */
  value: v.optional(v.nullable(v.union([v.number(), v.string()]))),
});
/** A feature that depends on the connection (SHR-094). */
export type Benefit = v.InferOutput<typeof benefitSchema>;

/** GET `site/benefits` (SHR-059): the features that depend on the connection, with their numbers. */
export const benefitsRead = defineRead('site/benefits', innerJson(requiredListOf(benefitSchema)));
