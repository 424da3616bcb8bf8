import { relative } from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** Returns the modules that webpack has concatenated into a module; for any other module, the module alone. */
const mergedModules = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(mergedModules) : [module];

/** Returns a list with the file of a module; empty for a module without a file. */
const resourcesOf = (module: Module): string[] =>
  'resource' in module && typeof module.resource === 'string' ? [module.resource.replace(/\?.*$/, '')] : [];

/** Returns the source files in some chunks, relative to the repository. */
export function sourcesIn({ chunkGraph }: Compilation, chunks: Iterable<Chunk>, repo: string): Set<string> {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(
    modules
      .flatMap(mergedModules)
      .flatMap(resourcesOf)
      .map((path) => relative(repo, path)),
  );
}

/** Returns the source files of each chunk, by the name of the chunk. */
export const sourcesByChunk = (
  compilation: Compilation,
  chunks: Iterable<Chunk>,
  repo: string,
): Map<string, Set<string>> =>
  new Map([...chunks].map((chunk) => [chunk.name ?? String(chunk.id), sourcesIn(compilation, [chunk], repo)]));

/** The source files of a part, relative to the repository. */
export interface PartSources {
  /** Sources of the part's chunk, and of the common chunk of the area. */
  readonly first: ReadonlySet<string>;
  /** Sources of each chunk that the part loads later, by the name of the chunk. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the source files of each part. Leaves out chunks of other parts. */
export function partSources(
  compilation: Compilation,
  parts: readonly string[],
  repo: string,
): Map<string, PartSources> {
  const groupOf = (part: string) => compilation.namedChunkGroups.get(part);
  const partGroups = new Set<ChunkGroup | undefined>(parts.map(groupOf));
  const chunksOf = (groups: Iterable<ChunkGroup>) => new Set([...groups].flatMap((group) => group.chunks));
  return new Map(
    parts.map((part) => {
      const first = [groupOf('area'), groupOf(part)].filter((group) => group !== undefined);
      const later = new Set<ChunkGroup>();
      const visit = (group: ChunkGroup) => {
        for (const child of group.childrenIterable) {
          if (later.has(child) || partGroups.has(child)) continue;
          later.add(child);
          visit(child);
        }
      };
      first.forEach(visit);
      return [
        part,
        {
          first: sourcesIn(compilation, chunksOf(first), repo),
          later: sourcesByChunk(compilation, chunksOf(later), repo),
        },
      ];
    }),
  );
}
