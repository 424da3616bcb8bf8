import * as v from '@flightdeck/shared/schema';

/** The answer of the many writes that say no more than that they were carried out. */
export const success = v.object({ code: v.literal('success') });

/** Any answer to a write except a refusal: for files that carry no schema (docs/decisions/007). */
export const anyAnswer = v.unknown();
