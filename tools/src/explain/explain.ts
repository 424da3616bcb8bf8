import { isAreaName } from '@flightdeck/shared/contracts/areas';
import { type StackFrame, stackFrames } from '@flightdeck/shared/contracts/page';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import * as v from 'valibot';
import { mapName, type StoredMap, storedMapSchema } from '../build/plugins/source-maps';
import { DeployError } from '../common/outcome';
import type { MapStore } from '../deploy/maps/map-store';
import { foldersOf, pageUnit, type Release, releaseOf, stagedOf, type VersionFolder } from '../deploy/releases/release';
import type { Target } from '../deploy/targets/target';

/** A position in a source file. */
export interface SourcePosition {
  /** Path relative to the repository. */
  readonly source: string;
  /** Counted from 1, like `column`. */
  readonly line: number;
  readonly column: number;
  /** The code in the line, at most 160 characters; missing for files without code in the source map. */
  readonly text?: string;
}

/** A position of a report with its source, or why there is none. */
export interface Explanation {
  readonly frame: StackFrame;
  readonly found: SourcePosition | { readonly problem: string };
}

/**
 * Finds the sources of all positions in a report.
 * @param report text of a support report, of a failure panel, or of a browser's console
 * @throws DeployError for a report without positions
 */
export async function explain(report: string, target: Target, maps: MapStore): Promise<Explanation[]> {
  const frames = stackFrames(report);
  if (frames.length === 0)
    throw new DeployError(
      'usage',
      'The report has no stack.',
      'Copy the report after the failure, on the page that failed, or the details of the failure panel. A position looks like mf-settings/1.2.0-1a2b3c4d/security.js:2:345.',
    );
  const mapsByFile = new Map<string, ReturnType<typeof mapOf>>();
  return Promise.all(
    frames.map(async (frame) => {
      const mapPromise = mapsByFile.get(frame.file) ?? mapOf(frame.file, target, maps);
      mapsByFile.set(frame.file, mapPromise);
      const result = await mapPromise;
      if ('problem' in result) return { frame, found: result };
      const found = sourcePosition(result.map, frame) ?? { problem: 'The file has no code at this position.' };
      return { frame, found };
    }),
  );
}

/** Reads the source map of a built file, or returns why there is none. */
async function mapOf(
  file: string,
  target: Target,
  maps: MapStore,
): Promise<{ readonly map: StoredMap } | { readonly problem: string }> {
  const [unit = '', version = '', name = ''] = file.split('/');
  const folder = await findVersionFolder(target, `${unit}/${version}/`);
  const data = await maps.get(mapName(file));
  if (!data)
    return {
      problem: folder
        ? `${maps.name} has no source map of this file.`
        : `${target.name} has no release ${unit} ${version}.`,
    };
  const map = readMap(data);
  if (!map) return { problem: `${mapName(file)} in ${maps.name} is damaged.` };
  const hash = folder?.files[name];
  if (folder && map.x_flightdeck_integrity !== hash)
    return { problem: `${mapName(file)} in ${maps.name} is the source map of another build.` };
  return { map };
}

/** Returns explanations as lines to print. */
export const explanationLines = (all: readonly Explanation[]): string[] =>
  all.flatMap(({ frame: { file, line, column }, found }) => {
    const position = `${file}:${line}:${column}`;
    if ('problem' in found) return [position, `  ${found.problem}`];
    const text = found.text === undefined ? [] : [`    ${found.text}`];
    return [position, `  ${found.source}:${found.line}:${found.column}`, ...text];
  });

const folderIn = (release: Release | undefined, base: string): VersionFolder | undefined =>
  release && foldersOf(release).find((folder) => folder.base === base);

/**
 * Finds a version folder among the live, staged and earlier releases of a target; undefined if there is none.
 * @param base `mf-settings/0.3.0-5e6f7a8b/`
 */
async function findVersionFolder(target: Target, base: string): Promise<VersionFolder | undefined> {
  const registry = await target.read();
  const [name = '', version] = base.split('/');
  const area = name.replace(/-widgets$/, '');
  const unit = isAreaName(area) ? area : pageUnit;
  const live = folderIn(releaseOf(registry, unit), base);
  if (live) return live;
  const staged = stagedOf(registry, unit)?.release;
  const earlier = (registry.history?.[unit] ?? [])
    // The embed script and widgets have separate versions, so any release may have their folder.
    .filter((item) => name !== unit || item.version === version)
    .map(({ release }) => release);
  for (const file of new Set([...(staged ? [staged] : []), ...earlier.reverse()])) {
    const found = folderIn(await target.release(file), base);
    if (found) return found;
  }
  return undefined;
}

/** Maximum number of characters to show of a line: a compiled style sheet is one line. */
const maxLineLength = 160;

/** Reads a stored source map; null when it is damaged. */
function readMap(data: Buffer): StoredMap | null {
  try {
    return v.parse(storedMapSchema, JSON.parse(data.toString()));
  } catch {
    return null;
  }
}

/** Returns the source of a position in a built file; null when the map has none for it. */
function sourcePosition(map: StoredMap, { line, column }: StackFrame): SourcePosition | null {
  const { sourcesContent = [], names, sources, mappings } = map;
  const trace = new TraceMap({ version: 3, sources, sourcesContent, names, mappings });
  // Stacks count columns from 1, source maps from 0.
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (found.source === null) return null;
  const text = sourceContentFor(trace, found.source)?.split('\n')[found.line - 1]?.trim().slice(0, maxLineLength);
  return { source: found.source, line: found.line, column: found.column + 1, ...(text && { text }) };
}
