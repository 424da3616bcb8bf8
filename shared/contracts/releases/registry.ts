import * as v from '@flightdeck/shared/schema';
import { areaNameSchema } from '../areas/area-manifest';
import { fileName, releasedEntrySchema, releaseFields } from './page-registry';
import { releaseFile, stagedHistoryItemSchema, stagedSchema } from './staged';

export { type RegistryEntry, registryEntrySchema, releasedEntrySchema } from './page-registry';

/** The files of the page itself. */
export const rootEntrySchema = v.strictObject({
  ...releaseFields,
  /** Deferred scripts in order. */
  scripts: v.array(fileName),
  styles: v.array(fileName),
  /** Markup of the empty page inside the mount element: shell and skeleton. */
  markup: v.string(),
  /** The inline script, to be printed unchanged, and its hash for the CSP. */
  early: v.strictObject({ code: v.string(), hash: v.pipe(v.string(), v.regex(/^sha256-/)) }),
  /** Version of each library that the page provides to its areas: `shared`, `react`, `react-dom`, `single-spa`. */
  provides: v.record(v.string(), v.string()),
  /** Embed script and widget loader, which are also copied to `embed/1/`. */
  embed: v.optional(v.strictObject(releaseFields)),
});

/** One change of the live release of an area or the page, for `history` and `rollback`. Pages do not get it. */
export const historyItemSchema = v.strictObject({
  /** `found`: the release was live before the first deploy. */
  what: v.picklist(['found', 'deploy', 'rollback']),
  version: v.string(),
  /** File with the registry entries of the release, relative to the registry. */
  release: releaseFile,
  /** Time of the change, ISO 8601. */
  at: v.string(),
});
export type HistoryItem = v.InferOutput<typeof historyItemSchema>;

/** Releases by area. None has an `origin`: only a page loads files from another place. */
const releasesSchema = v.record(areaNameSchema, releasedEntrySchema);

/** `registry.json`: the one mutable file of a set; a deploy changes exactly one entry of it. */
export const registrySchema = v.strictObject({
  protocol: v.literal(1),
  /** Rises with each deploy: a site that checks signatures refuses a registry that is not newer than the last one it accepted. */
  serial: v.optional(v.custom<number>(Number.isSafeInteger, 'must be a whole number')),
  /** Public keys of the signatures. The signatures are in `signatures/`. */
  signedBy: v.optional(v.array(v.string())),
  root: rootEntrySchema,
  areas: releasesSchema,
  /**
   * Containers with the widgets of an area, by area, for pages without our root. Container names include the version, so that two
   * releases can be on one page.
   */
  widgets: releasesSchema,
  /** Releases that only some users get, by area. */
  staged: v.optional(v.record(areaNameSchema, stagedSchema)),
  /** Changes of staged releases, oldest first. */
  stagedHistory: v.optional(v.record(areaNameSchema, v.array(stagedHistoryItemSchema))),
  /** Releases that were live, oldest first, by area or `root-config`. */
  history: v.optional(v.record(v.string(), v.array(historyItemSchema))),
});

export type Registry = v.InferOutput<typeof registrySchema>;
export type RootEntry = v.InferOutput<typeof rootEntrySchema>;
/** @internal */
export type WidgetEntry = v.InferOutput<typeof releasedEntrySchema>;
