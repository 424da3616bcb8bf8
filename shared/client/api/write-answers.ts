import * as v from '@flightdeck/shared/schema';

/** The answer of the many writes that say no more than that they were carried out. */
export const success = v.object({ code: v.literal('success') });

/** Whatever a write answers besides a refusal: for files that carry no schema of their own (docs/decisions/007). */
export const anyAnswer = v.unknown();
