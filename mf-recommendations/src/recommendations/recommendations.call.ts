import { anyAnswer, defineRead, request } from '@flightdeck/shared/api';
import { listOf, mapOf, number, orElse, text } from '@flightdeck/shared/contracts/field-schemas';
import * as v from '@flightdeck/shared/schema';

/** Value of one answer: the server takes nothing else. */
export type Answer = string | boolean | null | readonly string[];
/** What the assistant was told, by the server's names: `site-type-store`, `selectedRecommendations`, … */
export type RecommendationsData = Readonly<Record<string, Answer>>;

const answerSchema: v.GenericSchema<unknown, Answer> = v.union([
  v.string(),
  v.boolean(),
  v.null(),
  v.array(v.string()),
  // An empty map among the answers is a list to PHP; a number comes from older versions.
  v.pipe(v.number(), v.transform(String)),
]);

/** GET `recommendations/data` (SHR-072): the answers so far; none are `[]`, and one of another kind is null. */
export const recommendationsDataRead = defineRead<RecommendationsData>(
  'recommendations/data',
  mapOf(orElse(answerSchema, null)),
);

/** POST `recommendations/data` (SHR-076): all answers, also those that did not change. */
export const writeRecommendationsData = (data: RecommendationsData) =>
  request({ method: 'POST', path: 'recommendations/data', body: { data } }, anyAnswer);

/** GET `recommendations/step`: the step that the assistant is at. */
export const recommendationsStepRead = defineRead(
  'recommendations/step',
  v.pipe(
    v.object({ step: orElse(v.string(), 'not-started') }),
    v.transform(({ step }) => step),
  ),
);

/** POST `recommendations/step` (SHR-077). The server stores any text: check it before. */
export const writeRecommendationsStep = (step: string) =>
  request({ method: 'POST', path: 'recommendations/step', body: { step } }, anyAnswer);

const suggestionSchema = v.object({
  slug: v.string(),
  title: text,
  description: text,
  features: v.optional(listOf(v.string()), []),
  cost: number(0),
  /** As `per month`. */
  cost_timeframe: v.optional(text, ''),
  /** As `billed yearly`. */
  billing_timeframe: v.optional(text, ''),
  currency_code: orElse(v.string(), 'USD'),
  cta_text: v.optional(text, ''),
  /** Address of the provider. */
  cta_link: v.optional(text, ''),
  disclaimer: v.optional(
    orElse(
      v.nullable(
        v.object({
          text,
          link: v.optional(text, ''),
          link_text: v.optional(text, ''),
          default_text: v.optional(text, ''),
        }),
      ),
      null,
    ),
    null,
  ),
});
/** A product that the provider suggests to this site. */
export type ProductSuggestion = v.InferOutput<typeof suggestionSchema>;

/** GET `recommendations/product-suggestions` (SHR-073). Who is not linked gets the text `"[]"`. */
export const productSuggestionsRead = defineRead(
  'recommendations/product-suggestions',
  v.union([
    v.array(suggestionSchema),
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

/** GET `recommendations/upsell` (SHR-074); null: nothing is to be offered. A failure counts as that too (REC). */
export const upsellRead = defineRead<ProductSuggestion | null>('recommendations/upsell', upsellSchema);

/** GET `recommendations/conditional` (SHR-075): slugs of recommendations that came up since the last visit. */
export const conditionalRead = defineRead('recommendations/conditional', v.array(v.string()));
