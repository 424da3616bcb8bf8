import * as v from '@flightdeck/shared/schema';

/** The answer of the many writes that return only a success code. */
export const success = v.object({ code: v.literal('success') });

/** Accepts any answer to a write except a refusal: for files that include no schema (docs/decisions/007). */
export const anyAnswer = v.unknown();
