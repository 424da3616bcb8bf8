import { defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decoded, decodedText, listOf, mapOf, numberOr, orElse, requiredListOf, text } from '@flightdeck/shared/schema';
import type { WireAnswers, WireValue } from '../flow/answers';

const answerSchema: v.GenericSchema<unknown, WireValue> = v.union([
  v.string(),
  v.boolean(),
  v.null(),
  requiredListOf(v.string()),
  // Earlier versions stored the number of steps, as a number or a string.
  v.pipe(v.number(), v.transform(String)),
]);

/** The answer to a write. A redirect can turn the write into a read, which has another answer. */
const written = v.literal(true);

/** GET `recommendations/data` (SHR-072): the saved answers. `[]` means none; null replaces malformed values. */
export const recommendationsDataRead = defineRead<WireAnswers>(
  'recommendations/data',
  mapOf(orElse(answerSchema, null)),
);

/**
 * POST `recommendations/data` (SHR-076): all answers, including unchanged ones. They replace the data of the site, so a missing
 * answer counts as null. null itself is left out, because Jetpack before 11.6 refuses it.
 */
export const writeRecommendationsData = (data: WireAnswers) =>
  request({ method: 'POST', path: 'recommendations/data', body: { data: withoutNull(data) } }, written);

const withoutNull = (data: WireAnswers): WireAnswers =>
  Object.fromEntries(Object.entries(data).filter(([, answer]) => answer !== null));

/** GET `recommendations/step`: the saved step. */
export const recommendationsStepRead = defineRead(
  'recommendations/step',
  v.pipe(
    v.object({ step: orElse(v.string(), 'not-started') }),
    v.transform(({ step }) => step),
  ),
);

/** POST `recommendations/step` (SHR-077): the step, which must be a known one, because the server stores any text. */
export const writeRecommendationsStep = (step: string) =>
  request({ method: 'POST', path: 'recommendations/step', body: { step } }, written);

const suggestionSchema = v.object({
  slug: v.string(),
  title: decodedText,
  description: decodedText,
  features: v.optional(listOf(decoded), []),
  cost: numberOr(0),
  /** For example `per month`. */
  cost_timeframe: v.optional(decodedText, ''),
  /** For example `billed yearly`. */
  billing_timeframe: v.optional(decodedText, ''),
  currency_code: orElse(v.string(), 'USD'),
  cta_text: v.optional(decodedText, ''),
  /** Address at the provider. */
  cta_link: v.optional(text, ''),
  disclaimer: v.optional(
    orElse(
      v.nullable(
        v.object({
          text: decodedText,
          link: v.optional(text, ''),
          link_text: v.optional(decodedText, ''),
          default_text: v.optional(decodedText, ''),
        }),
      ),
      null,
    ),
    null,
  ),
});
/** Product that the provider suggests for this site. */
export type ProductSuggestion = v.InferOutput<typeof suggestionSchema>;

/** GET `recommendations/product-suggestions` (SHR-073). Users who aren't linked get the string `"[]"`. */
export const productSuggestionsRead = defineRead(
  'recommendations/product-suggestions',
  v.union([
    requiredListOf(suggestionSchema),
    v.pipe(
      v.literal('[]'),
      v.transform((): ProductSuggestion[] => []),
    ),
  ]),
);

const upsellSchema = v.union([
  v.pipe(
    v.object({ hide_upsell: v.literal(true) }),
    v.transform(() => null),
  ),
  v.pipe(
    v.object({ ...suggestionSchema.entries, slug: v.optional(v.string()), product_slug: v.optional(v.string()) }),
    v.transform(({ slug, product_slug, ...rest }) => ({ ...rest, slug: product_slug ?? slug ?? '' })),
  ),
]);

/** GET `recommendations/upsell` (SHR-074); null if there is nothing to offer. Callers treat a failure like null (REC-086). */
export const upsellRead = defineRead<ProductSuggestion | null>('recommendations/upsell', upsellSchema);

/** GET `recommendations/conditional` (SHR-075): slugs of the recommendations that events on the site have triggered. */
export const conditionalRead = defineRead('recommendations/conditional', requiredListOf(v.string()));
