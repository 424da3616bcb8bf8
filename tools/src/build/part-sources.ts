import { relative } from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** Modules that webpack has merged into one file of its own making count as themselves. */
const single = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(single) : [module];

const resourceOf = (module: Module): string[] =>
  'resource' in module && typeof module.resource === 'string' ? [module.resource.replace(/\?.*$/, '')] : [];

/** Returns the source files in some chunks, relative to the repository. */
export function sourcesIn({ chunkGraph }: Compilation, chunks: Iterable<Chunk>, repo: string): Set<string> {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(
    modules
      .flatMap(single)
      .flatMap(resourceOf)
      .map((path) => relative(repo, path)),
  );
}

/** Returns whether a group of chunks is the own copy of a shared entry, which a page of our root provides. */
const isOwnCopy = (group: ChunkGroup): boolean =>
  [...group.blocksIterable].every(
    ({ parent }) => parent && 'type' in parent && parent.type === 'consume-shared-module',
  );

interface Area {
  /** Names of all parts of the area. */
  readonly parts: readonly string[];
  /** The parts to look at. */
  readonly wanted: readonly string[];
  /** Includes own copies of shared entries: for widgets, which run on pages without our root. */
  readonly isAlone: boolean;
}

/**
 * Returns the source files of each wanted part of an area: those in its chunk, in chunks that it loads later, and in the common chunk
 * of the area. Other parts of the area are left out.
 */
export function partSources(
  compilation: Compilation,
  { parts, wanted, isAlone }: Area,
  repo: string,
): Map<string, Set<string>> {
  const groupOf = (part: string) => compilation.namedChunkGroups.get(part);
  const ofParts = new Set<ChunkGroup | undefined>(parts.map(groupOf));
  return new Map(
    wanted.map((part) => {
      const found = new Set<ChunkGroup>();
      const visit = (group: ChunkGroup | undefined) => {
        if (!group || found.has(group)) return;
        found.add(group);
        for (const child of group.childrenIterable)
          if (!ofParts.has(child) && (isAlone || !isOwnCopy(child))) visit(child);
      };
      visit(groupOf('area'));
      visit(groupOf(part));
      const chunks = [...found].flatMap((group) => group.chunks);
      return [part, sourcesIn(compilation, chunks, repo)];
    }),
  );
}
