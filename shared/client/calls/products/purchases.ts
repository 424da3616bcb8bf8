import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decodedText, flag, orElse, requiredListOf, text } from '@flightdeck/shared/schema';

/** ISO 8601, or the seconds since 1970; null or missing for no date. */
const dateSchema = v.optional(
  orElse<string | null>(v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), null),
  null,
);

const purchaseSchema = v.pipe(
  v.object({
    ID: orElse<string | number>(v.union([v.string(), v.number()]), ''),
    product_slug: text,
    product_name: decodedText,
    /** `1` if active, `0` if not. */
    active: flag,
    is_refundable: flag,
    expiry_date: dateSchema,
    expiryDate: dateSchema,
    subscribed_date: dateSchema,
    purchaseDate: dateSchema,
    expiry_status: text,
  }),
  v.transform(({ ID, expiryDate, purchaseDate, expiry_date, subscribed_date, active, ...rest }) => ({
    ...rest,
    id: String(ID),
    isActive: active,
    /** End date; null if the server gives none. Both spellings are read (OQ-177). */
    expiry_date: expiry_date || expiryDate,
    subscribed_date: subscribed_date || purchaseDate,
  })),
);

/** GET `site/purchases` (SHR-058): the purchases of the site. */
export const purchasesRead = defineRead('site/purchases', innerJson(requiredListOf(purchaseSchema)));
