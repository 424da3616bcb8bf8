import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Returns the folder with the source maps of a set: beside the set, so that its web server does not serve them. */
export const mapsOf = (set: string): string => `${set}.maps`;

/** Returns the name of a file's source map. */
export const mapName = (file: string): string => `${file}.map`;

/** Returns whether a file is a source map, by its name. */
export const isMap = (name: string): boolean => name.endsWith('.map');

/** A source map as this project stores it: version 3 of the format, with the hash of its file. */
export const storedMapSchema = v.looseObject({
  version: v.literal(3),
  /** Relative to the repository. */
  sources: v.array(v.nullable(v.string())),
  /** Text of the project's own sources. */
  sourcesContent: v.optional(v.array(v.nullable(v.string()))),
  names: v.array(v.string()),
  mappings: v.string(),
  /** Hash of the file that the map describes, as in the registry. */
  x_flightdeck_integrity: v.string(),
});
export type StoredMap = v.InferOutput<typeof storedMapSchema>;

const builtMapSchema = v.looseObject({
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.nullable(v.string())), []),
});

/** Returns the path in webpack's name of a source, such as `path` in `webpack://name/./path?query`. */
export const sourcePath = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').replace(/\?.*$/, '');

/**
 * Returns the JSON of a source map to store.
 * @param text JSON of webpack's source map
 * @param hash of the file that the map describes
 */
export function storedMap(text: string, hash: string): string {
  const built = v.parse(builtMapSchema, JSON.parse(text));
  const sources = built.sources.map(sourcePath);
  // Packages are public, and their text would be most of the map.
  const sourcesContent = sources.map((path, index) =>
    path.startsWith('node_modules/') ? null : (built.sourcesContent[index] ?? null),
  );
  return JSON.stringify({ ...built, sources, sourcesContent, x_flightdeck_integrity: hash });
}

/**
 * Writes the source maps of a release.
 * @param from folder with webpack's output
 * @param base folder of the release, relative to the set
 * @param files file name → hash
 */
export function writeMaps(from: string, set: string, base: string, files: Readonly<Record<string, string>>): void {
  const folder = join(mapsOf(set), base);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(from).filter(isMap)) {
    const hash = files[name.slice(0, -'.map'.length)];
    if (hash) writeFileSync(join(folder, name), storedMap(readFileSync(join(from, name), 'utf8'), hash));
  }
}
