import * as v from '@flightdeck/shared/schema';
import { areaFields } from './area-fields';

export { areaName } from './area-fields';
export { type AreaJson, areaJsonSchema } from './area-json';
export { type AreaName, isAreaName, type PartName, splitPartName } from './area-names';

/** `area.json` in the registry, with the fields that the build adds. */
export const areaManifestSchema = v.strictObject({
  ...areaFields,
  /**
   * Range of versions for each library of which a page has one copy, such as `{ "shared": "^1.2.0", "react": "^19.0.0" }`. The
   * build writes it. A wrong form counts as no range, so that it stops this area and not the page.
   */
  needs: v.fallback(v.record(v.string(), v.string()), {}),
});

export type AreaManifest = v.InferOutput<typeof areaManifestSchema>;
