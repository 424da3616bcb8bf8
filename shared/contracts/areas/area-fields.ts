import * as v from '@flightdeck/shared/schema';
import { type AreaName, isAreaName } from './area-names';

/**
 * Where a part is shown: in the main slot (screen), above it (overlay), among the notices (notice), inside a screen of
 * any area (part), or only on other pages (widget).
 */
export const partKinds = ['screen', 'overlay', 'notice', 'part', 'widget'] as const;

export const areaNameSchema = v.custom<AreaName>(isAreaName);

const partNameSchema = v.pipe(
  v.string(),
  v.regex(/^mf(-[a-z]+)+\/[a-z][a-z0-9-]*$/, 'must be area/part in kebab-case'),
);

/**
 * A path, or a path with the conditions under which the page sends the read. Conditions avoid errors: the server answers 404 for the
 * data of a module that is off, and a site in offline mode refuses reads that need the provider.
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

/** The name of a part inside its area. */
export const localPartNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be kebab-case'));

export const partSchema = v.strictObject({
  kind: v.picklist(partKinds),
  /**
   * Paths below `jetpack/v4/` that the part reads first; the page starts these reads before any of our code has loaded.
   */
  reads: v.optional(v.array(readSchema), []),
  /** Parts of other areas that this part shows from the start, so that they load in the same round trip. */
  shows: v.optional(v.array(partNameSchema), []),
});

/** Fields of `area.json` that the registry has too. */
export const areaFields = {
  $schema: v.optional(v.string()),
  name: areaNameSchema,
  parts: v.record(localPartNameSchema, partSchema),
  /** Parts that can be mounted alone on other pages. */
  widgets: v.optional(v.array(v.string()), []),
};
