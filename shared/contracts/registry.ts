import * as v from '@flightdeck/shared/schema';
import { areaNames } from './area-manifest';
import { fileName, releasedEntrySchema, releaseFields } from './page-registry';

export { type RegistryEntry, registryEntrySchema, releasedEntrySchema } from './page-registry';

/** The pieces of the page itself. */
export const rootEntrySchema = v.strictObject({
  ...releaseFields,
  /** Deferred scripts in order. */
  scripts: v.array(fileName),
  styles: v.array(fileName),
  /** Markup of the empty page inside the mount element: shell and skeleton. */
  markup: v.string(),
  /** The inline script, to be printed letter for letter, and the hash that the CSP allows it by. */
  early: v.strictObject({ code: v.string(), hash: v.pipe(v.string(), v.regex(/^sha256-/)) }),
  /** Shared libraries that the page has, with versions. */
  provides: v.record(v.string(), v.string()),
  /** Embed script and widget loader: the files that `embed/1/` has copies of. */
  embed: v.optional(v.strictObject(releaseFields)),
});

/** One switch of an area or of the page, for `history` and `rollback`. The page is never sent any of it. */
export const historyItemSchema = v.strictObject({
  /** `found`: it was live already when the first deploy came. */
  what: v.picklist(['found', 'deploy', 'rollback']),
  version: v.string(),
  /** File of the release's entries, relative to the registry. */
  release: v.pipe(v.string(), v.regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/, 'must be a file of the set')),
  at: v.string(),
});
export type HistoryItem = v.InferOutput<typeof historyItemSchema>;

/** Releases by area. None has an `origin`: only a page takes files from elsewhere. */
const releasesSchema = v.strictObject(v.entriesFromList(areaNames, v.optional(releasedEntrySchema)));

/** `registry.json`: the one mutable file of a set; a deploy changes exactly one entry of it. */
export const registrySchema = v.strictObject({
  protocol: v.literal(1),
  /** Rises with each deploy: sites refuse a registry that is older than the one they know. */
  serial: v.optional(v.custom<number>(Number.isSafeInteger, 'must be a whole number')),
  /** Public keys it is signed with; its signatures are in `signatures/`. */
  signedBy: v.optional(v.array(v.string())),
  root: rootEntrySchema,
  areas: releasesSchema,
  /** Widget containers: an area each, mountable on pages without our root. Their names carry their versions. */
  widgets: releasesSchema,
  /** Releases that were live, oldest first, by area or `root-config`. */
  history: v.optional(v.record(v.string(), v.array(historyItemSchema))),
});

export type Registry = v.InferOutput<typeof registrySchema>;
export type RootEntry = v.InferOutput<typeof rootEntrySchema>;
/** @internal */
export type WidgetEntry = v.InferOutput<typeof releasedEntrySchema>;
