import * as v from '@flightdeck/shared/schema';

/**
 * Field `reads` of the page state: where the first reads of a page get their answers. Only the inline script reads it
 * (root-config/src/early.ts), so it is not in the schema that each page loads.
 */
export const pageReadsSchema = v.object({
  /** Reads, as `readId` writes them, whose answers are in the block `flightdeck-answers` of this page. */
  inPage: v.array(v.string()),
  /** Path below the REST root of the route that answers several reads. */
  route: v.string(),
});

export type PageReads = v.InferOutput<typeof pageReadsSchema>;
