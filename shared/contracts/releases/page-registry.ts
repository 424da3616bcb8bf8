import * as v from '@flightdeck/shared/schema';
import { areaManifestSchema, areaNameSchema } from '../areas/area-manifest';

/* The fields of the registry that a page reads when it starts. The others are in `registry.ts`, so that no visit
   downloads them. */

const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 hash'));

/** One path segment. It has no leading dot, so that it can name neither a parent folder nor a hidden file. */
export const fileName = v.pipe(v.string(), v.regex(/^(?!\.)[\w.-]+$/, 'must be a plain file name'));

/** Fields of every release, whether of an area or of the page. */
export const releaseFields = {
  /** Version folder, relative to the registry's address and ending in a slash: `mf-dashboard/0.1.0-1a2b3c4d/`. */
  base: v.pipe(v.string(), v.regex(/^((?!\.)[\w.-]+\/)+$/, 'must be a folder of the set, ending in a slash')),
  version: fileName,
  /** File name inside the version folder → its hash. */
  files: v.record(fileName, sha384),
};

/**
 * One released area. `manifest` is its `area.json`; `chunks` lists, per part, the files it needs besides the entry, so
 * that all of them load in one round trip.
 */
export const releasedEntrySchema = v.strictObject({
  ...releaseFields,
  entry: fileName,
  /** Name of the global that the entry defines. */
  container: v.string(),
  manifest: areaManifestSchema,
  chunks: v.record(v.string(), v.array(fileName)),
});

/** An area in the registry of a page. */
export const registryEntrySchema = v.strictObject({
  ...releasedEntrySchema.entries,
  /** Absolute base address of a development server or an override; only if the files come from there. */
  origin: v.optional(v.pipe(v.string(), v.url())),
});

export type RegistryEntry = v.InferOutput<typeof registryEntrySchema>;

type ReleasedEntry = v.InferOutput<typeof releasedEntrySchema>;

/** Returns the names of the files that a page may load to show the parts of an area. */
export const loadedFiles = ({ entry, chunks }: Pick<ReleasedEntry, 'entry' | 'chunks'>): readonly string[] => [
  entry,
  ...Object.values(chunks).flat(),
];

/** Returns whether each file that a page may load has a hash. */
export const hasAllHashes = (release: Pick<ReleasedEntry, 'entry' | 'chunks' | 'files'>): boolean =>
  loadedFiles(release).every((name) => Object.hasOwn(release.files, name));

/** The areas of a page by name. */
export const areasSchema = v.record(areaNameSchema, registryEntrySchema);

/** The fields of the registry that the page state has: the areas, without the files of the page itself. */
export const pageRegistrySchema = v.object({
  /** Absolute address that the registry's `base` fields are relative to. */
  url: v.string(),
  areas: areasSchema,
});
export type PageRegistry = v.InferOutput<typeof pageRegistrySchema>;
