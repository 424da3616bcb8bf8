import * as v from '@flightdeck/shared/schema';
import { areaFields, localPartNameSchema, partSchema } from './area-fields';

export { areaNameSchema } from './area-fields';
export { type AreaJson, areaJsonSchema } from './area-json';
export { type AreaName, isAreaName, type PartName, splitPartName } from './area-names';

/** `area.json` in the registry, with the fields that the build adds. */
export const areaManifestSchema = v.strictObject({
  ...areaFields,
  parts: v.record(
    localPartNameSchema,
    v.strictObject({
      ...partSchema.entries,
      /**
       * Modules of the cards of a settings tab. The page shows the tab if the site has one of these modules. The build reads the
       * list from the cards. Without a list, the tab is always shown.
       */
      modules: v.fallback(v.optional(v.array(v.string())), undefined),
    }),
  ),
  /**
   * Range of versions for each library of which a page has one copy, such as `{ "shared": "^1.2.0", "react": "^19.0.0" }`. The
   * build writes the ranges. An invalid value is read as no ranges, so that only this area fails and not the page.
   */
  needs: v.fallback(v.record(v.string(), v.string()), {}),
});

export type AreaManifest = v.InferOutput<typeof areaManifestSchema>;
