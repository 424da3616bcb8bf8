import { defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, numberOr, orElse, requiredFlag, text } from '@flightdeck/shared/schema';

const settingsSchema = v.object({ module_active: flag, instant_search_enabled: flag });
/** Whether search is on, and whether it shows results as visitors type. */
export type SearchSettings = v.InferOutput<typeof settingsSchema>;

/** GET `search/settings` (SHR-048): the settings of search. @clientOnly */
export const searchSettingsRead = defineRead('search/settings', settingsSchema);

/** POST `search/settings` (SHR-049). @returns the values on the server after the write @clientOnly */
export const writeSearchSettings = (settings: SearchSettings): Promise<SearchSettings> =>
  request({ method: 'POST', path: 'search/settings', body: settings }, settingsSchema);

/** GET `search/plan` (SHR-050): the search plan. @clientOnly */
export const searchPlanRead = defineRead(
  'search/plan',
  v.object({
    supports_search: requiredFlag,
    supports_instant_search: flag,
    supports_only_classic_search: flag,
    tier_maximum_records: numberOr(0),
  }),
);

/** GET `search/stats` (SHR-051): the size of the search index. @clientOnly */
export const searchStatsRead = defineRead(
  'search/stats',
  v.object({
    post_count: v.number(),
    post_type_breakdown: orElse(v.record(v.string(), v.number()), {}),
    last_indexed_date: text,
  }),
);

/** GET `search/pricing` (SHR-052): the price of the search plan; `discount_price` is 0 if there is none. @clientOnly */
export const searchPricingRead = defineRead(
  'search/pricing',
  v.object({
    wpcom_product_slug: text,
    currency_code: text,
    full_price: v.number(),
    discount_price: numberOr(0),
  }),
);
