import * as v from '@flightdeck/shared/schema';
import { type AreaName, isAreaName } from './area-names';
import { areaRoutesSchema } from './area-routes';

export { type AreaName, areasIn, isAreaName, type PartName, splitPartName } from './area-names';

/** screen: fills the outlet. overlay: above it. notice: in the notice area. part: inside a screen of any area. */
export const partKinds = ['screen', 'overlay', 'notice', 'part'] as const;

export const areaName = v.custom<AreaName>(isAreaName, 'must be the name of an area, such as mf-backup');

const partName = v.pipe(v.string(), v.regex(/^mf(-[a-z]+)+\/[a-z][a-z0-9-]*$/, 'must read area/part in kebab-case'));

/**
 * A path, or a path with conditions: for reads that some users may not make or that only make sense sometimes. The data
 * of a module that is off is a 404, and reads that need the provider are refused offline.
 */
const readSchema = v.union([
  v.string(),
  v.strictObject({
    path: v.string(),
    /** Only while this option is on. */
    setting: v.optional(v.string()),
    /** Only for users with this permission (`permissions` of the page state). */
    permission: v.optional(v.string()),
    /** Not in offline mode. */
    online: v.optional(v.literal(true)),
  }),
]);

const partSchema = v.strictObject({
  kind: v.picklist(partKinds),
  /**
   * Paths below `jetpack/v4/` that the part reads first; the page starts these reads before any of our code has loaded.
   */
  reads: v.optional(v.array(readSchema), []),
  /** Parts of other areas that it shows from the start, so that they load in the same round trip. */
  shows: v.optional(v.array(partName), []),
});

/**
 * `area.json`: the parts of an area, as its owners write them. Parsed strictly at build time; an unknown field is an error
 * that names it (docs/contracts.md, area.json).
 */
export const areaJsonSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: areaName,
  parts: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be kebab-case')), partSchema),
  /** Routes that the area brings itself. Those of areas without it are in `root-config/src/routes.ts`. */
  routes: v.optional(areaRoutesSchema),
  /** Parts that can also be mounted alone on other pages. */
  widgets: v.optional(v.array(v.string()), []),
});

export type AreaJson = v.InferOutput<typeof areaJsonSchema>;

/** `area.json` in the registry, with the fields that the build adds. */
export const areaManifestSchema = v.strictObject({
  ...areaJsonSchema.entries,
  /**
   * Range of versions for each library, shared entry and contract that the area uses, such as `{ "react": "^19.0.0" }`.
   * The build derives it from the imports.
   */
  needs: v.record(v.string(), v.string()),
});

export type AreaManifest = v.InferOutput<typeof areaManifestSchema>;
