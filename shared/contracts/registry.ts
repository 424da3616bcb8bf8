import * as v from 'valibot';
import { areaManifestSchema, areaNames } from './area-manifest';

const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 hash'));

/** File name inside the version folder → its hash. */
const files = v.record(v.string(), sha384);

const releaseFields = {
  /** Version folder, relative to the registry's address and ending in a slash: `mf-dashboard/0.1.0-1a2b3c4d/`. */
  base: v.pipe(v.string(), v.regex(/\/$/, 'must end in a slash')),
  version: v.string(),
  files,
};

/**
 * One released area. `manifest` is its `area.json`; `chunks` names, per part, the files it needs besides the entry, so
 * that all of them load in one round trip.
 */
export const registryEntrySchema = v.strictObject({
  ...releaseFields,
  entry: v.string(),
  /** Name of the global that the entry defines. */
  container: v.string(),
  manifest: areaManifestSchema,
  chunks: v.record(v.string(), v.array(v.string())),
  /** Version of `@flightdeck/shared` that it was built with: stateless entries of an older page are not good enough for it. */
  sharedVersion: v.string(),
  /** Set while a development server stands in for the files: absolute base address of that server. */
  origin: v.optional(v.pipe(v.string(), v.url())),
});

/** What the page itself consists of. */
export const rootEntrySchema = v.strictObject({
  ...releaseFields,
  /** Deferred scripts in order. */
  scripts: v.array(v.string()),
  styles: v.array(v.string()),
  /** Markup of the empty page inside the mount element: frame and skeleton. */
  markup: v.string(),
  /** The inline script, to be printed letter for letter, and the hash that the CSP allows it by. */
  early: v.strictObject({ code: v.string(), hash: v.pipe(v.string(), v.regex(/^sha256-/)) }),
  /** Shared libraries that the page has, with versions. */
  provides: v.record(v.string(), v.string()),
});

/** A widget container: one area, mountable on pages without our root. Its name carries its version. */
export const widgetEntrySchema = v.strictObject({
  ...releaseFields,
  entry: v.string(),
  container: v.string(),
  manifest: areaManifestSchema,
  chunks: v.record(v.string(), v.array(v.string())),
  sharedVersion: v.string(),
});

/** `registry.json`: the one mutable file of a set; a deploy changes exactly one entry of it. */
export const registrySchema = v.strictObject({
  protocol: v.literal(1),
  root: rootEntrySchema,
  areas: v.partial(v.strictObject(v.entriesFromList(areaNames, registryEntrySchema))),
  widgets: v.partial(v.strictObject(v.entriesFromList(areaNames, widgetEntrySchema))),
});

export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryEntry = v.InferOutput<typeof registryEntrySchema>;
export type RootEntry = v.InferOutput<typeof rootEntrySchema>;
export type WidgetEntry = v.InferOutput<typeof widgetEntrySchema>;

/** What of the registry travels in the page: the areas, without the page's own parts. */
export const pageRegistrySchema = v.object({
  /** Absolute address of the folder that the registry's `base` fields are relative to. */
  url: v.string(),
  areas: registrySchema.entries.areas,
});
export type PageRegistry = v.InferOutput<typeof pageRegistrySchema>;
