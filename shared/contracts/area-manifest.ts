import * as v from '@flightdeck/shared/schema';
import { areaFields } from './area-fields';

export { areaName } from './area-fields';
export { type AreaJson, areaJsonSchema } from './area-json';
export { type AreaName, isAreaName, type PartName, splitPartName } from './area-names';

/** `area.json` in the registry, with the fields that the build adds. */
export const areaManifestSchema = v.strictObject({
  ...areaFields,
  /**
   * Range of versions for each library, shared entry and contract that the area uses, such as `{ "react": "^19.0.0" }`.
   * The build derives it from the imports.
   */
  needs: v.record(v.string(), v.string()),
});

export type AreaManifest = v.InferOutput<typeof areaManifestSchema>;
